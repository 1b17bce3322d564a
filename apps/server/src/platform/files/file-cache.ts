import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** Files up to this size are held in memory, one copy for all who read them. Larger ones are streamed. */
const largestShared = 16 * 1_048_576;
/** Bytes held at most; the least recently read go first. The whole build, in all its encodings, is 4 MB. */
const mostBytes = 64 * 1_048_576;

export interface StoredFile {
  file: string;
  size: number;
  /** Names this content; a file that was replaced has another one. */
  version: string;
}

interface CachedFile {
  bytes: Promise<Buffer>;
  version: string;
  size: number;
}

/** Reads files so that a thousand who ask for one at once cost the memory of one. */
export function createFileCache() {
  const shared = new LRUCache<string, CachedFile>({
    maxSize: mostBytes,
    // An empty file has an entry, too.
    sizeCalculation: ({ size }) => Math.max(1, size),
  });

  return {
    /** @throws when it cannot be read; the next reader tries again. */
    async read({ file, size, version }: StoredFile): Promise<Buffer | ReadStream> {
      if (size > largestShared) return createReadStream(file, { end: size - 1 });
      const known = shared.get(file);
      const entry = known?.version === version ? known : { bytes: readFile(file), version, size };
      if (entry !== known) shared.set(file, entry);
      try {
        return await entry.bytes;
      } catch (error) {
        if (shared.peek(file) === entry) shared.delete(file);
        throw error;
      }
    },
  };
}
