import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant } from '#platform/tenant';

/** An entry of the diary: something is new about notices, for these people or, without any, for everybody. */
export interface Entry {
  id: number;
  /** Whose pages alone are told of it. */
  tenantId: number;
  personIds: readonly string[] | null;
  /** The announcement that is gone, where that is what is new. */
  gone: string | null;
}

/** Oldest first. */
export const entriesAfter = (db: Database, last: number): Promise<Entry[]> =>
  entries(db).where('id', '>', String(last)).orderBy('id').execute();

/** The newest, oldest of them first. */
export async function newestEntries(db: Database, most: number): Promise<Entry[]> {
  const rows = await entries(db).orderBy('id', 'desc').limit(most).execute();
  return rows.toReversed();
}

export async function writeEntry(
  db: Database,
  personIds: readonly string[] | null,
  gone: string | null = null,
): Promise<void> {
  await db
    .insertInto('notice_diary')
    .values({ person_ids: personIds && [...personIds], gone })
    .execute();
}

export async function deleteEntriesBefore(db: Database, moment: Date): Promise<void> {
  await db
    .deleteFrom('notice_diary')
    .where(ofTenant('notice_diary'))
    .where('written_at', '<', moment)
    .execute();
}

const entries = (db: Database) =>
  db
    .selectFrom('notice_diary')
    .select([
      sql<number>`id::float8`.as('id'),
      'person_ids as personIds',
      'gone',
      'tenant_id as tenantId',
    ]);
