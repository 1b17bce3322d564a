import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';

export const findPerson = (db: Database, id: string) =>
  db
    .selectFrom('person')
    .where('id', '=', id)
    .select(['id', 'version', 'work_no', 'realname', 'sex', 'phone', 'email', 'status'])
    .select(['tenant_id', 'left_at', 'password_hash'])
    .executeTakeFirst();

export type StoredPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** The fields of a person that an administrator writes. */
export interface PersonFields {
  realname: string;
  sex: 0 | 1 | 2;
  phone: string | null;
  email: string | null;
}

interface NewPerson extends PersonFields {
  workNo: string;
  homeTenant: number;
  passwordHash: string;
}

/** Inserts a person with a first password; undefined where the number is taken, also in other letters' case. */
export async function insertPerson(
  within: Database,
  { workNo, homeTenant, passwordHash, ...fields }: NewPerson,
  now: Date,
): Promise<string | undefined> {
  const taken = await within
    .selectFrom('person')
    .where(sql`lower(work_no)`, '=', workNo.toLowerCase())
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (taken) return undefined;
  const made = await within
    .insertInto('person')
    .values({
      ...fields,
      work_no: workNo,
      tenant_id: homeTenant,
      password_hash: passwordHash,
      password_changed_at: null,
      created_at: now,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return undefined;
  await within
    .insertInto('person_tenant')
    .values({ person_id: made.id, tenant_id: homeTenant })
    .execute();
  return made.id;
}

/** Writes the fields of a person whose version is still this one; returns the next version, or undefined. */
export async function updatePerson(
  db: Database,
  { id, version, ...fields }: PersonFields & { id: string; version: number },
): Promise<number | undefined> {
  const written = await db
    .updateTable('person')
    .set(fields)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return written?.version;
}

interface StateChange {
  ids: readonly string[];
  status: 'active' | 'frozen';
  hasLeft: boolean;
  by: string;
  reason: string;
  now: Date;
}

export async function writeState(
  within: Database,
  { ids, status, hasLeft, by, reason, now }: StateChange,
): Promise<void> {
  await within
    .updateTable('person')
    .set({
      status,
      left_at: hasLeft ? now : null,
      status_changed_at: now,
      status_changed_by: by,
      status_reason: reason,
    })
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .execute();
}

/** Replaces a password by a first one, which the next sign-in has to change; the one before stays in the history. */
export async function writeFirstPassword(
  within: Database,
  { id, password_hash }: Pick<StoredPerson, 'id' | 'password_hash'>,
  { newHash, now }: { newHash: string; now: Date },
): Promise<void> {
  await within
    .updateTable('person')
    .set({ password_hash: newHash, password_changed_at: null })
    .where('id', '=', id)
    .execute();
  if (password_hash === '!') return;
  await within
    .insertInto('password_history')
    .values({ person_id: id, password_hash, replaced_at: now })
    .execute();
}

export const listPositions = (db: Database) =>
  db
    .selectFrom('position')
    .where(ofTenant('position'))
    .orderBy('sort')
    .orderBy('code')
    .select(['code as value', 'name as label'])
    .execute();

export const listRoleNames = (db: Database) =>
  db
    .selectFrom('role')
    .where(ofTenant('role'))
    .orderBy('sort')
    .orderBy('code')
    .select(['code as value', 'name as label'])
    .execute();

/** Returns a member of the tenant at work who may take over work: one who may sign in. */
export const findSuccessor = (db: Database, workNo: string) =>
  db
    .selectFrom('person')
    .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
    .where('person_tenant.tenant_id', '=', tenantId())
    .where('work_no', '=', workNo)
    .where('status', '=', 'active')
    .select('person.id')
    .executeTakeFirst();

export async function nameOf(db: Database, id: string): Promise<string> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', id)
    .select('realname')
    .executeTakeFirstOrThrow();
  return row.realname;
}
