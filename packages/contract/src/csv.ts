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
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A cell that a sheet would take for a formula is marked as text; quotes and commas keep to their cell. */
function cell(text: string): string {
  const isNumber = /^-?[\d,.]+%?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
