import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { ByteRange, FileStorage } from '../storage/storage.ts';
import { completePart, deletePart, type FilePart, insertPart } from './part-store.ts';

export type FileParts = ReturnType<typeof createFileParts>;

/** Stores and reads the bytes of files, part by part, with their rows. */
export function createFileParts(parts: { db: Database; clock: Clock; storage: FileStorage }) {
  const { db, clock, storage } = parts;

  async function* bytesOf(all: readonly FilePart[], { from, until }: ByteRange) {
    for (const { key, from: start, size } of all) {
      if (start > until || start + size <= from) continue;
      const range = {
        from: Math.max(0, from - start),
        until: Math.min(size - 1, until - start),
      };
      yield* await storage.read(key, range);
    }
  }

  return {
    /** Stores bytes of a file that begin at `from`; null for its thumbnail. Returns how many there were. */
    async store(fileId: string, from: number | null, source: Readable): Promise<number> {
      const key = randomUUID();
      await insertPart(db, { key, file_id: fileId, from_byte: from, started_at: clock.now() });
      try {
        const size = await storage.write(key, source);
        if (size > 0) await completePart(db, key, size);
        else await removePart(key);
        return size;
      } catch (error) {
        await removePart(key);
        throw error;
      }
    },

    /** Reads bytes across parts, a few at a time. */
    read: (all: readonly FilePart[], range: ByteRange): Readable =>
      Readable.from(bytesOf(all, range)),

    remove: removePart,
  };

  async function removePart(key: string): Promise<void> {
    await storage.remove(key);
    await deletePart(db, key);
  }
}
