// Polling for lists that the server does not push.

/** Calls `load` now, at an interval while the page is visible, and when it becomes visible again. Returns a function that
 * stops it. */
export function pollWhileVisible(load: () => Promise<void>, intervalMs: number): () => void {
  let busy = false;
  async function once() {
    if (document.hidden || busy) return;
    busy = true;
    await load().finally(() => (busy = false));
  }
  void once();
  const timer = setInterval(() => void once(), intervalMs);
  const onVisible = () => void once();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
