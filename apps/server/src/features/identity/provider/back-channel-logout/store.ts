import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';

export interface LogoutNotice {
  id: string;
  personId: string;
  clientId: string;
  /** The back-channel logout address of the client; null where it registered none. */
  uri: string | null;
}

type Send = (tx: Database, loginId: string) => Promise<void>;

const atOnce = 100;

/** Queues the notices of logins whose session is over, each once; returns whether there were any. */
export const claimEnded = (db: Database, now: Date, send: Send): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update sso_login set queued_at = ${now} where id in (
        select id from sso_login where session_hash is null and queued_at is null
        order by created_at limit ${atOnce} for update skip locked
      ) returning id`.execute(tx);
    for (const { id } of rows) await send(tx, id);
    return rows.length > 0;
  });

export const findNotice = (db: Database, id: string): Promise<LogoutNotice | undefined> =>
  db
    .selectFrom('sso_login')
    .innerJoin('sso_client', 'sso_client.client_id', 'sso_login.client_id')
    .where('id', '=', id)
    .select(['id', 'person_id as personId', 'sso_login.client_id as clientId'])
    .select('backchannel_logout_uri as uri')
    .executeTakeFirst();

export async function forget(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sso_login').where('id', '=', id).execute();
}

export async function giveUp(
  db: Database,
  id: string,
  { now, problem }: { now: Date; problem: string },
): Promise<void> {
  await db.updateTable('sso_login').where('id', '=', id).set({ failed_at: now, problem }).execute();
}

/** Matches users of the administrator's tenant, and users that are gone. */
const isOfTenant = () =>
  sql<boolean>`(exists (select from person_tenant m
      where m.person_id = sso_login.person_id and m.tenant_id = ${tenantId()})
    or not exists (select from person p where p.id = sso_login.person_id))`;

/** Queues a notice that was given up; false where it is no such notice. */
export const queueAgain = (db: Database, id: string, send: Send): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sso_login')
      .where('id', '=', id)
      .where('failed_at', 'is not', null)
      .where(isOfTenant())
      .set({ failed_at: null, problem: null })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await send(tx, id);
    return true;
  });

const shownAtMost = 200;

export const noticesGivenUp = (db: Database) =>
  db
    .selectFrom('sso_login')
    .innerJoin('sso_client', 'sso_client.client_id', 'sso_login.client_id')
    .leftJoin('person', 'person.id', 'sso_login.person_id')
    .where('failed_at', 'is not', null)
    .where(isOfTenant())
    .orderBy('failed_at', 'desc')
    .orderBy('sso_login.id')
    .limit(shownAtMost)
    .select(['sso_login.id', 'sso_client.name as clientName', 'work_no', 'realname'])
    .select(['failed_at', 'problem'])
    .$narrowType<{ failed_at: NotNull }>()
    .execute();
