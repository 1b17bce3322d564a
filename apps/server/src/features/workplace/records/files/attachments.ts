import { attachmentsMost, type RecordFile } from '@portal/contract/files/files';
import { attachmentsKey } from '@portal/contract/records/record-events';
import type { RecordType } from '@portal/contract/records/record-type';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { WithCookie } from '#platform/files/file-content.ts';
import type { Caller } from '#platform/session/session.ts';
import { insertEvent } from '../event-store.ts';
import type { FieldsOf } from '../record-access.ts';
import type { ReachOf } from '../reach/record-reach.ts';
import { findRecord, nameOf } from '../store.ts';
import { type RecordFiles, refOf } from './field-files.ts';

export type RecordAttachments = ReturnType<typeof createRecordAttachments>;

interface Parts {
  db: Database;
  clock: Clock;
  fieldsOf: FieldsOf;
  reachOf: ReachOf;
  files: RecordFiles;
}

interface RecordFileList {
  files: RecordFile[];
}

/** Shows the files of a record to those who see it, and lets them add attachments, which the timeline tells. */
export function createRecordAttachments({ db, clock, fieldsOf, reachOf, files }: Parts) {
  async function list(
    type: RecordType,
    id: string,
    caller: Caller,
  ): Promise<WithCookie<RecordFileList>> {
    const { hidden } = await fieldsOf(type, caller);
    const all = await files.list(refOf(type, id), caller.session);
    const seen = all.filter(({ field }) => field === null || !hidden.has(field));
    return new WithCookie({ files: seen }, files.cookieOf(caller.session));
  }

  /** Makes a change of attachments with its entry in the timeline, on a record that nobody else changes meanwhile. */
  async function change(
    type: RecordType,
    id: string,
    caller: Caller,
    make: (tx: Database) => Promise<{ from: string[] | null; to: string[] | null }>,
  ): Promise<WithCookie<RecordFileList>> {
    const { where } = await reachOf(type, caller);
    const { personId } = caller.session;
    const personName = await nameOf(db, personId);
    await db.transaction().execute(async (tx) => {
      const key = { type, reach: where, id };
      if (!(await findRecord(tx, key, { lock: true }))) refuse('record.not-found');
      const changes = [{ field: attachmentsKey, ...(await make(tx)) }];
      await insertEvent(tx, key, {
        kind: 'changed',
        at: clock.now(),
        personId,
        personName,
        changes,
      });
    });
    return list(type, id, caller);
  }

  return {
    async list(type: RecordType, id: string, caller: Caller) {
      const { where } = await reachOf(type, caller);
      if (!(await findRecord(db, { type, reach: where, id }))) refuse('record.not-found');
      return list(type, id, caller);
    },

    add: (type: RecordType, { id, ids }: { id: string; ids: string[] }, caller: Caller) =>
      change(type, id, caller, async (tx) => {
        const { session } = caller;
        const before = await files.list(refOf(type, id), session);
        const count = before.filter(({ field }) => field === null).length;
        if (count + ids.length > attachmentsMost) {
          refuse('input.invalid', { message: `附件最多 ${attachmentsMost} 个` });
        }
        const isGiven = await files.attach(tx, refOf(type, id), ids, { session, field: null });
        if (!isGiven) refuse('input.invalid', { message: '有附件不可用，请重新上传' });
        return { from: null, to: ids };
      }),

    remove: (type: RecordType, { id, file }: { id: string; file: string }, caller: Caller) =>
      change(type, id, caller, async (tx) => {
        await files.detachOwn(tx, refOf(type, id), file, caller.session);
        return { from: [file], to: null };
      }),
  };
}
