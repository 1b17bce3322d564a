import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';

/** Somebody who decides on requests. */
export interface Approver {
  id: string;
  realname: string;
}

/** A request as far as its approver follows from it. */
export interface Routed {
  personId: string;
  system: string;
  /** The roles one of which is to be given. */
  roles: readonly string[];
}

/** Returns whether somebody may give a role to a person. */
export type MayGive = (giverId: string, role: string, personId: string) => Promise<boolean>;

/**
 * Returns who decides on a request: the owner of the system, else the head of a department of the applicant or of the
 * nearest one above. Passed over are the applicant, people who are not at work, and those who may give none of the roles.
 * Null: nobody of these, and any administrator of requests decides.
 */
export async function approverOf(
  db: Database,
  { personId, system, roles }: Routed,
  mayGive: MayGive,
): Promise<Approver | null> {
  for (const candidate of await candidatesFor(db, personId, system)) {
    const given = await Promise.all(roles.map((role) => mayGive(candidate.id, role, personId)));
    if (given.includes(true)) return candidate;
  }
  return null;
}

/** Reads the owner of the system and the heads of departments, the nearest first. */
async function candidatesFor(db: Database, personId: string, system: string): Promise<Approver[]> {
  const tenant = tenantId();
  const { rows } = await sql<Approver>`
    with recursive above(id, steps) as (
      select department_id, 1 from person_department
      where person_department.tenant_id = ${tenant} and person_id = ${personId}
      union
      select department.parent_id, steps + 1 from department join above on department.id = above.id
      where department.tenant_id = ${tenant} and department.parent_id is not null and steps < 50
    ), named(id, steps) as (
      select person_id, 0 from system_owner
      where system_owner.tenant_id = ${tenant} and subsystem = ${system}
      union all
      select department_head.person_id, above.steps from department_head
      join above on above.id = department_head.department_id
      where department_head.tenant_id = ${tenant}
    )
    select named.id, person.realname from named join person on person.id = named.id
    where person.status = 'active' and named.id <> ${personId} and named.id in (
      select person_tenant.person_id from person_tenant where person_tenant.tenant_id = ${tenant})
    group by named.id, person.realname order by min(named.steps), named.id`.execute(db);
  return rows;
}
