export interface ShownFigure {
  name: string;
  /** Null where the board says that there is no figure. */
  value: number | null;
  /** Step to which the figure is rounded. */
  step: number;
}

const units: ReadonlyMap<string, number> = new Map([
  ['万', 10_000],
  ['万元', 10_000],
  ['亿', 100_000_000],
]);

/** Count that a unit stands for. */
export const scaleOf = (unit: string): number => units.get(unit) ?? 1;

/** Reads a figure as it stands on the board: of 12.3 ten thousands the value is 123,000, rounded to thousands. */
export function readAs(name: string, text: string, unit: string): ShownFigure {
  const digits = text.replaceAll(/[^\d.-]/g, '');
  if (digits === '') return { name, value: null, step: 0 };
  const scale = scaleOf(unit);
  const decimals = digits.split('.')[1]?.length ?? 0;
  return { name, value: Number(digits) * scale, step: scale / 10 ** decimals };
}

/** Reads the cell of a column, whose title may have its unit. */
export const readCell = (name: string, title: string, text: string): ShownFigure =>
  readAs(name, text, /（(.*)）/.exec(title)?.[1] ?? '');
