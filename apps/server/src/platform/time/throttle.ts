import type { Clock } from './clock.ts';

/** Makes a task of housekeeping that may be asked for at any time and is done once in `everyMs` at most. */
export function nowAndThen(
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
