import { buffer } from 'node:stream/consumers';
import { readCsv } from './csv-rows.ts';
import { sheetLimits, SheetProblem, type SheetRow, type SheetSource } from './sheet.ts';
import { measureXlsx, readXlsx } from './xlsx-rows.ts';
import { openZip } from './zip-entries.ts';

/** The bytes an xlsx file begins with, as every zip archive does. */
const zipMark = 'PK\u0003\u0004';

async function isXlsx({ size, read }: SheetSource): Promise<boolean> {
  if (size < zipMark.length) return false;
  return (
    (await buffer(read({ from: 0, until: zipMark.length - 1 }))).toString('latin1') === zipMark
  );
}

/**
 * Refuses a sheet that is larger than the limits by its index and its first kilobytes: it takes milliseconds, whatever
 * the size. A file that lies about its size is refused while it is read. @throws {SheetProblem}
 */
export async function measureSheet(source: SheetSource): Promise<void> {
  if (await isXlsx(source)) return measureXlsx(await openZip(source));
  if (source.size > sheetLimits.sheetBytes) throw new SheetProblem('too-large');
  await countCommas(source);
}

const comma = 0x2c;

/** Counts the commas of a table, which is some ten times as fast as reading its cells. */
async function countCommas({ size, read }: SheetSource): Promise<void> {
  if (size === 0) return;
  let commas = 0;
  for await (const chunk of read({ from: 0, until: size - 1 })) {
    const bytes = Buffer.from(chunk);
    // A loop by place is several times as fast as one over values.
    for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === comma) commas += 1;
    if (commas > sheetLimits.cells) throw new SheetProblem('too-large');
  }
}

/** Reads the rows of the first sheet of an xlsx file, or of a table in CSV, without empty ones. @throws {SheetProblem} */
export async function* readSheet(source: SheetSource): AsyncGenerator<SheetRow> {
  const rows = (await isXlsx(source)) ? readXlsx(await openZip(source)) : readCsv(source);
  for await (const row of rows) {
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}
