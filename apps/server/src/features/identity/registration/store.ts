import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Returns whether a user has this name; one that differs in case alone looks the same. */
export async function isNameTaken(db: Database, name: string): Promise<boolean> {
  const holder = await db
    .selectFrom('person')
    .select('id')
    .where(sql`lower(work_no)`, '=', name.toLowerCase())
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

export interface NewPerson {
  workNo: string;
  realname: string;
  phone: string;
  email?: string | undefined;
  passwordHash: string;
}

/** A person of the default tenant without any role; undefined when the name or the number is taken. */
export async function insertPerson(
  within: Database,
  { workNo, realname, phone, email, passwordHash }: NewPerson,
  now: Date,
): Promise<{ id: string } | undefined> {
  const made = await within
    .insertInto('person')
    .values({
      work_no: workNo,
      realname,
      phone,
      email: email ?? null,
      password_hash: passwordHash,
      password_changed_at: now,
      created_at: now,
    })
    .onConflict((taken) => taken.doNothing())
    .returning(['id', 'tenant_id'])
    .executeTakeFirst();
  if (!made) return undefined;
  const { id: person_id, tenant_id } = made;
  await within.insertInto('person_tenant').values({ person_id, tenant_id }).execute();
  return made;
}
