import { z } from 'zod';

/** A table as a call answers it that is to be saved: the first row names the columns. */
export const CsvRows = z.array(z.array(z.string()));
export type CsvRows = z.infer<typeof CsvRows>;

/** A table as a sheet opens it: with a byte order mark, without which Excel does not read Chinese. */
export const csvOf = (rows: CsvRows): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** A cell that a sheet would take for a formula is marked as text; quotes and commas keep to their cell. */
function cell(text: string): string {
  const isNumber = /^-?[\d,.]+%?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
