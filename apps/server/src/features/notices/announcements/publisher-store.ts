import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { CopyTask } from './copies/store.ts';
import { saveCurrentRevision } from './revision-store.ts';

export interface DueAnnouncement {
  id: string;
  createdBy: string | null;
}

/** Returns the time an announcement is scheduled for; undefined once it is sent. */
export async function scheduledTime(db: Database, id: string): Promise<Date | undefined> {
  const [row] = await scheduled(db).where('id', '=', id).execute();
  return row?.at;
}

/** Returns all scheduled announcements. */
export const listScheduled = (db: Database) => scheduled(db).execute();

const scheduled = (db: Database) =>
  db
    .selectFrom('announcement')
    .where(ofTenant('announcement'))
    .where('announced_at', 'is', null)
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .select(['id', 'sent_at as at'])
    .$narrowType<{ at: NotNull }>();

/** Returns the copy tasks whose recipients are not all stored yet. */
export async function unfinishedCopyTasks(db: Database): Promise<CopyTask[]> {
  const { rows } = await sql<CopyTask>`
    select announcement_id as "announcementId", channel
    from announcement_copying join announcement on announcement.id = announcement_id
    where ${ofTenant('announcement', 'announcement_copying')} and not done and cancelled_at is null`.execute(
    db,
  );
  return rows;
}

/**
 * Claims the announcements that are due, so that no other node publishes them, and stores their first revision. `begin`
 * starts their copies once this transaction commits.
 */
export const claimDue = (
  db: Database,
  now: Date,
  begin: (tx: Database, task: CopyTask) => Promise<void>,
): Promise<DueAnnouncement[]> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<DueAnnouncement>`
      update announcement set announced_at = ${now} where tenant_id = ${tenantId()} and id in (
        select id from announcement
        where tenant_id = ${tenantId()} and announced_at is null and sent_at <= ${now} and cancelled_at is null
        for update skip locked
      ) returning id, created_by as "createdBy"`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return rows;
    await saveCurrentRevision(tx, ids);
    const tasks = await sql<CopyTask>`
      insert into announcement_copying (announcement_id, channel)
      select id, unnest(copies) from announcement
      where tenant_id = ${tenantId()} and id = any(${ids}::text[])
      on conflict do nothing
      returning announcement_id as "announcementId", channel`.execute(tx);
    for (const task of tasks.rows) await begin(tx, task);
    return rows;
  });

/** Returns the ids of the recipients, or "all" if they are everyone or too many to list. */
export async function recipientIds(
  db: Database,
  id: string,
  most: number,
): Promise<'all' | string[]> {
  const { rows } = await sql<{ id: string }>`
    select people_meant(${tenantId()}, scopes) as id
    from (select array_agg(scope) as scopes from announcement_target
      where tenant_id = ${tenantId()} and announcement_id = ${id}) t
    where not scopes @> '{everyone}' limit ${most + 1}`.execute(db);
  const isForEveryone = rows.length === 0 && (await hasEveryone(db, id));
  return isForEveryone || rows.length > most ? 'all' : rows.map((row) => row.id);
}

const hasEveryone = async (db: Database, id: string): Promise<boolean> =>
  (await db
    .selectFrom('announcement_target')
    .where(ofTenant('announcement_target'))
    .where('announcement_id', '=', id)
    .where('scope', '=', 'everyone')
    .select('scope')
    .executeTakeFirst()) !== undefined;
