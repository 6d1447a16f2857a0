// The screen stays on while somebody plays beside the phone, where the device allows it.

/** Keep the screen on, also after the page was hidden and is back. Returns what ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function request(): Promise<void> {
    if (ended || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const granted = await navigator.wakeLock?.request('screen');
      if (ended) void granted?.release();
      else lock = granted ?? null;
    } catch {
      // Refused, for example to save the battery: the screen goes dark as usual.
    }
  }

  const onVisible = () => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
