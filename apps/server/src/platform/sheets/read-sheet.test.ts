import { createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureSheet, readSheet } from './read-sheet.ts';
import { sheetLimits, type SheetSource } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

interface CountedSource extends SheetSource {
  /** Bytes that were read so far. */
  taken: number;
}

function sourceOf(bytes: Uint8Array): CountedSource {
  const source = {
    size: bytes.length,
    taken: 0,
    read: ({ from, until }: { from: number; until: number }) => Readable.from(parts(from, until)),
  };
  function* parts(from: number, until: number) {
    for (let at = from; at <= until; at += 65_536) {
      const part = Buffer.from(bytes.subarray(at, Math.min(at + 65_536, until + 1)));
      source.taken += part.length;
      yield part;
    }
  }
  return source;
}

const textOf = (text: string, encoding: BufferEncoding = 'utf8'): CountedSource =>
  sourceOf(Buffer.from(text, encoding));

async function rowsOf(source: SheetSource): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(source)) rows.push(cells);
  return rows;
}

/** An entry of a made-up archive: parts are repeated, so that a bomb takes no memory of the test either. */
interface Entry {
  name: string;
  head?: string;
  part?: string;
  times?: number;
  tail?: string;
  /** The size in the index, in place of the true one. */
  claimed?: number;
}

async function deflated({ head = '', part = '', times = 0, tail = '' }: Entry) {
  const zip = createDeflateRaw({ level: 1 });
  const whole = buffer(zip);
  let size = 0;
  let sum = 0;
  const write = (text: string) => {
    const bytes = Buffer.from(text);
    size += bytes.length;
    sum = crc32(bytes, sum);
    return new Promise((done) => zip.write(bytes, done));
  };
  await write(head);
  for (let nth = 0; nth < times; nth += 1) await write(part);
  await write(tail);
  zip.end();
  return { bytes: await whole, size, sum };
}

async function zipOf(entries: readonly Entry[]): Promise<Buffer> {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { bytes, size, sum } = await deflated(entry);
    const name = Buffer.from(entry.name);
    const traits = Buffer.alloc(26);
    traits.writeUInt16LE(20, 0);
    traits.writeUInt16LE(8, 4);
    traits.writeUInt32LE(sum, 10);
    traits.writeUInt32LE(bytes.length, 14);
    traits.writeUInt32LE(entry.claimed ?? size, 18);
    traits.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), traits, name, bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    index.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), traits, tail, name]));
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end]);
}

const book: Entry[] = [
  {
    name: 'xl/workbook.xml',
    head: '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    head: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  },
];
const sheetOf = (entry: Omit<Entry, 'name'>) =>
  zipOf([...book, { name: 'xl/worksheets/sheet1.xml', ...entry }]);

const refused = async (source: CountedSource) => {
  const before = process.memoryUsage().rss;
  let problem: unknown;
  try {
    await measureSheet(source);
    for await (const _ of readSheet(source));
  } catch (error) {
    problem = error;
  }
  return {
    problem,
    taken: source.taken,
    megabytes: (process.memoryUsage().rss - before) / 1e6,
  };
};

test('a sheet that was written is read again, with text that looks like a formula as text', async () => {
  const rows = [
    ['=1+1', '00123'],
    ['', '第二行'],
  ];

  const bytes = await writeSheet('表', [{ head: '甲' }, { head: '乙', choices: ['一'] }], rows);

  expect(await rowsOf(sourceOf(bytes))).toEqual([['甲', '乙'], ...rows]);
});

test('a table in CSV is read in UTF-8 and in the encoding of a Chinese Windows', async () => {
  const gb = Buffer.from([0xc3, 0xc5, 0xb5, 0xea, 0x2c, 0x31, 0x0a]);

  expect(await rowsOf(textOf('\uFEFF门店,"a,""b"""\r\n,\r\n\'=1,2\r\n'))).toEqual([
    ['门店', 'a,"b"'],
    ['=1', '2'],
  ]);
  expect(await rowsOf(sourceOf(gb))).toEqual([['门店', '1']]);
});

test('cells are read as they are shown: rich text, formulas by their last value, numbers without noise', async () => {
  const head = `<x:worksheet><x:sheetData><x:row r="3">
    <x:c r="B3" t="inlineStr"><x:is><x:r><x:t>甲</x:t></x:r><x:r><x:t>乙</x:t></x:r></x:is></x:c>
    <x:c r="C3"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="D3"><x:v>0.30000000000000004</x:v></x:c>
    <x:c r="E3" t="b"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`;

  expect(await rowsOf(sourceOf(await sheetOf({ head })))).toEqual([['', '甲乙', '2', '0.3', '是']]);
});

test('IMP-03 a zip bomb, 1,000 columns and 10,000,000 cells are refused by their first part, and memory stays flat', async () => {
  const start = '<worksheet><sheetData>';
  const end = '</sheetData></worksheet>';
  const cell = '<c><v>1</v></c>';
  const spaces = ' '.repeat(1_000_000);
  const rowOf = (cells: number) => `<row>${cell.repeat(cells)}</row>`;
  const sources = {
    bomb: await sheetOf({ head: start, part: spaces, times: 400, tail: end }),
    'a bomb that lies about its size': await sheetOf({
      head: start,
      part: spaces,
      times: 400,
      tail: end,
      claimed: 1_000,
    }),
    '1,000 columns': await sheetOf({ head: start, part: rowOf(1_000), times: 10, tail: end }),
    '10,000,000 cells that are announced': await sheetOf({
      head: `<worksheet><dimension ref="A1:T500000"/><sheetData>`,
      part: rowOf(20).repeat(500),
      times: 1_000,
      tail: end,
    }),
    '10,000,000 cells': await sheetOf({
      head: start,
      part: rowOf(20).repeat(500),
      times: 1_000,
      tail: end,
    }),
    'columns in CSV': Buffer.from(',1'.repeat(1_000)),
    'cells in CSV': Buffer.from(`${',1'.repeat(19)}\n`.repeat(500_000)),
  };
  for (const [name, bytes] of Object.entries(sources)) {
    const { problem, taken, megabytes } = await refused(sourceOf(bytes));
    // Of 20 MB of commas the first 8 are too many.
    const most = name === 'cells in CSV' ? 9_000_000 : 500_000;
    const measured = { name, problem, isBegun: taken < most, isFlat: megabytes < 100 };
    const wanted = { name: 'SheetProblem' };
    expect(measured).toMatchObject({ problem: wanted, isBegun: true, isFlat: true });
  }
  expect(sheetLimits.columns).toBeLessThan(1_000);
});

test('what is no sheet is said to be none', async () => {
  const files = {
    'an archive without a sheet': await zipOf([{ name: 'a.txt', head: 'a' }]),
    'a broken archive': Buffer.from('PK\u0003\u0004 and nothing more'),
    'markup that ends early': await sheetOf({ head: '<worksheet><sheetData><row><c>' }),
    'an entity of its own': await sheetOf({
      head: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>',
    }),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const { problem } = await refused(sourceOf(bytes));
    expect({ name, problem }).toMatchObject({ problem: { problem: 'malformed' } });
  }
});
