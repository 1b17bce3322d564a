import type { RecordFile } from '@portal/contract/files/files';
import type { RecordFields } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { keysIn } from '@portal/contract/records/references';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';

/** A record, by the key of its type and its number. */
export interface RecordRef {
  type: string;
  id: string;
}

/** The files of records, as the feature of files has them. */
export interface RecordFiles {
  attach: (
    tx: Database,
    record: RecordRef,
    ids: readonly string[],
    options: { session: Session; field: string | null; kind?: 'picture' },
  ) => Promise<boolean>;
  release: (tx: Database, record: RecordRef, ids: readonly string[]) => Promise<void>;
  detachOwn: (tx: Database, record: RecordRef, id: string, session: Session) => Promise<void>;
  list: (record: RecordRef, session: Session) => Promise<RecordFile[]>;
  namesOf: (db: Database, ids: readonly string[]) => Promise<{ key: string; name: string }[]>;
  /** The cookie without which the addresses of files are of no use. */
  cookieOf: (session: Session) => string;
}

export const refOf = (type: RecordType, id: string): RecordRef => ({ type: keyOfType(type), id });

interface FieldFilesChange {
  type: RecordType;
  id: string;
  before: Partial<RecordFields>;
  sent: Partial<RecordFields>;
}

/** Gives a record the files of its changed fields and takes those they have no more; refuses files of others. */
export async function settleFiles(
  files: Pick<RecordFiles, 'attach' | 'release'>,
  tx: Database,
  { type, id, before, sent }: FieldFilesChange,
  { session }: Caller,
): Promise<void> {
  for (const [name, value] of Object.entries(sent)) {
    const field = type.fields[name];
    if (field?.kind !== 'file' && field?.kind !== 'picture') continue;
    const [had, has] = [keysIn(before[name]), keysIn(value)];
    const added = has.filter((file) => !had.includes(file));
    const gone = had.filter((file) => !has.includes(file));
    const picture = field.kind === 'picture' && { kind: field.kind };
    const given = { session, field: name, ...picture };
    if (!(await files.attach(tx, refOf(type, id), added, given))) {
      const what = field.kind === 'picture' ? '图片' : '文件';
      refuse('input.invalid', { message: `${field.label}中有${what}不可用，请重新上传` });
    }
    await files.release(tx, refOf(type, id), gone);
  }
}
