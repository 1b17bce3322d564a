import type { FileInfo } from '@portal/contract/files/files';
import type { Refusal } from '@portal/contract/refusals';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { detectType, fileTypeOf } from '../content/file-types.ts';
import { type FilePart, partsOf } from '../content/part-store.ts';
import type { FileParts } from '../content/parts.ts';
import { cleanPicture, pictureBytesMost } from '../content/pictures.ts';
import type { FileInfos } from '../content/file-infos.ts';
import { findFile, type StoredFile, updateFile } from '../file-store.ts';

interface FinishParts {
  db: Database;
  parts: FileParts;
  infosOf: FileInfos;
}

export type FinishUpload = ReturnType<typeof createFinishUpload>;

/** Bytes from the start by which text is told from anything else. */
const headBytes = 65_536;

/** Makes a file of an upload: from here on a record may have it. What is refused is removed. */
export function createFinishUpload({ db, parts, infosOf }: FinishParts) {
  async function giveUp(id: string, refusal: Refusal): Promise<never> {
    await updateFile(db, id, { state: 'gone' });
    return refuse(refusal);
  }

  /** Replaces the bytes of a picture. Cut short, it leaves an upload that is not whole, and is begun again. */
  async function storePicture(file: StoredFile, received: readonly FilePart[], type: string) {
    const size = Number(file.size);
    if (size > pictureBytesMost) return giveUp(file.id, 'file.picture-too-large');
    const given = await buffer(parts.read(received, { from: 0, until: size - 1 }));
    const picture = await cleanPicture(given, type).catch(() => undefined);
    if (!picture) return giveUp(file.id, 'file.picture-too-large');
    for (const { key } of received) await parts.remove(key);
    await parts.store(file.id, 0, Readable.from([picture.bytes]));
    await parts.store(file.id, null, Readable.from([picture.thumbnail]));
    const sha256 = createHash('sha256').update(picture.bytes).digest();
    return { size: String(picture.bytes.length), sha256 };
  }

  return async (
    { id, sha256 }: { id: string; sha256: string },
    { session }: Caller,
  ): Promise<FileInfo> => {
    const file = await findFile(db, id);
    if (file?.person_id !== session.personId || file.state === 'gone') refuse('file.not-found');
    if (file.state === 'receiving') {
      const received = await partsOf(db, id);
      const whole = { from: 0, until: Number(file.size) - 1 };
      if (received.reduce((sum, { size }) => sum + size, 0) !== Number(file.size)) {
        refuse('file.incomplete');
      }
      const { hash, head } = await digest(parts.read(received, whole));
      if (hash.toString('hex') !== sha256) return giveUp(id, 'file.differs');
      const type = await detectType(() => parts.read(received, whole), head);
      if (type === undefined) return giveUp(id, 'file.unfit');
      const isPicture = fileTypeOf(type)?.kind === 'picture';
      const stored = isPicture ? await storePicture(file, received, type) : { sha256: hash };
      await updateFile(db, id, { ...stored, type, state: 'ready' });
    }
    const ready = (await findFile(db, id)) ?? refuse('file.not-found');
    const [info = refuse('file.not-found')] = await infosOf([ready], session);
    return info;
  };
}

/** Returns the hash of a source, and how it begins. */
async function digest(source: Readable): Promise<{ hash: Buffer; head: Buffer }> {
  const hash = createHash('sha256');
  const start: Buffer[] = [];
  let kept = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    if (kept >= headBytes) continue;
    start.push(bytes);
    kept += bytes.length;
  }
  return { hash: hash.digest(), head: Buffer.concat(start).subarray(0, headBytes) };
}
