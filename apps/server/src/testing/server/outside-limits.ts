import { onTestFinished, vi } from 'vitest';

/**
 * Lets a call to a service outside be given up after a millisecond in place of its limit, until the test ends: a service
 * that says nothing is known at once for one. What the limits are is shown where they stand.
 */
export function hastenOutsideLimits(): void {
  const usual = AbortSignal.timeout.bind(AbortSignal);
  const hastened = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => usual(1));
  onTestFinished(() => hastened.mockRestore());
}
