import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileStorage, NoSpaceError } from './storage.ts';

/** Keeps files in a folder, 256 folders deep, since a directory of a million entries is slow to list and to copy. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    if (!/^[\da-f-]{36}$/.test(key)) throw new Error('Not a key of the storage');
    return join(folder, key.slice(0, 2), key);
  };

  return {
    async write(key, source) {
      const path = pathOf(key);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(path, 'wx', 0o600);
        try {
          const size = await copy(source, file);
          await file.sync();
          await syncFolder(dirname(path));
          return size;
        } finally {
          await file.close();
        }
      } catch (cause) {
        await rm(path, { force: true });
        throw isFull(cause) ? new NoSpaceError('The disk is full', { cause }) : cause;
      }
    },

    async read(key, { from, until }) {
      return createReadStream(pathOf(key), { start: from, end: until });
    },

    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Copies a source to its end, or to where it breaks off: an upload goes on from there. */
async function copy(source: Readable, file: FileHandle): Promise<number> {
  let size = 0;
  const chunks = source.iterator();
  for (;;) {
    const next = await chunks.next().catch(() => undefined);
    if (next === undefined || next.done === true) return size;
    const bytes = Buffer.from(next.value);
    await writeWhole(file, bytes);
    size += bytes.length;
  }
}

async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written);
    written += bytesWritten;
  }
}

/** A new entry of a directory outlives a power cut only once the directory is written, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
