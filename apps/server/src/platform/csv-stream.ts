import { csvMark, csvRows } from '@portal/contract/csv';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

/** A table that is sent while it is read, some rows at a time: however long it is, few of them are in memory. */
export class CsvStream {
  readonly #batches: AsyncIterable<string[][]>;

  constructor(batches: AsyncIterable<string[][]>) {
    this.#batches = batches;
  }

  /** The bytes of the table. The reader may leave early: then no more rows are read. */
  open(encoding: 'br' | 'identity'): Readable {
    const text = Readable.from(written(this.#batches));
    if (encoding === 'identity') return text;
    const compressed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    text.on('error', (error) => compressed.destroy(error));
    compressed.on('close', () => text.destroy());
    return text.pipe(compressed);
  }
}

async function* written(batches: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield csvMark;
  for await (const rows of batches) yield csvRows(rows);
}
