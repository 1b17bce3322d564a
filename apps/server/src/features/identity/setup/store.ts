import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** The default tenant (spec section 9) is there in every installation, and its administrator is the first. */
export const firstTenant = 0;

/** The code of the role whose first member set-up makes. */
const administrator = 'administrator';

/** One set-up at a time, until the transaction ends. */
export async function lockSetup(within: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.setup})`.execute(within);
}

export async function hasAdministrator(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('person_role')
    .where(ofTenant('person_role'))
    .where('role_code', '=', administrator)
    .select('person_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isWorkNoTaken(db: Database, workNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .where('work_no', '=', workNo)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Administrator {
  workNo: string;
  realname: string;
  passwordHash: string;
}

/** Makes the person, in the default tenant, and the role; it holds whatever there is, also what comes later. */
export async function insertAdministrator(
  within: Database,
  { workNo, realname, passwordHash }: Administrator,
  now: Date,
): Promise<string> {
  const { id } = await within
    .insertInto('person')
    .values({
      work_no: workNo,
      realname,
      password_hash: passwordHash,
      password_changed_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into person_tenant (person_id, tenant_id) values (${id}, ${firstTenant})`.execute(
    within,
  );
  await sql`
    insert into role (code, name, holds_all) values (${administrator}, '系统管理员', true)
    on conflict (tenant_id, code) do update set holds_all = true`.execute(within);
  await sql`
    insert into person_role (person_id, role_code) values (${id}, ${administrator})`.execute(
    within,
  );
  return id;
}
