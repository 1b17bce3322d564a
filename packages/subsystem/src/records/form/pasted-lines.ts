import { writtenDayIn } from '@portal/common/written-days';
import type { LinesField, RecordField } from '@portal/contract/records/fields';
import { isNumeric } from '../record-values.ts';

/** A row within a record while it is typed. */
export type TypedLine = Record<string, string>;

/** Returns the cells of a piece of a spreadsheet; undefined for a text without rows and columns. */
export function sheetCells(pasted: string): string[][] | undefined {
  const text = pasted.replaceAll('\r\n', '\n').replace(/\n$/, '');
  return /[\t\n]/.test(text)
    ? text.split('\n').map((row) => row.split('\t').map(unquoted))
    : undefined;
}

/** A spreadsheet sets a cell with a quote or a separator in quotes. */
const unquoted = (cell: string): string =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** Returns the text of a cell as its column has it: a number without separators, a day with dashes, a choice by its key. */
function cellText(column: Pick<RecordField, 'kind'>, cell: string): string {
  const text = cell.trim();
  if (isNumeric(column)) return text.normalize('NFKC').replaceAll(/[,，\s¥￥%]/g, '');
  if (column.kind === 'day') return writtenDayIn(text)?.day ?? text;
  if (!('choices' in column) || !Array.isArray(column.choices)) return text;
  return column.choices.find(({ label }) => label === text)?.value ?? text;
}

/** A cell of the rows within a record: its row and its column, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Writes cells into rows from a place on; rows are added as far as the field has room. */
export function withCells(
  { columns, most }: LinesField,
  lines: readonly TypedLine[],
  cells: readonly (readonly string[])[],
  { row, column }: CellPlace,
): TypedLine[] {
  const names = Object.keys(columns).slice(column);
  const written = cells.slice(0, most - row).map((texts, at): TypedLine => {
    const line = lines[row + at] ?? emptyLine({ columns });
    const pairs = names.flatMap((name, place) => {
      const [text, field] = [texts[place], columns[name]];
      return text === undefined || !field ? [] : [[name, cellText(field, text)]];
    });
    return { ...line, ...Object.fromEntries(pairs) };
  });
  return lines.toSpliced(row, written.length, ...written);
}

export const emptyLine = ({ columns }: Pick<LinesField, 'columns'>): TypedLine =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, '']));
