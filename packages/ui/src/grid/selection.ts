import { useState } from 'react';
import type { GridColumn } from './grid-layout.ts';

/** The selected rows by their keys, also those of other pages. */
export interface Selection<Row> {
  rows: ReadonlyMap<string, Row>;
  onChange: (rows: ReadonlyMap<string, Row>) => void;
}

/** The column of the boxes to tick, before all others. */
export const selectionKey = 'selection';
export const selectionColumn: GridColumn<unknown> = {
  key: selectionKey,
  header: '选择',
  width: 48,
  pinned: 'start',
  isFixed: true,
  cell: () => null,
};

/** Keeps a selection while pages are turned. */
export function useSelection<Row>(): Selection<Row> {
  const [rows, onChange] = useState<ReadonlyMap<string, Row>>(() => new Map());
  return { rows, onChange };
}

/** The number of selected rows that a page of rows does not show. */
export const countAway = <Row>(
  selected: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): number => selected.size - rows.filter((row) => selected.has(keyOf(row))).length;

/** Adds rows to a selection, or takes them out of it. */
export function withRows<Row>(
  selected: ReadonlyMap<string, Row>,
  { rows, keyOf, isOn }: { rows: readonly Row[]; keyOf: (row: Row) => string; isOn: boolean },
): Map<string, Row> {
  const next = new Map(selected);
  for (const row of rows) {
    if (isOn) next.set(keyOf(row), row);
    else next.delete(keyOf(row));
  }
  return next;
}
