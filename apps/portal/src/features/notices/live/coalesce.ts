import { randomFraction } from '#platform/time/delay.ts';

/**
 * Coalesces requests for a task: it runs once for all that come before it starts, and once more for those that come
 * while it runs.
 */
export function coalesce(run: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let isRunning = false;
  let isRequestedAgain = false;

  async function go(): Promise<void> {
    due = Number.POSITIVE_INFINITY;
    isRunning = true;
    isRequestedAgain = false;
    await run().catch(() => undefined);
    isRunning = false;
    if (isRequestedAgain) schedule(0);
  }

  /** Requests a run within so many milliseconds, at random: pages of many users are notified in the same moment. */
  function schedule(ms: number): void {
    if (isRunning) {
      isRequestedAgain = true;
      return;
    }
    const wait = randomFraction() * ms;
    if (performance.now() + wait >= due) return;
    clearTimeout(timer);
    due = performance.now() + wait;
    timer = setTimeout(() => void go(), wait);
  }

  return {
    schedule,
    stop(): void {
      clearTimeout(timer);
      due = Number.POSITIVE_INFINITY;
    },
  };
}
