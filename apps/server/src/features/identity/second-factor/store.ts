import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, withinTenant } from '#platform/database/tenant.ts';

/** Keeps others from changing what the same person has to show, until the transaction ends. */
export async function lockFactorsOf(within: Database, personId: string): Promise<void> {
  await within
    .selectFrom('person')
    .where('id', '=', personId)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function countFactorsOf(db: Database, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from totp_secret where person_id = ${personId})::int
         + (select count(*) from passkey where person_id = ${personId})::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns whether a user holds one of these roles in any tenant: factors belong to the user, not to a tenant. */
export async function holdsOneOf(
  db: Database,
  personId: string,
  roles: readonly string[],
): Promise<boolean> {
  const memberships = await db
    .selectFrom('person_tenant')
    .where('person_id', '=', personId)
    .select('tenant_id')
    .execute();
  const held = await Promise.all(
    memberships.map(({ tenant_id }) =>
      withinTenant(tenant_id, () => holdsHere(db, personId, roles)),
    ),
  );
  return held.includes(true);
}

async function holdsHere(
  db: Database,
  personId: string,
  roles: readonly string[],
): Promise<boolean> {
  const held = await db
    .selectFrom('person_role')
    .where(ofTenant('person_role'))
    .where('person_id', '=', personId)
    .where('role_code', '=', sql<string>`any(${[...roles]}::text[])`)
    .select('role_code')
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** Deletes all factors of a user, so that they start again; for operators. */
export async function deleteFactorsOf(within: Database, personId: string): Promise<void> {
  for (const table of ['totp_secret', 'passkey', 'recovery_code'] as const) {
    await within.deleteFrom(table).where('person_id', '=', personId).execute();
  }
}

export const findTotp = (db: Database, personId: string) =>
  db.selectFrom('totp_secret').selectAll().where('person_id', '=', personId).executeTakeFirst();

export async function putTotp(
  within: Database,
  row: { person_id: string; sealed: Buffer; last_step: number; created_at: Date },
): Promise<void> {
  const { sealed, last_step, created_at } = row;
  await within
    .insertInto('totp_secret')
    .values(row)
    .onConflict((known) => known.column('person_id').doUpdateSet({ sealed, last_step, created_at }))
    .execute();
}

/** Uses up a TOTP step; returns whether it was free. Of many attempts at the same moment one gets it. */
export async function useStep(db: Database, personId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_secret')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTotp(within: Database, personId: string): Promise<boolean> {
  const { numDeletedRows } = await within
    .deleteFrom('totp_secret')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Database, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('person_id', '=', personId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteRecoveryCodes(within: Database, personId: string): Promise<void> {
  await within.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
}

export async function addRecoveryCodes(
  within: Database,
  personId: string,
  hashes: Buffer[],
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ person_id: personId, code_hash }));
  await within.insertInto('recovery_code').values(rows).execute();
}

/** Deletes a recovery code; returns whether there was one. */
export async function takeRecoveryCode(
  db: Database,
  personId: string,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function nameOf(db: Database, personId: string): Promise<string> {
  const { realname } = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('realname')
    .executeTakeFirstOrThrow();
  return realname;
}
