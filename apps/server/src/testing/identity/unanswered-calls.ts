import { onTestFinished, vi } from 'vitest';

/** Milliseconds: a service that says nothing is known for one at once. */
const soon = 1;

/**
 * Lets calls to external services be given up soon in place of at their limit, until the test ends. What that limit is,
 * `outbound.test.ts` shows.
 */
export function giveUpCallsSoon(): void {
  const usual = AbortSignal.timeout.bind(AbortSignal);
  const hastened = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => usual(soon));
  onTestFinished(() => hastened.mockRestore());
}
