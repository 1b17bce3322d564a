import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database';

/** Who reads, and when: what is to be sent later is not there yet. */
export interface Reading {
  personId: string;
  now: Date;
}

export interface Stretch {
  offset: number;
  limit: number;
}

/** What somebody looks for among what they may see; everything where nothing is said. */
export interface Sought {
  title?: string | undefined;
  isRead?: boolean | undefined;
}

export type StoredAnnouncement = Awaited<ReturnType<typeof pageFor>>[number];

/** Unread, newest first, at most `most` of each category; `total` says how many of its category there are. */
export function newestUnread(db: Database, reading: Reading, most: number) {
  const ranked = addressedTo(db, reading)
    .where((eb) => eb.not(isReadBy(reading)))
    .select('announcement.id')
    .select([
      sql<number>`row_number() over (partition by category order by sent_at desc, id)`.as('place'),
      sql<number>`(count(*) over (partition by category))::int`.as('total'),
    ])
    .as('ranked');
  return shownTo(db, reading)
    .innerJoin(ranked, 'ranked.id', 'announcement.id')
    .where('place', '<=', most)
    .select('total')
    .execute();
}

/** Newest first. */
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

/** Answers whether there is such an announcement for the reader; a second reading keeps the first time. */
export async function stampRead(db: Database, reading: Reading, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('announcement_read')
    .columns(['announcement_id', 'person_id', 'read_at'])
    .expression(
      addressedTo(db, reading)
        .where('announcement.id', '=', id)
        .select((eb) => [
          'announcement.id',
          eb.val(reading.personId).as('person_id'),
          sql<Date>`${reading.now}::timestamptz`.as('read_at'),
        ]),
    )
    .onConflict((again) =>
      again
        .columns(['person_id', 'announcement_id'])
        .doUpdateSet({ read_at: (eb) => eb.ref('announcement_read.read_at') }),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** What a reader may see at all: sent, not withdrawn, and meant for everybody or for them. */
const addressedTo = (db: Database, { personId, now }: Reading) =>
  db
    .selectFrom('announcement')
    .where('sent_at', '<=', now)
    .where('cancelled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('audience', '=', 'ALL'),
        eb.exists(
          eb
            .selectFrom('announcement_audience')
            .whereRef('announcement_id', '=', 'announcement.id')
            .where('person_id', '=', personId)
            .select('person_id'),
        ),
      ]),
    );

const shownTo = (db: Database, reading: Reading) =>
  addressedTo(db, reading)
    .orderBy('sent_at', 'desc')
    .orderBy('announcement.id')
    .select(['announcement.id', 'title', 'sender', 'content', 'summary', 'category', 'priority'])
    .select(['open_type', 'open_page', 'bus_type', 'bus_id', 'sent_at', 'created_at'])
    .select(isReadBy(reading).as('isRead'))
    .$narrowType<{ sent_at: NotNull }>();

const isReadBy = ({ personId }: Reading) =>
  sql<boolean>`exists (select from announcement_read r where r.announcement_id = announcement.id and r.person_id = ${personId})`;

function isSought(reading: Reading, sought: Sought) {
  const [title, isRead] = [sought.title ?? null, sought.isRead ?? null];
  return sql<boolean>`(${title}::text is null or strpos(lower(title), lower(${title})) > 0)
    and (${isRead}::boolean is null or ${isReadBy(reading)} = ${isRead})`;
}
