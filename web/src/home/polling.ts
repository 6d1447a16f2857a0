// Looking again and again at what nobody tells us about, as long as somebody looks at the page.

/** Do `look` now, every so often while the page can be seen, and when it can be seen again. Gives a way to stop. */
export function whileSeen(look: () => Promise<void>, every: number): () => void {
  let underWay = false;
  async function once() {
    if (document.hidden || underWay) return;
    underWay = true;
    await look().finally(() => (underWay = false));
  }
  void once();
  const timer = setInterval(() => void once(), every);
  const seen = () => void once();
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
