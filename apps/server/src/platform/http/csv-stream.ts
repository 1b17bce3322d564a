import { csvMark, csvRows } from '@portal/contract/csv';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

/** A table that is sent while it is read, some rows at a time: however long it is, few of them are in memory. */
export class CsvStream {
  readonly #batches: AsyncIterable<string[][]>;
  /** Keeps the tenant of the request: rows are read while the table is sent. */
  readonly #within = AsyncLocalStorage.snapshot();

  constructor(batches: AsyncIterable<string[][]>) {
    this.#batches = batches;
  }

  /** The bytes of the table. The reader may leave early: then no more rows are read. */
  open(encoding: 'br' | 'identity'): Readable {
    const text = Readable.from(written(this.#batches, this.#within));
    if (encoding === 'identity') return text;
    // Each batch is sent as it comes: left to itself, the encoder keeps a whole megabyte back.
    const compressed = createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    text.on('error', (error) => compressed.destroy(error));
    compressed.on('close', () => text.destroy());
    return text.pipe(compressed);
  }
}

async function* written(
  batches: AsyncIterable<string[][]>,
  within: ReturnType<typeof AsyncLocalStorage.snapshot>,
): AsyncGenerator<string> {
  yield csvMark;
  const rows = batches[Symbol.asyncIterator]();
  const next = () => within(() => rows.next());
  try {
    for (let batch = await next(); batch.done !== true; batch = await next()) {
      yield csvRows(batch.value);
    }
  } finally {
    await rows.return?.();
  }
}
