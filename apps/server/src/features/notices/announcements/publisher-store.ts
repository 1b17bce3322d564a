import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';
import type { Copying } from './copies/store.ts';
import { keepPresentWords } from './revision-store.ts';

export interface Due {
  id: string;
  createdBy: string | null;
}

/** When an announcement is to be sent, while that has not happened. */
export async function scheduledMoment(db: Database, id: string): Promise<Date | undefined> {
  const [row] = await scheduled(db).where('id', '=', id).execute();
  return row?.at;
}

/** All that are to be sent. */
export const scheduledOnes = (db: Database) => scheduled(db).execute();

const scheduled = (db: Database) =>
  db
    .selectFrom('announcement')
    .where(ofTenant('announcement'))
    .where('announced_at', 'is', null)
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .select(['id', 'sent_at as at'])
    .$narrowType<{ at: NotNull }>();

/** Copies that are not all written down yet. */
export async function openCopying(db: Database): Promise<Copying[]> {
  const { rows } = await sql<Copying>`
    select announcement_id as "announcementId", channel
    from announcement_copying join announcement on announcement.id = announcement_id
    where ${ofTenant('announcement', 'announcement_copying')} and not done and cancelled_at is null`.execute(
    db,
  );
  return rows;
}

/**
 * Takes what is to be announced by now, so that no other node does, with its first revision; `begin` has its copies sent
 * once this is committed.
 */
export const claimDue = (
  db: Database,
  now: Date,
  begin: (tx: Database, copying: Copying) => Promise<void>,
): Promise<Due[]> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<Due>`
      update announcement set announced_at = ${now} where tenant_id = ${tenantId()} and id in (
        select id from announcement
        where tenant_id = ${tenantId()} and announced_at is null and sent_at <= ${now} and cancelled_at is null
        for update skip locked
      ) returning id, created_by as "createdBy"`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return rows;
    await keepPresentWords(tx, ids);
    const copying = await sql<Copying>`
      insert into announcement_copying (announcement_id, channel)
      select id, unnest(copies) from announcement
      where tenant_id = ${tenantId()} and id = any(${ids}::text[])
      on conflict do nothing
      returning announcement_id as "announcementId", channel`.execute(tx);
    for (const each of copying.rows) await begin(tx, each);
    return rows;
  });

/** The ids of the people an announcement is for, or "all" where they are everyone or too many to be named. */
export async function namedReaders(
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
