const whole = 2 ** 32;

/** A number from 0 up to, and never, 1: to spread what many pages would otherwise do in the same moment. */
export const randomFraction = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / whole;

/** How long to wait after so many failures (1, 2, ...), in milliseconds: anything up to a limit that doubles. */
export const backOff = (
  failures: number,
  { first, longest }: { first: number; longest: number },
): number => randomFraction() * Math.min(longest, first * 2 ** (failures - 1));
