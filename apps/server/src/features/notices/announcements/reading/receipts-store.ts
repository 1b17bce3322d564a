import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant } from '#platform/tenant';
import { addressedTo, type Reading, unreadNews } from './store.ts';

/**
 * Answers whether there is such an announcement for the reader. A second reading of the same form keeps the time of the
 * first, however often a browser repeats itself; a reading after others were asked to read again is a new one.
 */
export async function stampRead(db: Database, reading: Reading, id: string): Promise<boolean> {
  const stamped = await stamp(
    db,
    reading,
    addressedTo(db, reading).where('announcement.id', '=', id),
  );
  return stamped > 0;
}

/** Marks all unread news read, of one category or of both, but for what must be confirmed; answers how many. */
export const stampAllRead = (db: Database, reading: Reading, category: string | undefined) =>
  stamp(
    db,
    reading,
    unreadNews(db, reading)
      .where('must_read', '=', false)
      .where(sql<boolean>`(${category ?? null}::text is null or category = ${category ?? null})`),
  );

async function stamp(
  db: Database,
  { personId, now }: Reading,
  chosen: ReturnType<typeof addressedTo>,
): Promise<number> {
  const again = sql`announcement_read.revision < excluded.revision
    and announcement_read.revision < (select counts_from from announcement a where ${ofTenant('a')} and a.id = excluded.announcement_id)`;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('announcement_read')
    .columns(['announcement_id', 'person_id', 'read_at', 'revision'])
    .expression(
      chosen.select((eb) => [
        'announcement.id',
        eb.val(personId).as('person_id'),
        sql<Date>`${now}::timestamptz`.as('read_at'),
        'announcement.revision',
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'person_id', 'announcement_id']).doUpdateSet({
        read_at: sql<Date>`case when ${again} then excluded.read_at else announcement_read.read_at end`,
        acknowledged_at: sql<Date>`case when ${again} then null else announcement_read.acknowledged_at end`,
        revision: sql<number>`greatest(announcement_read.revision, excluded.revision)`,
      }),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Confirms what was stamped read; the first time counts. Answers whether it was still that revision. */
export async function stampAcknowledged(
  db: Database,
  { personId, now }: Reading,
  { id, revision }: { id: string; revision: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcement_read')
    .where(ofTenant('announcement_read'))
    .from('announcement')
    .where(ofTenant('announcement'))
    .whereRef('announcement.id', '=', 'announcement_read.announcement_id')
    .where('announcement_id', '=', id)
    .where('person_id', '=', personId)
    .where('announcement.revision', '=', revision)
    .set({ acknowledged_at: sql<Date>`coalesce(acknowledged_at, ${now}::timestamptz)` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function stampArchived(
  db: Database,
  { personId, now }: Reading,
  { id, archived }: { id: string; archived: boolean },
): Promise<void> {
  await db
    .updateTable('announcement_read')
    .where(ofTenant('announcement_read'))
    .where('announcement_id', '=', id)
    .where('person_id', '=', personId)
    .set({ archived_at: archived ? now : null })
    .execute();
}
