import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** An entry of the notice log: a change of notices for these users, or for everyone if there are none. */
export interface Entry {
  id: number;
  /** The tenant whose pages get the entry. */
  tenantId: number;
  personIds: readonly string[] | null;
  /** The announcement that was recalled, if any. */
  gone: string | null;
}

/** Reads the selectEntries after an id, oldest first. */
export const entriesAfter = (db: Database, last: number): Promise<Entry[]> =>
  selectEntries(db).where('id', '>', String(last)).orderBy('id').execute();

/** Reads the newest selectEntries, in the order they were written. */
export async function newestEntries(db: Database, most: number): Promise<Entry[]> {
  const rows = await selectEntries(db).orderBy('id', 'desc').limit(most).execute();
  return rows.toReversed();
}

export async function insertEntry(
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

const selectEntries = (db: Database) =>
  db
    .selectFrom('notice_diary')
    .select([
      sql<number>`id::float8`.as('id'),
      'person_ids as personIds',
      'gone',
      'tenant_id as tenantId',
    ]);
