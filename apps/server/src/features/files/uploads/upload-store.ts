import type { FilesConfig } from '../config.ts';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { partsOf } from '../content/part-store.ts';
import type { FileParts } from '../content/parts.ts';
import { safeName } from '../content/safe-name.ts';
import {
  findFile,
  insertFile,
  type StoredFile,
  unattachedBytes,
  updateFile,
} from '../file-store.ts';

export interface UploadParts {
  db: Database;
  clock: Clock;
  parts: FileParts;
  /** The largest file, in bytes; a user has twice as much on the way at most. */
  config: FilesConfig;
}

/** The uploads of one user, for the library that speaks tus. Bytes are acknowledged once they are stored for good. */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #user: Session;
  readonly #parts: UploadParts;

  constructor(user: Session, parts: UploadParts) {
    super();
    this.#user = user;
    this.#parts = parts;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, clock, config } = this.#parts;
    const { personId } = this.#user;
    const size = upload.size ?? 0;
    if ((await unattachedBytes(db, personId)) + size > 2 * config.mostBytes)
      refuse('file.too-many');
    const person = await db
      .selectFrom('person')
      .where('id', '=', personId)
      .select('realname')
      .executeTakeFirstOrThrow();
    await insertFile(db, {
      id: upload.id,
      person_id: personId,
      person_name: person.realname,
      name: safeName(upload.metadata?.['filename'] ?? ''),
      size: String(size),
      created_at: clock.now(),
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const file = await this.#find(id);
    const received = await partsOf(this.#parts.db, id);
    const offset = received.reduce((sum, { size }) => sum + size, 0);
    return new Upload({ id, size: Number(file.size), offset, metadata: { filename: file.name } });
  }

  /** Stores what one request brings, also when it breaks off; the next one begins there. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    await this.#find(id);
    try {
      return offset + (await this.#parts.parts.store(id, offset, source));
    } catch (error) {
      throw isTakenOffset(error) ? ERRORS.INVALID_OFFSET : error;
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id);
    await updateFile(this.#parts.db, id, { state: 'gone' });
  }

  /** Finds an upload that still comes; those of others do not exist. */
  async #find(id: string): Promise<StoredFile> {
    const file = await findFile(this.#parts.db, id);
    const isTheirs = file?.person_id === this.#user.personId && file.state === 'receiving';
    if (!isTheirs) throw ERRORS.FILE_NOT_FOUND;
    return file;
  }
}

/** Another request has stored bytes from the same offset meanwhile. */
const isTakenOffset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
