import type { AnnouncementState, Letter } from '@portal/contract/notices/announcement-desk';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database';
import type { Tables } from '#platform/tables.gen';
import { ofTenant } from '#platform/tenant';
import type { Stretch } from '../reading/store.ts';

export type DeskRow = NonNullable<Awaited<ReturnType<typeof findOnDesk>>>;

export interface DeskSought {
  title?: string | undefined;
  state?: AnnouncementState | undefined;
  category?: string | undefined;
}

/** In which of its states an announcement is now: they follow from its times, so nothing has to change for one to begin. */
const stateAt = (now: Date) => sql<AnnouncementState>`case
  when cancelled_at is not null then 'recalled'
  when sent_at is null then 'draft'
  when sent_at > ${now} then 'scheduled'
  when ends_at <= ${now} then 'ended'
  else 'sent' end`;

/** How many have read what an announcement says now, and confirmed it. */
const readings = () =>
  sql<{ readers: number; acknowledged: number }>`lateral (
  select count(*)::int as readers, count(r.acknowledged_at)::int as acknowledged
  from announcement_read r
  where ${ofTenant('r')} and r.announcement_id = announcement.id and r.revision >= announcement.counts_from
)`.as<'reading'>(sql.ref('reading'));

const deskRows = (db: Database, now: Date) =>
  db
    .selectFrom('announcement')
    .innerJoin(readings(), (join) => join.onTrue())
    .where(ofTenant('announcement'))
    .leftJoin('person as author', 'author.id', 'announcement.created_by')
    .selectAll('announcement')
    .select(['author.realname as author', 'reading.readers', 'reading.acknowledged'])
    .select(stateAt(now).as('state'));

function isSought(now: Date, sought: DeskSought) {
  const [title, state] = [sought.title ?? null, sought.state ?? null];
  const category = sought.category ?? null;
  return sql<boolean>`(${title}::text is null or strpos(lower(title), lower(${title})) > 0)
    and (${state}::text is null or ${stateAt(now)} = ${state})
    and (${category}::text is null or category = ${category})`;
}

/**
 * Drafts first, then the newest, and how many there are in all. First which they are: readers are counted of those that
 * are shown alone.
 */
export async function pageOfDesk(
  db: Database,
  now: Date,
  sought: DeskSought,
  { offset, limit }: Stretch,
) {
  const found = db
    .selectFrom('announcement')
    .where(ofTenant('announcement'))
    .where(isSought(now, sought))
    .select('id')
    .select(sql`sent_at is not null`.as('is_sent'))
    .select(sql`coalesce(sent_at, created_at)`.as('moment'));
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (${found})
    select (select count(*)::int from found) as total, array(
      select id from found order by is_sent, moment desc, id offset ${offset} limit ${limit}
    ) as ids`.execute(db);
  const { ids, total } = rows[0] ?? { ids: [], total: 0 };
  const records = await deskRows(db, now)
    .where(sql<boolean>`announcement.id = any(${ids}::text[])`)
    .orderBy(sql`array_position(${ids}::text[], announcement.id)`)
    .execute();
  return { records, total };
}

export const findOnDesk = (db: Database, now: Date, id: string) =>
  deskRows(db, now).where('announcement.id', '=', id).executeTakeFirst();

/** The same, held still until the transaction is over. */
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

export async function deleteRow(db: Database, id: string): Promise<void> {
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

/** What people read of an announcement, as columns; `content` is clean. */
export const columnsOf = (letter: Letter, content: string) => ({
  title: letter.titile,
  content,
  priority: letter.priority,
  open_type: letter.openPage === null ? null : letter.openType,
  open_page: letter.openType === null ? null : letter.openPage,
  bus_id: letter.busId,
});
