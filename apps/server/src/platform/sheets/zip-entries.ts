import { once } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import { sheetLimits, SheetProblem, type SheetSource } from './sheet.ts';

/** The entries of a zip archive by name. Reading one fails where it has more bytes than the index says. */
export interface ZipEntries {
  sizeOf: (name: string) => number | undefined;
  open: (name: string) => Promise<Readable>;
}

class SourceReader extends RandomAccessReader {
  readonly #source: SheetSource;

  constructor(source: SheetSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(from: number, end: number): Readable {
    // The library reads with `pipe`, which tells nobody of an error.
    const through = new PassThrough();
    pipeline(this.#source.read({ from, until: end - 1 }), through, () => undefined);
    return through;
  }
}

/** Reads the index of an archive, and nothing of its entries. @throws {SheetProblem} */
export async function openZip(source: SheetSource): Promise<ZipEntries> {
  const zip = await opened(source);
  if (zip.entryCount > sheetLimits.entries) throw new SheetProblem('too-large');
  const entries = new Map<string, Entry>();
  zip.on('entry', (entry: Entry) => {
    entries.set(entry.fileName, entry);
    zip.readEntry();
  });
  zip.readEntry();
  await once(zip, 'end').catch(malformed);
  return {
    sizeOf: (name) => entries.get(name)?.uncompressedSize,
    open: (name) =>
      new Promise((resolve, reject) => {
        const entry = entries.get(name);
        if (!entry || entry.isEncrypted()) return reject(new SheetProblem('malformed'));
        zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
      }),
  };
}

const opened = (source: SheetSource): Promise<ZipFile> =>
  new Promise<ZipFile>((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    fromRandomAccessReader(new SourceReader(source), source.size, options, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  }).catch(malformed);

export function malformed(cause: unknown): never {
  throw cause instanceof SheetProblem ? cause : new SheetProblem('malformed', { cause });
}
