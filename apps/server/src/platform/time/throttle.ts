import type { Clock } from './clock.ts';

/** Throttles a housekeeping task: it may be called at any time and runs once per `everyMs` at most. */
export function throttle(
  { clock, everyMs }: { clock: Clock; everyMs: number },
  task: (now: Date) => Promise<unknown>,
): () => Promise<void> {
  let doneAt = 0;
  return async () => {
    const now = clock.now();
    if (Math.abs(now.getTime() - doneAt) < everyMs) return;
    doneAt = now.getTime();
    await task(now);
  };
}
