/** A row of a list; rows of one group stand under its heading. */
export interface WindowRow {
  key: string;
  group?: { key: string } | undefined;
}

/** Pixels of a row and of a heading. */
export interface RowSizes {
  row: number;
  heading: number;
}

/** The rows drawn around what is in sight, and those a window is moved by. */
const spareRows = 20;
const stepRows = 10;

/** Returns the places of the rows that begin a group with a heading. */
export const headedRows = (rows: readonly WindowRow[]): number[] =>
  rows.flatMap(({ group }, at) => (group && group.key !== rows[at - 1]?.group?.key ? [at] : []));

/** Returns the pixels above a row. */
export const pixelsAbove = (place: number, headed: readonly number[], sizes: RowSizes): number =>
  place * sizes.row + headed.filter((at) => at < place).length * sizes.heading;

/** Returns the row that stands so many pixels below the beginning. */
export function rowAt(pixels: number, headed: readonly number[], sizes: RowSizes): number {
  let headings = 0;
  for (const at of headed) {
    if (pixelsAbove(at, headed, sizes) >= pixels) break;
    headings += 1;
  }
  return Math.max(0, Math.floor((pixels - headings * sizes.heading) / sizes.row));
}

/** Returns the step a row is in; within one the same rows are drawn. */
export const stepOf = (row: number): number => Math.floor(row / stepRows);

interface Sight {
  /** The first row in sight. */
  first: number;
  /** The number of rows in sight. */
  seen: number;
  /** The number of rows drawn at least. */
  least: number;
  /** The number of rows there are. */
  all: number;
}

/** Returns the rows to draw: those in sight and some around them. A step's scroll draws the same ones again. */
export function windowOf({ first, seen, least, all }: Sight): { from: number; to: number } {
  const length = Math.max(least, seen + 2 * spareRows + stepRows);
  const wanted = stepOf(first - spareRows) * stepRows;
  const from = Math.max(0, Math.min(wanted, all - length));
  return { from, to: Math.min(all, from + length) };
}
