import { isRoot } from './data-directory.ts';

/** The reason why the server cannot start, or go on, in one sentence for the person who started it; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

const outOfSpace = /No space left on device|ENOSPC|database or disk is full/;
const notWritable =
  /EACCES|EPERM|EROFS|Permission denied|Read-only file system|unable to open database file|readonly database/;

/** The sentence for a full or closed disk, whether Node, PostgreSQL or SQLite met it; none for anything else. */
export function storageSentence(error: unknown, directory: string): string | undefined {
  const said = messageOf(error);
  if (outOfSpace.test(said)) {
    return `The disk that holds the data directory ${directory} is full; free some space and start again.`;
  }
  if (notWritable.test(said)) {
    const who = isRoot ? 'the unprivileged user that PostgreSQL runs as' : 'this user';
    return `The data directory ${directory} cannot be used by ${who}; correct its owner and those of the folders above it, or set PORTAL_DATA to another directory.`;
  }
  return undefined;
}

/** Returns the messages of an error and its causes. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${messageOf(error.cause)}`;
}
