import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

export interface DirectoryLock {
  release(): void;
}

/**
 * Locks a data directory for the lifetime of this process. Node offers no file locks, SQLite does: its exclusive lock
 * is the kernel's, so it goes with the process even after `kill -9`, and no process id has to be trusted. The `holder`
 * file only names the holder to the next one.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const holder = join(directory, 'holder');
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (!isLocked(cause)) throw cause;
    throw new StartError(
      `The data directory ${directory} is already in use by ${readHolder(holder)}; stop that one first, or set PORTAL_DATA to another directory.`,
      { cause },
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

const isLocked = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.includes('database is locked');

function readHolder(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8').trim()}`;
  } catch {
    return 'another process'; // it has the lock, but has not written its name yet
  }
}
