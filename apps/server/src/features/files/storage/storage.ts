import type { Readable } from 'node:stream';

/** The first byte and the last. */
export interface ByteRange {
  from: number;
  until: number;
}

/** Keeps bytes under keys that the server makes up; nothing that a user typed comes into a key. */
export interface FileStorage {
  /**
   * Stores what a source gives, also where it breaks off, and returns the number of bytes. They outlive a power cut once
   * this has returned. @throws {NoSpaceError} and leaves nothing behind
   */
  write(key: string, source: Readable): Promise<number>;
  read(key: string, range: ByteRange): Promise<Readable>;
  /** Removes what is there; nothing is fine too. */
  remove(key: string): Promise<void>;
}

/** The storage is full. */
export class NoSpaceError extends Error {
  override name = 'NoSpaceError';
}
