import type { RecordValue } from '@portal/contract/records/field-values';

/** A row of goods within a record. */
export type GoodsRow = Record<string, string | number | null>;

export const rowsIn = (value: RecordValue | undefined): GoodsRow[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object') : [];

export const numberIn = (value: string | number | null | undefined): number =>
  typeof value === 'number' ? value : 0;

export const sumOf = (rows: readonly GoodsRow[], column: string): number =>
  rows.reduce((sum, row) => sum + numberIn(row[column]), 0);

/** The article of a row in words: its style with name, its colour and size. */
export const articleWords = ({ style, name, colour, size }: GoodsRow): [string, string] => [
  [style, name].filter(Boolean).join(' '),
  [colour, size].filter(Boolean).join(' · '),
];

/** The text of a field; empty where it has none. */
export const textIn = (value: RecordValue | undefined): string =>
  typeof value === 'string' ? value : '';

/** Returns how many pieces too few or too many there are, as one says it. */
export const differenceText = (pieces: number): string =>
  pieces < 0 ? `少 ${-pieces} 件` : `多 ${pieces} 件`;
