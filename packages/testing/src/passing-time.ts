import { setTimeout as wait } from 'node:timers/promises';

// The one place where the helpers of tests let time pass and look at a clock. They look again and again at what no event
// tells, as whether a program of others listens; they call at a rate, which is a load; and they measure for the bench.
// A test waits for an event, and asserts what was done in place of how long it took: `tools/passing-time.test.ts`.

/** Only what hangs takes this long, in milliseconds. */
export const patienceMs = 600_000;

/** Lets some milliseconds pass. */
export const pause = (ms: number): Promise<void> => wait(ms);

/** Returns a function that tells the milliseconds since then. */
export function stopwatch(): () => number {
  const begun = performance.now();
  return () => performance.now() - begun;
}

/** Looks until something is so, and returns whether it is by then. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { withinMs = patienceMs, lookMs = 20 } = {},
): Promise<boolean> {
  const elapsed = stopwatch();
  for (;;) {
    if (await isSo()) return true;
    if (elapsed() > withinMs) return false;
    await pause(lookMs);
  }
}
