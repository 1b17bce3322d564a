import { unmarkedCell } from '@portal/contract/csv';
import { parse } from 'csv-parse';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sheetLimits, SheetProblem, type SheetRow, type SheetSource } from './sheet.ts';
import { malformed } from './zip-entries.ts';

/** The bytes by which the encoding of a table is told. */
const headBytes = 65_536;

/** Reads a table in UTF-8, or in the encoding in which sheets of a Chinese Windows are saved. */
export async function* readCsv({ size, read }: SheetSource): AsyncGenerator<SheetRow> {
  if (size === 0) return;
  const head = await buffer(read({ from: 0, until: Math.min(size, headBytes) - 1 }));
  const source = read({ from: 0, until: size - 1 });
  const table = source.pipe(decoding(encodingOf(head))).pipe(
    parse({
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      info: true,
      maxRecordSize: sheetLimits.cellLength * sheetLimits.columns,
    }),
  );
  source.on('error', (error) => table.destroy(error));
  let row = 0;
  let cellCount = 0;
  try {
    for await (const { record } of table) {
      const cells: string[] = record;
      row += 1;
      cellCount += cells.length;
      const isTooLarge =
        cells.length > sheetLimits.columns ||
        row > sheetLimits.rows + 1 ||
        cellCount > sheetLimits.cells ||
        cells.some((cell) => cell.length > sheetLimits.cellLength);
      if (isTooLarge) throw new SheetProblem('too-large');
      yield { row, cells: cells.map(unmarkedCell) };
    }
  } catch (error) {
    malformed(error);
  } finally {
    source.destroy();
  }
}

/** A head that is cut within a character is still one of UTF-8. */
function encodingOf(head: Buffer): 'utf-8' | 'gb18030' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

function decoding(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}
