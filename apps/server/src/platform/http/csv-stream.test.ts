import { createBrotliDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { CsvStream } from './csv-stream.ts';

/** A table that never ends, and how many parts of it were read. */
function endless() {
  const told = { read: 0, isClosed: false };
  async function* batches() {
    try {
      for (;;) {
        told.read += 1;
        yield [[String(told.read), 'x'.repeat(1_000)]];
      }
    } finally {
      told.isClosed = true;
    }
  }
  return { told, table: new CsvStream(batches()) };
}

test.each(['identity', 'br'] as const)(
  'no more of a table is read than its reader takes (%s)',
  async (encoding) => {
    const { told, table } = endless();
    for await (const _ of table.open(encoding)) break;
    await expect.poll(() => told.isClosed).toBe(true);
    expect(told.read).toBeLessThan(10_000);
  },
);

test.each(['identity', 'br'] as const)(
  'the first rows arrive before the next are read (%s)',
  async (encoding) => {
    const rest = Promise.withResolvers<string[][]>();
    async function* slow() {
      yield [['工号'], ['900001']];
      yield await rest.promise;
    }
    const sent = new CsvStream(slow()).open(encoding);
    const reader = encoding === 'br' ? sent.pipe(createBrotliDecompress()) : sent;
    let arrived = '';
    reader.setEncoding('utf8').on('data', (text: string) => (arrived += text));

    await expect.poll(() => arrived).toContain('900001');
    expect(arrived).not.toContain('900002');
    rest.resolve([['900002']]);
    await expect.poll(() => arrived).toContain('900002');
  },
);

async function* broken() {
  yield [['工号']];
  throw new Error('the database has gone');
}

test.each(['identity', 'br'] as const)(
  'a table that breaks off breaks the answer off, and does not end it (%s)',
  async (encoding) => {
    const read = async () => {
      for await (const _ of new CsvStream(broken()).open(encoding));
    };
    await expect(read()).rejects.toThrow('the database has gone');
  },
);
