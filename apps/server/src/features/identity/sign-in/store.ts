import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** The person of a work number, which is matched to the letter: what merely looks like it is another. */
export const findPersonByWorkNo = (db: Database, workNo: string) =>
  db.selectFrom('person').selectAll().where('work_no', '=', workNo).executeTakeFirst();

/** The same among the people of the tenant at work. */
export const findMemberByWorkNo = (db: Database, workNo: string) =>
  db
    .selectFrom('person')
    .innerJoin('person_tenant', 'person_id', 'id')
    .where(ofTenant('person_tenant'))
    .selectAll('person')
    .where('work_no', '=', workNo)
    .executeTakeFirst();

export const personOf = (db: Database, id: string) =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Returns a user of the session's tenant, by work number. */
export const findColleague = (db: Database, { tenantId }: { tenantId: number }, workNo: string) =>
  db
    .selectFrom('person')
    .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
    .where('work_no', '=', workNo)
    .where('person_tenant.tenant_id', '=', tenantId)
    .select(['person.id', 'work_no', 'realname'])
    .executeTakeFirst();

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonByWorkNo>>>;

export const departmentsOf = (db: Database, personId: string) =>
  db
    .selectFrom('department')
    .innerJoin('person_department', 'department_id', 'id')
    .where(ofTenant('department', 'person_department'))
    .where('person_id', '=', personId)
    .select(['id', 'org_code', 'depart_name'])
    .orderBy('sort')
    .orderBy('org_code')
    .execute();

export type DepartmentRow = Awaited<ReturnType<typeof departmentsOf>>[number];

/** The tenants a person may work in. */
export const activeTenantsOf = (db: Database, personId: string) =>
  db
    .selectFrom('tenant')
    .innerJoin('person_tenant', 'tenant_id', 'id')
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();

export type TenantRow = Awaited<ReturnType<typeof activeTenantsOf>>[number];
