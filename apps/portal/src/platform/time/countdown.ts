/** Often enough to show every second, even when a timer is late. */
const everyMs = 500;

/**
 * Calls back with the whole seconds left, at once and down to zero. It measures the time passed, so it is right again
 * after the page was hidden and its timers slept. Returns a function that stops it.
 */
export function startCountdown(ms: number, show: (secondsLeft: number) => void): () => void {
  const end = performance.now() + ms;
  let shown = -1;
  function tick(): void {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
    if (left === 0) clearInterval(timer);
    if (left !== shown) show((shown = left));
  }
  const timer = setInterval(tick, everyMs);
  tick();
  return () => clearInterval(timer);
}
