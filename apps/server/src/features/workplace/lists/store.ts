import { exportedMost, type ListRecord } from '@portal/contract/lists/list-calls';
import type { Cell } from '@portal/contract/lists/list';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** Selects the records of a list and scope that have these field values and contain the keyword. */
export interface RecordFilter {
  list: string;
  scope: string;
  keyword: string;
  /** Field values by name. */
  values: Record<string, string>;
}

export type StoredRecord = Omit<ListRecord, 'changedAt'> & { changedAt: Date };

/** The stored content of a record, with author and time. */
export interface RecordContent {
  fields: Record<string, Cell>;
  words: string;
  by: string;
  at: Date;
}

// Field names and values are both parameters: no SQL is built from them.
const matching = (db: Database, { list, scope, keyword, values }: RecordFilter) =>
  db
    .selectFrom('list_record')
    .where(ofTenant('list_record'))
    .where('list', '=', list)
    .where('scope', '=', scope)
    .where(sql<boolean>`fields @> ${JSON.stringify(values)}::jsonb`)
    .$if(keyword !== '', (query) => query.where('words', 'like', patternOf(keyword)));

const patternOf = (keyword: string): string =>
  `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const columns = [
  'id',
  'version',
  'fields',
  'changed_at as changedAt',
  'changed_by as changedBy',
] as const;

/** Returns a page of the records that match, newest first. */
export const pageOfRecords = (db: Database, filter: RecordFilter, page: PageRequest) =>
  paginate(
    matching(db, filter).select(columns).orderBy('id', 'desc').$castTo<StoredRecord>(),
    page,
  );

export const allOf = (db: Database, filter: RecordFilter): Promise<StoredRecord[]> =>
  matching(db, filter)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(exportedMost)
    .$castTo<StoredRecord>()
    .execute();

export const findRecord = (
  db: Database,
  { list, scope, id }: { list: string; scope: string; id: string },
): Promise<StoredRecord | undefined> =>
  db
    .selectFrom('list_record')
    .where(ofTenant('list_record'))
    .where('list', '=', list)
    .where('scope', '=', scope)
    .where('id', '=', id)
    .select(columns)
    .$castTo<StoredRecord>()
    .executeTakeFirst();

/** Returns the number of the next record. */
export async function nextNumber(db: Database, prefix: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select ${prefix} || lpad(nextval('list_record_number')::text, 8, '0') as id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function insertRecord(
  db: Database,
  { list, scope, id }: { list: string; scope: string; id: string },
  { fields, words, by, at }: RecordContent,
): Promise<void> {
  await db
    .insertInto('list_record')
    .values({
      list,
      scope,
      id,
      fields: JSON.stringify(fields),
      words,
      changed_at: at,
      changed_by: by,
    })
    .execute();
}

/** Updates the version that was read; returns false if there is a newer one. */
export async function updateRecord(
  db: Database,
  { list, scope, id, version }: { list: string; scope: string; id: string; version: number },
  { fields, words, by, at }: RecordContent,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('list_record')
    .where(ofTenant('list_record'))
    .set({
      fields: JSON.stringify(fields),
      words,
      version: version + 1,
      changed_at: at,
      changed_by: by,
    })
    .where('list', '=', list)
    .where('scope', '=', scope)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function nameOf(db: Database, personId: string): Promise<string> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('realname')
    .executeTakeFirst();
  return row?.realname ?? '';
}
