const units = ['B', 'KB', 'MB', 'GB'] as const;
/** Each unit is so many powers of two above the one before. */
const stepBits = 10;

/** Returns a number of bytes as users read it: `3.2 MB`. */
export function sizeText(bytes: number): string {
  const steps = Math.floor(Math.log2(Math.max(1, bytes)) / stepBits);
  const power = Math.min(units.length - 1, steps);
  const value = bytes / 2 ** (stepBits * power);
  const decimals = value < 10 && power > 0 ? 1 : 0;
  const unit = units[power];
  return `${value.toFixed(decimals)} ${unit}`;
}
