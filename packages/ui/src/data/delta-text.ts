/** The amount of a change without its sign. Percents have one decimal, so that they stand in line below each other. */
export function deltaText(value: number, unit: string): string {
  const amount = Math.abs(value);
  return `${percentUnits.has(unit.trim()) ? amount.toFixed(1) : amount}${unit}`;
}

const percentUnits: ReadonlySet<string> = new Set(['%', '个百分点']);
