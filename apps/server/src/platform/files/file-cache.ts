import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

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
  const shared = new Map<string, CachedFile>();
  let held = 0;

  function forget(file: string): void {
    held -= shared.get(file)?.size ?? 0;
    shared.delete(file);
  }

  function remember(file: string, entry: CachedFile): void {
    forget(file);
    shared.set(file, entry);
    held += entry.size;
    for (const oldest of shared.keys()) {
      if (held <= mostBytes) break;
      forget(oldest);
    }
  }

  return {
    /** @throws when it cannot be read; the next reader tries again. */
    async read({ file, size, version }: StoredFile): Promise<Buffer | ReadStream> {
      if (size > largestShared) return createReadStream(file, { end: size - 1 });
      const known = shared.get(file);
      const entry = known?.version === version ? known : { bytes: readFile(file), version, size };
      remember(file, entry);
      try {
        return await entry.bytes;
      } catch (error) {
        if (shared.get(file) === entry) forget(file);
        throw error;
      }
    },
  };
}
