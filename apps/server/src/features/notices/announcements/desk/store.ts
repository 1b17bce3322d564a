import type {
  AnnouncementState,
  AnnouncementText,
} from '@portal/contract/notices/announcement-desk';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { type PageRequest, paginateIds, whereContains } from '#platform/database/paginate.ts';

export type DeskRow = NonNullable<Awaited<ReturnType<typeof findOnDesk>>>;

export interface DeskFilter {
  title?: string | undefined;
  state?: AnnouncementState | undefined;
  category?: string | undefined;
}

/** Computes the state of an announcement from its times, so that no row has to change when a state begins. */
const stateAt = (now: Date) => sql<AnnouncementState>`case
  when cancelled_at is not null then 'recalled'
  when sent_at is null then 'draft'
  when sent_at > ${now} then 'scheduled'
  when ends_at <= ${now} then 'ended'
  else 'sent' end`;

/** Counts the readers of the current revision, and those who confirmed it. */
const readCounts = () =>
  sql<{ readers: number; acknowledged: number }>`lateral (
  select count(*)::int as readers, count(r.acknowledged_at)::int as acknowledged
  from announcement_read r
  where ${ofTenant('r')} and r.announcement_id = announcement.id and r.revision >= announcement.counts_from
)`.as<'reading'>(sql.ref('reading'));

const deskRows = (db: Database, now: Date) =>
  db
    .selectFrom('announcement')
    .innerJoin(readCounts(), (join) => join.onTrue())
    .where(ofTenant('announcement'))
    .leftJoin('person as author', 'author.id', 'announcement.created_by')
    .selectAll('announcement')
    .select(['author.realname as author', 'reading.readers', 'reading.acknowledged'])
    .select(stateAt(now).as('state'));

/** Messages of the portal itself to one person are not on the desk. */
function whereMatches(now: Date, filter: DeskFilter) {
  const state = filter.state ?? null;
  const category = filter.category ?? null;
  return sql<boolean>`bus_type is null and ${whereContains('title', filter.title ?? '')}
    and (${state}::text is null or ${stateAt(now)} = ${state})
    and (${category}::text is null or category = ${category})`;
}

/** Returns a page, drafts first, then newest. Readers are counted only for the announcements of the page. */
export const pageOfDesk = (db: Database, now: Date, filter: DeskFilter, page: PageRequest) =>
  paginateIds(
    db,
    {
      found: db
        .selectFrom('announcement')
        .where(ofTenant('announcement'))
        .where(whereMatches(now, filter))
        .select('id')
        .select(sql`sent_at is not null`.as('is_sent'))
        .select(sql`coalesce(sent_at, created_at)`.as('moment')),
      order: sql`is_sent, moment desc, id`,
      read: (ids) =>
        deskRows(db, now)
          .where(sql<boolean>`announcement.id = any(${ids}::text[])`)
          .orderBy(sql`array_position(${ids}::text[], announcement.id)`)
          .execute(),
    },
    page,
  );

export const findOnDesk = (db: Database, now: Date, id: string) =>
  deskRows(db, now).where('announcement.id', '=', id).executeTakeFirst();

/** Finds an announcement and locks it until the transaction ends. */
export async function lockOnDesk(tx: Database, now: Date, id: string) {
  await tx
    .selectFrom('announcement')
    .where(ofTenant('announcement'))
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  return findOnDesk(tx, now, id);
}

export const scopesOfAnnouncement = async (db: Database, id: string): Promise<string[]> =>
  (
    await db
      .selectFrom('announcement_target')
      .where(ofTenant('announcement_target'))
      .where('announcement_id', '=', id)
      .orderBy('scope')
      .select('scope')
      .execute()
  ).map(({ scope }) => scope);

export async function insertAnnouncement(
  db: Database,
  row: Insertable<Tables['announcement']>,
): Promise<string> {
  const { id } = await db
    .insertInto('announcement')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeAnnouncement(
  db: Database,
  id: string,
  change: Updateable<Tables['announcement']>,
): Promise<void> {
  await db
    .updateTable('announcement')
    .where(ofTenant('announcement'))
    .where('id', '=', id)
    .set(change)
    .execute();
}

export async function deleteAnnouncementRow(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('announcement')
    .where(ofTenant('announcement'))
    .where('id', '=', id)
    .execute();
}

export async function replaceScopes(
  db: Database,
  id: string,
  scopes: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('announcement_target')
    .where(ofTenant('announcement_target'))
    .where('announcement_id', '=', id)
    .execute();
  await sql`insert into announcement_target select ${id}, unnest(${scopes}::text[])`.execute(db);
}

/** Maps a letter to columns; `content` must be clean. */
export const letterColumns = (letter: AnnouncementText, content: string) => ({
  title: letter.titile,
  content,
  priority: letter.priority,
  open_type: letter.openPage === null ? null : letter.openType,
  open_page: letter.openType === null ? null : letter.openPage,
  bus_id: letter.busId,
});
