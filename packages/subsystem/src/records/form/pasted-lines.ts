import { readNumber } from '@portal/common/typed-number';
import { writtenDayIn } from '@portal/common/written-days';
import type { LinesField, RecordField } from '@portal/contract/records/fields';
import { isNumeric } from '../record-values.ts';

/** A row within a record while it is typed. */
export type TypedLine = Record<string, string>;

/** A cell with what ends it: set in quotes, with its own quotes doubled, or up to the next tab or line. */
const cellShape = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/gy;

/**
 * Returns the cells of a piece of a spreadsheet; undefined for a text without rows and columns. A spreadsheet sets a cell
 * with a line break, a tab or a quote in quotes; a quote that is not closed at the end of a cell is one of its characters.
 */
export function sheetCells(pasted: string): string[][] | undefined {
  const text = pasted.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(text)) return undefined;
  let row: string[] = [];
  const rows = [row];
  for (const [, quoted, bare = '', end] of text.matchAll(cellShape)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '') break;
    if (end !== '\n') continue;
    row = [];
    rows.push(row);
  }
  return rows;
}

/** Returns the text of a cell as its column has it: a number without separators, a day with dashes, a choice by its key. */
function cellText(column: Pick<RecordField, 'kind'> & { unit?: string }, cell: string): string {
  const text = cell.trim();
  if (isNumeric(column)) return numberText(column, text);
  if (column.kind === 'day') return writtenDayIn(text)?.day ?? text;
  if (column.kind === 'text') return text.replaceAll(/\s*[\t\n]\s*/g, ' ');
  if (!('choices' in column) || !Array.isArray(column.choices)) return text;
  return column.choices.find(({ label }) => label === text)?.value ?? text;
}

/** Returns a number as its column has it; a text that is none stays, and is said to be wrong. */
function numberText({ unit }: { unit?: string }, text: string): string {
  const number = readNumber(text.replace(/[%％]$/, ''), { unit });
  return number === null ? '' : Number.isNaN(number) ? text : String(number);
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
