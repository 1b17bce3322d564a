interface AxisWishes {
  /** Counts have no steps between whole numbers. */
  isWhole?: boolean;
  /** An axis that begins at zero shows proportions; without it the axis begins near the least value. */
  fromZero?: boolean;
}

/** More lines across than this are read as texture. */
const stepsMost = 5;

/** Returns the values of an axis that has room for all values: evenly apart, in steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(
  values: readonly number[],
  { isWhole = false, fromZero = true }: AxisWishes = {},
): number[] {
  if (values.length === 0) return [0, 1];
  const most = Math.max(...values, fromZero ? 0 : -Infinity);
  const least = Math.min(...values, fromZero ? 0 : Infinity);
  const span = most - least || Math.abs(most) || 1;
  const step = Math.max(roundStep(span / stepsMost), isWhole ? 1 : 0);
  const first = Math.floor(least / step + tolerance);
  const last = Math.max(Math.ceil(most / step - tolerance), first + 1);
  return Array.from({ length: last - first + 1 }, (_, nth) => tidy((first + nth) * step));
}

/** The error of binary fractions: 0.1 + 0.2 is not above 0.3. */
const tolerance = 1e-9;

const tidy = (value: number): number => Number(value.toPrecision(12));

/** The least step of 1, 2 or 5 times a power of ten that is no smaller than the given one. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((one) => one * power >= least * (1 - tolerance)) ?? 10;
  return tidy(factor * power);
}
