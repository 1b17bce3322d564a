import type { FileInfo, RecordFile } from '@portal/contract/files/files';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import { wireTime } from '@portal/common/group-time';
import type { FileInfos } from './content/file-infos.ts';
import { filesOfRecord, findUnattached, namesOfFiles, type StoredFile } from './file-store.ts';

/** A record, by the key of its type and its number. */
export interface RecordRef {
  type: string;
  id: string;
}

export type RecordFiles = ReturnType<typeof createRecordFiles>;

/** Gives new files of the user to a record; returns whether all of them could be given. */
async function attach(
  tx: Database,
  { type, id }: RecordRef,
  ids: readonly string[],
  { session, field, kind }: { session: Session; field: string | null; kind?: 'picture' },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const given = await tx
    .updateTable('file')
    .where(ofTenant('file'))
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .where('person_id', '=', session.personId)
    .where('state', '=', 'ready')
    .where('record_id', 'is', null)
    .$if(kind === 'picture', (query) => query.where('type', 'like', 'image/%'))
    .set({ record_type: type, record_id: id, field })
    .returning('id')
    .execute();
  return given.length === ids.length;
}

/** Takes files from a record. Their content goes, their names stay for its timeline. */
async function release(
  tx: Database,
  { type, id }: RecordRef,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('file')
    .where(ofTenant('file'))
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .where('record_type', '=', type)
    .where('record_id', '=', id)
    .set({ state: 'gone' })
    .execute();
}

const toWire = (info: FileInfo, file: StoredFile, session: Session): RecordFile => ({
  ...info,
  field: file.field,
  by: file.person_name,
  at: wireTime(file.created_at),
  isOwn: file.person_id === session.personId,
});

/** Ties files to records. Whether the user reaches the record is known before any of these is called. */
export function createRecordFiles({ db, infosOf }: { db: Database; infosOf: FileInfos }) {
  return {
    attach,
    release,
    namesOf: namesOfFiles,

    /** Returns the files of a record, those of its fields and its attachments. */
    async list({ type, id }: RecordRef, session: Session): Promise<RecordFile[]> {
      const files = await filesOfRecord(db, type, id);
      const infos = await infosOf(files, session);
      const byId = new Map(files.map((file) => [file.id, file]));
      return infos.flatMap((info) => {
        const file = byId.get(info.id);
        return file ? [toWire(info, file, session)] : [];
      });
    },

    /** Releases an attachment that the user has added themselves. */
    async detachOwn(tx: Database, record: RecordRef, fileId: string, session: Session) {
      const files = await filesOfRecord(tx, record.type, record.id);
      const file = files.find(({ id, field }) => id === fileId && field === null);
      if (!file) return refuse('file.not-found');
      if (file.person_id !== session.personId) refuse('file.not-yours');
      return release(tx, record, [fileId]);
    },

    /** Returns files of the user that no record has yet. */
    async own(ids: readonly string[], session: Session): Promise<FileInfo[]> {
      return infosOf(await findUnattached(db, session.personId, ids), session);
    },
  };
}
