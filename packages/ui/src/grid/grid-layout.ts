import type { Column } from '../data/DataTable.tsx';

/** A column of a grid: one of a table, with what a person may change about it. */
export interface GridColumn<Row> extends Column<Row> {
  key: string;
  /** Pixels at first; a column that was not resized also gets a share of the room that is left. */
  width?: number;
  isSortable?: boolean;
  /** The edge it stays at until the person says otherwise. */
  pinned?: Edge;
  /** Always there and at its place, such as the buttons of a row. */
  isFixed?: boolean;
  /** Stands below the column: the sum of all rows of the filter, not of the page; or the average, where none is added up. */
  sum?: string | undefined;
  average?: string | undefined;
}

export type Edge = 'start' | 'end';
export type Density = 'middle' | 'small';

/** A person's changes to the columns of one table. Columns that came later stand where their table puts them. */
export interface GridLayout {
  order?: readonly string[] | undefined;
  hidden?: readonly string[] | undefined;
  /** The edge of each column that was pinned or released; null where it was released. */
  pinned?: Readonly<Record<string, Edge | null>> | undefined;
  widths?: Readonly<Record<string, number>> | undefined;
  density?: Density | undefined;
}

/** A column as far as its place is concerned. */
export type ColumnPlace = Pick<GridColumn<never>, 'key' | 'width' | 'pinned' | 'isFixed'>;

export const narrowest = 64;
export const widest = 1200;
export const usualWidth = 140;

/** A column to press and not to read, such as the buttons of a row: on paper it is left out. */
export const isControl = ({ isFixed, isRowHeader }: GridColumn<never>): boolean =>
  isFixed === true && isRowHeader !== true;

/** Orders columns as the person did; one they have never seen follows the column it follows by default. */
export function orderedKeys(columns: readonly ColumnPlace[], { order = [] }: GridLayout): string[] {
  const known = new Set(columns.map(({ key }) => key));
  const keys = order.filter((key) => known.has(key));
  for (const [at, { key }] of columns.entries()) {
    if (keys.includes(key)) continue;
    const before = columns[at - 1]?.key;
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

export function edgeOf(
  { key, pinned, isFixed }: ColumnPlace,
  layout: GridLayout,
): Edge | undefined {
  const chosen = isFixed ? undefined : layout.pinned?.[key];
  return chosen === undefined ? pinned : (chosen ?? undefined);
}

/** Moves a column past the next one in the given direction; the layout stays as it is at the end of the list. */
export function moveColumn(
  columns: readonly ColumnPlace[],
  layout: GridLayout,
  { key, step }: { key: string; step: -1 | 1 },
): GridLayout {
  const movable = new Set(columns.filter(({ isFixed }) => !isFixed).map((column) => column.key));
  const order = orderedKeys(columns, layout);
  const from = order.indexOf(key);
  const to = from + step;
  const other = order[to];
  if (other === undefined || !movable.has(other)) return layout;
  [order[from], order[to]] = [other, key];
  return { ...layout, order };
}

/**
 * Widths of the shown columns, in their order: what is left of the room goes in equal shares to columns nobody has
 * resized, and to the last one where all were. Pinned columns keep their width.
 */
export function fittedWidths(
  shown: readonly ColumnPlace[],
  layout: GridLayout,
  room: number,
): Record<string, number> {
  const { widths = {} } = layout;
  const own = shown.map((column) => widths[column.key] ?? column.width ?? usualWidth);
  const left = room - own.reduce((sum, width) => sum + width, 0);
  const free = shown.filter((column) => !edgeOf(column, layout) && !column.isFixed);
  const unsized = free.filter(({ key }) => widths[key] === undefined);
  const growing = new Set(unsized.length > 0 ? unsized : free.slice(-1));
  const share = left > 0 && growing.size > 0 ? Math.floor(left / growing.size) : 0;
  return Object.fromEntries(
    shown.map((column, at) => [
      column.key,
      (own[at] ?? usualWidth) + (growing.has(column) ? share : 0),
    ]),
  );
}

/**
 * Gives a column a width. Those before it keep the width they have on the screen, so that its edge stays under the
 * pointer.
 */
export function resizeColumn(
  layout: GridLayout,
  onScreen: Readonly<Record<string, number>>,
  { key, width }: { key: string; width: number },
): GridLayout {
  const keys = Object.keys(onScreen);
  const before = keys.slice(0, keys.indexOf(key)).map((one) => [one, onScreen[one]]);
  const kept = Math.round(Math.min(widest, Math.max(narrowest, width)));
  return { ...layout, widths: { ...layout.widths, ...Object.fromEntries(before), [key]: kept } };
}
