import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import {
  addressedTo,
  contentColumns,
  type Reader,
  unreadFor,
  whereArchived,
  whereNotConfirmed,
  whereNotEnded,
} from './store.ts';

/** The bell of a reader: what it shows by id, its totals, and the time it holds until if nothing is changed. */
export interface StoredBell {
  /** Per category pinned first, then newest; `total` counts all unread ones of the category. */
  newest: { id: string; total: number; isArchived: boolean }[];
  /** The number of announcements to confirm. */
  mustRead: number;
  /** The time at which the next announcement begins or ends by itself; null for never. */
  until: Date | null;
}

/** Returns a text that differs after every change of announcements, or of the reader's receipts. */
export async function bellVersion(db: Database, personId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat(
      (select value from epoch where name = 'announcement'), '.',
      (select receipts from announcement_reader
        where ${ofTenant('announcement_reader')} and person_id = ${personId})) as version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** Reads a bell with at most `most` per category. Counts first and sorts only the few to show. */
export async function readBell(db: Database, reader: Reader, most: number): Promise<StoredBell> {
  const { now } = reader;
  const unread = unreadFor(db, reader)
    .select(['announcement.id', 'category', 'sent_at'])
    .select(sql`pinned_at is null`.as('is_unpinned'));
  const mustRead = addressedTo(db, reader)
    .where('must_read', '=', true)
    .where(whereNotEnded(reader))
    .where(whereNotConfirmed(reader))
    .select(sql<number>`count(*)::int`.as('count'));
  const { rows } = await sql<StoredBell>`
    with unread as materialized (${unread}), newest as (
      select newest.*, counted.total
      from (select category, count(*)::int as total from unread group by category) counted
      cross join lateral (
        select id, is_unpinned, sent_at from unread where unread.category = counted.category
        order by is_unpinned, sent_at desc, id limit ${most}
      ) newest
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'total', total, 'isArchived', ${whereArchived(reader, 'newest')})
        order by is_unpinned, sent_at desc, id), '[]') from newest) as newest,
      (${mustRead}) as "mustRead",
      least(
        (select min(sent_at) from announcement where ${ofTenant('announcement')} and cancelled_at is null and sent_at > ${now}),
        (select min(ends_at) from announcement where ${ofTenant('announcement')} and ends_at > ${now})
      ) as until`.execute(db);
  return rows[0] ?? { newest: [], mustRead: 0, until: null };
}

/** Returns what announcements say, the same for every reader. */
export const readContents = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('announcement')
    .where(ofTenant('announcement'))
    .where(sql<boolean>`announcement.id = any(${ids}::text[])`)
    .select(contentColumns)
    .$narrowType<{ sent_at: Date }>()
    .execute();
