import { cleanIdentifier } from '@portal/common/typed-text';
import { z } from 'zod';

/** A table as a call answers it that is to be saved: the first row names the columns. */
export const CsvRows = z.array(z.array(z.string()));
export type CsvRows = z.infer<typeof CsvRows>;

/** The byte order mark a table begins with: without it Excel does not read Chinese. */
export const csvMark = '\uFEFF';

/** A table as a sheet opens it. */
export const csvOf = (rows: CsvRows): string => csvMark + csvRows(rows);

/** Rows of a table, for one that is written in parts. */
export const csvRows = (rows: CsvRows): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

/** Stands before a text that a sheet would take for a formula, a number or a day. */
const mark = "'";

/** A number as it is written here; a sheet keeps it. */
const isNumber = (text: string): boolean => /^-?[\d,.]+%?$/.test(text);

/** Text that a sheet computes, whatever the width of its first sign and the characters before it that nobody sees. */
const isFormula = (text: string): boolean =>
  !isNumber(text) && (/^[\t\r\n]/.test(text) || /^[=+\-@]/.test(cleanIdentifier(text)));

/**
 * Shapes that a sheet reads as a number or a day and shows as another text: zeros in front, more digits than it shows,
 * an exponent, two or three numbers that may be a day, a month, a negative number in brackets, a logical value. Days
 * as they are written here, `2026-11-20`, stay days.
 */
const spoilt = [
  /^-?0\d[\d.]*$/,
  /^\d{12,}$/,
  /^[+-]?\d*\.?\d+e[+-]?\d+$/i,
  // A board's days are days: `11-01`.
  /^(?!\d\d-\d\d$)\d{1,4}[-/]\d{1,2}$/,
  /^(?!\d{4}-\d\d-\d\d$)\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/,
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*[-/ ]?\d{1,4}$/i,
  /^\([\d.,]+\)$/,
  /^(?:true|false)$/i,
];

const isSpoilt = (text: string): boolean =>
  isFormula(text) || spoilt.some((shape) => shape.test(text));

/** Text that a sheet keeps where it is a number or a day, and would change where it is a text. */
const isSpoiltText = (text: string): boolean =>
  isSpoilt(text) || isNumber(text) || /^\d\d-\d\d$/.test(text);

/** Returns the cell of a field that is a text: a number in it stays as it was typed. */
export const csvText = (text: string): string => (isSpoiltText(text) ? mark + text : text);

/** Returns a cell without its mark, as a sheet that was saved here comes back. */
export function unmarkedCell(cell: string): string {
  const text = cell.slice(mark.length);
  return cell.startsWith(mark) && isSpoiltText(text) ? text : cell;
}

/** A cell that a sheet would spoil is marked as text; quotes and commas keep to their cell. */
function written(text: string): string {
  const safe = isSpoilt(text) ? mark + text : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
