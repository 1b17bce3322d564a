import { coalesce } from '@portal/common/coalesce';
import { randomFraction } from '#platform/time/delay.ts';

/** Coalesces requests for a task that may wait: each names a time within which it starts. Failures are not reported. */
export function coalesceWithin(run: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  const task = coalesce(run, () => undefined);

  function start(): void {
    due = Number.POSITIVE_INFINITY;
    task.request();
  }

  /** Requests a run within so many milliseconds, at random: pages of many users are notified in the same moment. */
  function schedule(ms: number): void {
    if (task.isRunning()) return task.request();
    const wait = randomFraction() * ms;
    if (performance.now() + wait >= due) return;
    clearTimeout(timer);
    due = performance.now() + wait;
    timer = setTimeout(start, wait);
  }

  return {
    schedule,
    stop(): void {
      clearTimeout(timer);
      due = Number.POSITIVE_INFINITY;
    },
  };
}
