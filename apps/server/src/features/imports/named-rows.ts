import { createHash } from 'node:crypto';
import type { NamedRow, RowFault, SheetColumn } from '#platform/sheets/import-subject.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';

/** The head of a column in a template: one with a star cannot be empty. */
export const headOf = ({ label, isRequired }: SheetColumn): string =>
  isRequired ? `${label}*` : label;

const plain = (head: string): string =>
  head
    .trim()
    .replace(/[*＊]$/, '')
    .trim();

/** Reads heads, and then rows by them. */
export interface HeadedRows {
  faults: RowFault[];
  read: (row: SheetRow) => NamedRow;
}

/** Matches the heads of a sheet with the columns of a subject, in any order; says which are strange, double or absent. */
export function readHeads(cells: readonly string[], columns: readonly SheetColumn[]): HeadedRows {
  const byLabel = new Map(columns.map((column) => [column.label, column]));
  const names: (string | undefined)[] = [];
  const faults: RowFault[] = [];
  for (const cell of cells) {
    const label = plain(cell);
    // A head may name a unit that its label says already, as sheets of earlier releases do.
    const column = byLabel.get(label) ?? byLabel.get(label.replace(/（[^（）]*）$/, ''));
    const isDouble = column !== undefined && names.includes(column.name);
    if (label !== '' && !column) faults.push(headFault(cell, '没有这一列，请使用下载的模板'));
    if (isDouble) faults.push(headFault(cell, '该列重复'));
    names.push(isDouble ? undefined : column?.name);
  }
  for (const { name, label, isRequired } of columns) {
    if (isRequired && !names.includes(name)) faults.push(headFault(label, '缺少该列'));
  }
  const seen = new Map<string, number>();
  return {
    faults,
    read({ row, cells: values }) {
      const pairs = names.flatMap((name, at): [string, string][] =>
        name === undefined ? [] : [[name, (values[at] ?? '').trim()]],
      );
      const hash = createHash('sha256').update(JSON.stringify(pairs)).digest('base64');
      const nth = seen.get(hash) ?? 0;
      seen.set(hash, nth + 1);
      return { row, values: Object.fromEntries(pairs), nth };
    },
  };
}

const headFault = (column: string, words: string): RowFault => ({ column, value: column, words });
