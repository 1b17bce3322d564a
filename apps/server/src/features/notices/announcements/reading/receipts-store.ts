import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { addressedTo, type Reader, unreadFor } from './store.ts';

/**
 * Marks an announcement read; returns false if the reader has no such announcement. The receipt keeps the
 * first time, however often a browser repeats the call; a revision that asks to be read again gets a new one.
 */
export async function stampRead(db: Database, reader: Reader, id: string): Promise<boolean> {
  const stamped = await stamp(
    db,
    reader,
    addressedTo(db, reader).where('announcement.id', '=', id),
  );
  return stamped > 0;
}

/** Marks everything unread as read, of one category or both, except what must be confirmed; returns the number. */
export const stampAllRead = (db: Database, reader: Reader, category: string | undefined) =>
  stamp(
    db,
    reader,
    unreadFor(db, reader)
      .where('must_read', '=', false)
      .where(sql<boolean>`(${category ?? null}::text is null or category = ${category ?? null})`),
  );

async function stamp(
  db: Database,
  { personId, now }: Reader,
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

/** Confirms an announcement that is marked read; the first time counts. Returns false if it has a newer revision. */
export async function stampAcknowledged(
  db: Database,
  { personId, now }: Reader,
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
  { personId, now }: Reader,
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
