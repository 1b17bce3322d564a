/** Waits for a number of milliseconds or until the signal is aborted; never rejects. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal?.aborted) resolve();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

const whole = 2 ** 32;

/** Returns a random number in [0, 1), to spread calls that many pages would send at the same moment. */
export const randomFraction = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / whole;

/**
 * Returns a random delay in milliseconds after a number of failures (1, 2, ...), up to a limit that doubles each time.
 */
export const backOff = (
  failures: number,
  { first, longest }: { first: number; longest: number },
): number => randomFraction() * Math.min(longest, first * 2 ** (failures - 1));
