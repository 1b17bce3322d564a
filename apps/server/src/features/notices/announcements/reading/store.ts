import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginateIds, whereContains } from '#platform/database/paginate.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** The user, the time, and the scopes by which announcements are addressed to them. */
export interface Reader {
  personId: string;
  now: Date;
  scopes: readonly string[];
}

/** The filter of the inbox; without any member, everything that is not archived. */
export interface InboxFilter {
  title?: string | undefined;
  isRead?: boolean | undefined;
  category?: string | undefined;
  priority?: string | undefined;
  isArchived?: boolean;
}

export type StoredAnnouncement = Awaited<ReturnType<typeof pageOfInbox>>['records'][number];

/** Returns a page of the announcements that match, pinned first, then newest. */
export const pageOfInbox = (db: Database, reader: Reader, filter: InboxFilter, page: PageRequest) =>
  paginateIds(
    db,
    {
      found: matching(db, reader, filter)
        .select(['announcement.id', 'sent_at'])
        .select(sql`pinned_at is null`.as('is_unpinned')),
      order: sql`is_unpinned, sent_at desc, id`,
      read: (ids) => announcementsFor(db, reader).where(whereIdIn(ids)).execute(),
    },
    page,
  );

const whereIdIn = (ids: readonly string[]) => sql<boolean>`announcement.id = any(${ids}::text[])`;

export const findAnnouncement = (db: Database, reader: Reader, id: string) =>
  announcementsFor(db, reader).where('announcement.id', '=', id).executeTakeFirst();

/** Returns the announcements to confirm whose current revision the reader has not confirmed, oldest first. */
export const listToConfirm = (db: Database, reader: Reader, most: number) =>
  announcementsFor(db, reader)
    .clearOrderBy()
    .where('must_read', '=', true)
    .where(whereNotEnded(reader))
    .where(whereNotConfirmed(reader))
    .orderBy('sent_at')
    .orderBy('announcement.id')
    .limit(most)
    .execute();

/** Selects the announcements a reader may see: sent, not recalled, and addressed to them. */
export const addressedTo = (db: Database, { scopes, now }: Reader) =>
  db
    .selectFrom('announcement')
    .where(ofTenant('announcement'))
    .where('sent_at', '<=', now)
    .where('cancelled_at', 'is', null)
    // A join, since `scope = any(…)` would compare each target with each scope of the reader in turn.
    .where(
      sql<boolean>`announcement.id in (
        select announcement_id from announcement_target
        join unnest(${scopes}::text[]) theirs(scope) using (scope)
        where ${ofTenant('announcement_target')})`,
    );

/** Selects those of them that are unread and have not ended. */
export const unreadFor = (db: Database, reader: Reader) =>
  addressedTo(db, reader)
    .where(whereNotEnded(reader))
    .where((eb) => eb.not(whereRead(reader)));

export const whereNotEnded = ({ now }: Reader) =>
  sql<boolean>`(announcement.ends_at is null or announcement.ends_at > ${now})`;

/** The contents of an announcement, the same for every reader. */
export const contentColumns = [
  'announcement.id',
  'title',
  'sender',
  'content',
  'summary',
  'category',
  'priority',
  'open_type',
  'open_page',
  'bus_type',
  'bus_id',
  'sent_at',
  'created_at',
  'must_read',
  'revision',
  'pinned_at',
] as const;

const announcementsFor = (db: Database, reader: Reader) =>
  addressedTo(db, reader)
    .orderBy(sql`pinned_at is null`)
    .orderBy('sent_at', 'desc')
    .orderBy('announcement.id')
    .select(contentColumns)
    .select(whereRead(reader).as('isRead'))
    .select(whereReceipt(reader, sql`r.acknowledged_at is not null`).as('isAcknowledged'))
    .select(whereArchived(reader).as('isArchived'))
    .select((eb) => eb.not(whereNotEnded(reader)).as('isEnded'))
    .$narrowType<{ sent_at: NotNull }>();

/** Tests for a receipt of the current revision; an older one counts unless the revision asked to be read again. */
function whereReceipt({ personId }: Reader, condition: ReturnType<typeof sql>) {
  return sql<boolean>`exists (select from announcement_read r where ${ofTenant('r')} and r.announcement_id = announcement.id
    and r.person_id = ${personId} and r.revision >= announcement.counts_from and ${condition})`;
}

const whereRead = (reader: Reader) => whereReceipt(reader, sql`true`);

export const whereNotConfirmed = (reader: Reader) =>
  sql<boolean>`not ${whereReceipt(reader, sql`r.acknowledged_at is not null`)}`;

export const whereArchived = ({ personId }: Reader, of = 'announcement') =>
  sql<boolean>`${sql.ref(`${of}.id`)} in (select r.announcement_id from announcement_read r
    where ${ofTenant('r')} and r.person_id = ${personId} and r.archived_at is not null)`;

function matching(db: Database, reader: Reader, { isRead, ...filter }: InboxFilter) {
  const title = filter.title ?? '';
  const [category, priority] = [filter.category ?? null, filter.priority ?? null];
  return addressedTo(db, reader)
    .where(
      sql<boolean>`${whereContains('title', title)}
        and (${category}::text is null or category = ${category})
        and (${priority}::text is null or priority = ${priority})
        and ${whereArchived(reader)} = ${filter.isArchived ?? false}`,
    )
    .$if(isRead === true, (query) => query.where(whereRead(reader)))
    .$if(isRead === false, (query) => query.where((eb) => eb.not(whereRead(reader))));
}
