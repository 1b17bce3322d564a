import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** The person an identity belongs to. */
export const findOwner = (db: Database, { issuer, subject }: { issuer: string; subject: string }) =>
  db
    .selectFrom('external_identity')
    .innerJoin('person', 'person.id', 'person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(['person.id', 'work_no', 'realname'])
    .executeTakeFirst();

/** Links an identity to a user; returns whether it was free. */
export async function takeIdentity(
  db: Database,
  { issuer, subject, personId, now }: Taking,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('external_identity')
    .values({ issuer, subject, person_id: personId, bound_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

interface Taking {
  issuer: string;
  subject: string;
  personId: string;
  now: Date;
}

/** Inserts a user without password and without roles; returns their id, or undefined when the work number is taken. */
export async function addPerson(
  db: Database,
  { workNo, realname, now }: { workNo: string; realname: string; now: Date },
): Promise<string | undefined> {
  const person = await db
    .insertInto('person')
    .values({ work_no: workNo, realname, password_hash: '!', created_at: now })
    .onConflict((conflict) => conflict.column('work_no').doNothing())
    .returning(['id', 'tenant_id'])
    .executeTakeFirst();
  if (!person) return undefined;
  await sql`insert into person_tenant (person_id, tenant_id) values (${person.id}, ${person.tenant_id})`.execute(
    db,
  );
  return person.id;
}

export type StoredIdentity = Awaited<ReturnType<typeof identitiesOf>>[number];

/** Returns the external identities of a user, the oldest first. */
export const identitiesOf = (db: Database, personId: string) =>
  db
    .selectFrom('external_identity')
    .where('person_id', '=', personId)
    .orderBy('bound_at')
    .orderBy('issuer')
    .orderBy('subject')
    .select(['issuer', 'subject', 'bound_at as boundAt'])
    .execute();

export async function deleteIdentity(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await db
    .deleteFrom('external_identity')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Locks a user's row until the transaction ends; returns whether they have a password. */
export async function lockPerson(
  within: Database,
  personId: string,
): Promise<{ hasPassword: boolean }> {
  const { password_hash } = await within
    .selectFrom('person')
    .where('id', '=', personId)
    .select('password_hash')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { hasPassword: password_hash !== '!' };
}

export async function phoneOf(db: Database, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('phone')
    .executeTakeFirst();
  return row?.phone ?? null;
}
