import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database';

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

export type StoredAnnouncement = Awaited<ReturnType<typeof pageFor>>[number];

/**
 * Unread news, the pinned first, then the newest, at most `most` of each category; `total` counts its category. Besides
 * how many must be confirmed. First which they are, then what they say: every open page asks this again and again.
 */
export async function bellOf(db: Database, reading: Reading, most: number) {
  const places = await placesOfUnread(db, reading, most);
  const first = places[0];
  if (!first) return { unread: [], mustRead: await countMustRead(db, reading) };
  const totals = new Map(places.map(({ id, total }) => [id, total]));
  const shown = await shownTo(db, reading)
    .where(sql<boolean>`announcement.id = any(${[...totals.keys()]}::text[])`)
    .execute();
  const unread = shown.map((stored) => ({ ...stored, total: totals.get(stored.id) ?? 0 }));
  return { unread, mustRead: first.mustRead };
}

function placesOfUnread(db: Database, reading: Reading, most: number) {
  const ranked = unreadNews(db, reading)
    .select('announcement.id')
    .select([
      sql<number>`row_number() over (partition by category order by pinned_at is null, sent_at desc, id)`.as(
        'place',
      ),
      sql<number>`(count(*) over (partition by category))::int`.as('total'),
    ])
    .as('ranked');
  return db
    .selectFrom(ranked)
    .where('place', '<=', most)
    .select(['id', 'total', sql<number>`(${mustReadCount(db, reading)})`.as('mustRead')])
    .execute();
}

/** The pinned first, then the newest. */
export const pageFor = (
  db: Database,
  reading: Reading,
  sought: Sought,
  { offset, limit }: Stretch,
) => shownTo(db, reading).where(isSought(reading, sought)).offset(offset).limit(limit).execute();

export async function countFor(db: Database, reading: Reading, sought: Sought): Promise<number> {
  const { count } = await addressedTo(db, reading)
    .where(isSought(reading, sought))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

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
    .where('sent_at', '<=', now)
    .where('cancelled_at', 'is', null)
    .where('announcement.id', 'in', (eb) =>
      eb
        .selectFrom('announcement_target')
        .where(sql<boolean>`scope = any(${scopes}::text[])`)
        .select('announcement_id'),
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
  return sql<boolean>`exists (select from announcement_read r where r.announcement_id = announcement.id
    and r.person_id = ${personId} and r.revision >= announcement.counts_from and ${condition})`;
}

const isReadBy = (reading: Reading) => hasRow(reading, sql`true`);

const isArchivedBy = ({ personId }: Reading) =>
  sql<boolean>`announcement.id in (select r.announcement_id from announcement_read r
    where r.person_id = ${personId} and r.archived_at is not null)`;

function isSought(reading: Reading, sought: Sought) {
  const [title, isRead] = [sought.title ?? null, sought.isRead ?? null];
  const [category, priority] = [sought.category ?? null, sought.priority ?? null];
  return sql<boolean>`(${title}::text is null or strpos(lower(title), lower(${title})) > 0)
    and (${isRead}::boolean is null or ${isReadBy(reading)} = ${isRead})
    and (${category}::text is null or category = ${category})
    and (${priority}::text is null or priority = ${priority})
    and ${isArchivedBy(reading)} = ${sought.isArchived ?? false}`;
}
