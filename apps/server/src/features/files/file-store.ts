import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export type StoredFile = Omit<Selectable<Tables['file']>, 'tenant_id'>;

const columns = [
  'id',
  'person_id',
  'person_name',
  'name',
  'size',
  'state',
  'type',
  'sha256',
  'record_type',
  'record_id',
  'field',
  'created_at',
] as const;

type NewFile = Pick<
  StoredFile,
  'id' | 'person_id' | 'person_name' | 'name' | 'size' | 'created_at'
>;

export const insertFile = (db: Database, file: NewFile) =>
  db
    .insertInto('file')
    .values({ ...file, state: 'receiving' })
    .execute();

export const findFile = (db: Database, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('file')
    .where(ofTenant('file'))
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();

/** Finds the files of a user that no record has. */
export const findUnattached = (
  db: Database,
  personId: string,
  ids: readonly string[],
): Promise<StoredFile[]> =>
  db
    .selectFrom('file')
    .where(ofTenant('file'))
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .where('person_id', '=', personId)
    .where('state', '=', 'ready')
    .where('record_id', 'is', null)
    .select(columns)
    .execute();

/** The bytes that a user has uploaded, or is uploading, for records that do not have them yet. */
export async function unattachedBytes(db: Database, personId: string): Promise<number> {
  const row = await db
    .selectFrom('file')
    .where(ofTenant('file'))
    .where('record_id', 'is', null)
    .where('state', '<>', 'gone')
    .where('person_id', '=', personId)
    .select((e) => e.fn.sum<string>('size').as('bytes'))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

export const updateFile = (
  db: Database,
  id: string,
  change: Partial<Pick<StoredFile, 'state' | 'type' | 'sha256' | 'size'>>,
) => db.updateTable('file').where(ofTenant('file')).where('id', '=', id).set(change).execute();

/** Returns the names of files, of those that are gone as well. */
export const namesOfFiles = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .where(ofTenant('file'))
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .select(['id as key', 'name'])
    .execute();

/** Returns the files that a record has, the oldest first. */
export const filesOfRecord = (db: Database, type: string, id: string): Promise<StoredFile[]> =>
  db
    .selectFrom('file')
    .where(ofTenant('file'))
    .where('record_type', '=', type)
    .where('record_id', '=', id)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .orderBy('id')
    .select(columns)
    .execute();
