import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant } from '#platform/tenant';

/** Who reads, when, and by which scopes they are meant: what is to be sent later is not there yet. */
export interface Reading {
  personId: string;
  now: Date;
  scopes: readonly string[];
}

export interface Stretch {
  offset: number;
  limit: number;
}

/** What somebody looks for among what they may see; everything where nothing is said, but what was put away. */
export interface Sought {
  title?: string | undefined;
  isRead?: boolean | undefined;
  category?: string | undefined;
  priority?: string | undefined;
  isArchived?: boolean;
}

export type StoredAnnouncement = Awaited<ReturnType<typeof pageFor>>['records'][number];

/**
 * Unread news, the pinned first, then the newest, at most `most` of each category; `total` counts its category. Also
 * how many must be confirmed. First which they are, then what they say: every open page asks this again and again.
 */
export async function bellOf(db: Database, reading: Reading, most: number) {
  const newest = await newestUnread(db, reading, most);
  const first = newest[0];
  if (!first) return { unread: [], mustRead: await countMustRead(db, reading) };
  const totals = new Map(newest.map(({ id, total }) => [id, total]));
  const shown = await shownTo(db, reading)
    .where(isAmong([...totals.keys()]))
    .execute();
  const unread = shown.map((stored) => ({ ...stored, total: totals.get(stored.id) ?? 0 }));
  return { unread, mustRead: first.mustRead };
}

/** Counts first and sorts only as far as the few that are shown: most of what is unread never is. */
async function newestUnread(db: Database, reading: Reading, most: number) {
  const unread = unreadNews(db, reading)
    .select(['announcement.id', 'category', 'sent_at'])
    .select(sql`pinned_at is null`.as('is_loose'));
  const { rows } = await sql<{ id: string; total: number; mustRead: number }>`
    with unread as materialized (${unread})
    select newest.id, counted.total, (${mustReadCount(db, reading)}) as "mustRead"
    from (select category, count(*)::int as total from unread group by category) counted
    cross join lateral (
      select id from unread where unread.category = counted.category
      order by is_loose, sent_at desc, id limit ${most}
    ) newest`.execute(db);
  return rows;
}

/** A page of what is sought, the pinned first, then the newest, and how many there are in all. */
export async function pageFor(
  db: Database,
  reading: Reading,
  sought: Sought,
  { offset, limit }: Stretch,
) {
  const found = foundFor(db, reading, sought)
    .select(['announcement.id', 'sent_at'])
    .select(sql`pinned_at is null`.as('is_loose'));
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (${found})
    select (select count(*)::int from found) as total, array(
      select id from found order by is_loose, sent_at desc, id offset ${offset} limit ${limit}
    ) as ids`.execute(db);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  const records = ids.length > 0 ? await shownTo(db, reading).where(isAmong(ids)).execute() : [];
  return { records, total };
}

const isAmong = (ids: readonly string[]) => sql<boolean>`announcement.id = any(${ids}::text[])`;

export const findFor = (db: Database, reading: Reading, id: string) =>
  shownTo(db, reading).where('announcement.id', '=', id).executeTakeFirst();

/** News that must be read and that the reader has not confirmed in its present form, oldest first. */
export const mustReadFor = (db: Database, reading: Reading, most: number) =>
  shownTo(db, reading)
    .clearOrderBy()
    .where('must_read', '=', true)
    .where(isNews(reading))
    .where((eb) => eb.not(hasRow(reading, sql`r.acknowledged_at is not null`)))
    .orderBy('sent_at')
    .orderBy('announcement.id')
    .limit(most)
    .execute();

/** How many of those there are. */
async function countMustRead(db: Database, reading: Reading): Promise<number> {
  return (await mustReadCount(db, reading).executeTakeFirstOrThrow()).count;
}

const mustReadCount = (db: Database, reading: Reading) =>
  addressedTo(db, reading)
    .where('must_read', '=', true)
    .where(isNews(reading))
    .where((eb) => eb.not(hasRow(reading, sql`r.acknowledged_at is not null`)))
    .select(sql<number>`count(*)::int`.as('count'));

/** What a reader may see at all: sent, not recalled, and meant for them. */
export const addressedTo = (db: Database, { scopes, now }: Reading) =>
  db
    .selectFrom('announcement')
    .where(ofTenant('announcement'))
    .where('sent_at', '<=', now)
    .where('cancelled_at', 'is', null)
    // A join, since `scope = any(…)` holds each target against each of somebody's scopes, one after the other.
    .where(
      sql<boolean>`announcement.id in (
        select announcement_id from announcement_target
        join unnest(${scopes}::text[]) theirs(scope) using (scope)
        where ${ofTenant('announcement_target')})`,
    );

/** What of it is unread and not over. */
export const unreadNews = (db: Database, reading: Reading) =>
  addressedTo(db, reading)
    .where(isNews(reading))
    .where((eb) => eb.not(isReadBy(reading)));

const isNews = ({ now }: Reading) =>
  sql<boolean>`(announcement.ends_at is null or announcement.ends_at > ${now})`;

const shownTo = (db: Database, reading: Reading) =>
  addressedTo(db, reading)
    .orderBy(sql`pinned_at is null`)
    .orderBy('sent_at', 'desc')
    .orderBy('announcement.id')
    .select(['announcement.id', 'title', 'sender', 'content', 'summary', 'category', 'priority'])
    .select(['open_type', 'open_page', 'bus_type', 'bus_id', 'sent_at', 'created_at'])
    .select(['must_read', 'revision', 'pinned_at'])
    .select(isReadBy(reading).as('isRead'))
    .select(hasRow(reading, sql`r.acknowledged_at is not null`).as('isAcknowledged'))
    .select(isArchivedBy(reading).as('isArchived'))
    .select((eb) => eb.not(isNews(reading)).as('isEnded'))
    .$narrowType<{ sent_at: NotNull }>();

/** A reading of what it says now; one of an older revision counts only where nobody was asked to read it again. */
function hasRow({ personId }: Reading, condition: ReturnType<typeof sql>) {
  return sql<boolean>`exists (select from announcement_read r where ${ofTenant('r')} and r.announcement_id = announcement.id
    and r.person_id = ${personId} and r.revision >= announcement.counts_from and ${condition})`;
}

const isReadBy = (reading: Reading) => hasRow(reading, sql`true`);

const isArchivedBy = ({ personId }: Reading) =>
  sql<boolean>`announcement.id in (select r.announcement_id from announcement_read r
    where ${ofTenant('r')} and r.person_id = ${personId} and r.archived_at is not null)`;

function foundFor(db: Database, reading: Reading, { isRead, ...sought }: Sought) {
  const title = sought.title ?? null;
  const [category, priority] = [sought.category ?? null, sought.priority ?? null];
  return addressedTo(db, reading)
    .where(
      sql<boolean>`(${title}::text is null or strpos(lower(title), lower(${title})) > 0)
        and (${category}::text is null or category = ${category})
        and (${priority}::text is null or priority = ${priority})
        and ${isArchivedBy(reading)} = ${sought.isArchived ?? false}`,
    )
    .$if(isRead === true, (query) => query.where(isReadBy(reading)))
    .$if(isRead === false, (query) => query.where((eb) => eb.not(isReadBy(reading))));
}
