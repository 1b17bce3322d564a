import { exportedMost, listPageSize, type ListRecord } from '@portal/contract/lists/list-calls';
import type { Cell } from '@portal/contract/lists/list';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant } from '#platform/tenant';

/** Which records: those of a list, of one scope, that hold these values and these words. */
export interface Sought {
  list: string;
  scope: string;
  keyword: string;
  /** Values of fields by name. */
  values: Record<string, string>;
}

export type StoredRecord = Omit<ListRecord, 'changedAt'> & { changedAt: Date };

/** What is stored of a record, by whom and when. */
export interface Writing {
  fields: Record<string, Cell>;
  words: string;
  by: string;
  at: Date;
}

// Names and values of fields are parameters alike: no text of a statement is made from them.
const matching = (db: Database, { list, scope, keyword, values }: Sought) =>
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

/** A page of what is sought, the newest first, and how many there are. */
export async function pageOf(db: Database, sought: Sought, pageNo: number) {
  const [records, { total }] = await Promise.all([
    matching(db, sought)
      .select(columns)
      .orderBy('id', 'desc')
      .limit(listPageSize)
      .offset((pageNo - 1) * listPageSize)
      .$castTo<StoredRecord>()
      .execute(),
    matching(db, sought)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total: Number(total) };
}

export const allOf = (db: Database, sought: Sought): Promise<StoredRecord[]> =>
  matching(db, sought)
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

/** The number of the next record. */
export async function nextNumber(db: Database, prefix: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select ${prefix} || lpad(nextval('list_record_number')::text, 8, '0') as id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function insertRecord(
  db: Database,
  { list, scope, id }: { list: string; scope: string; id: string },
  { fields, words, by, at }: Writing,
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

/** Changes the version that was read, and no other; answers whether it still was the newest. */
export async function updateRecord(
  db: Database,
  { list, scope, id, version }: { list: string; scope: string; id: string; version: number },
  { fields, words, by, at }: Writing,
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
