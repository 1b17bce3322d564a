import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { OrganisationUses, UsePlace } from '../uses/organisation-uses.ts';
import { removeDepartment, type StoredDepartment } from './department-store.ts';

interface Merge {
  from: StoredDepartment;
  into: StoredDepartment;
}

/**
 * Writes everything that names a department anew, so that it names another, and removes it: members, departments below,
 * scopes, audiences, figures and fields of records.
 */
export async function mergeDepartments(
  within: Database,
  uses: OrganisationUses,
  { from, into }: Merge,
): Promise<void> {
  await mergeKeys(within, 'person_department', { from, into });
  await mergeScopes(within, { from, into });
  await mergeAudiences(within, { from, into });
  await mergeFigures(within, { from, into });
  await sql`update department set parent_id = ${into.id}, sort = sort + 100000
    where department.tenant_id = ${tenantId()} and parent_id = ${from.id}`.execute(within);
  for (const place of uses.ofRecords('department')) await renameIn(within, place, { from, into });
  await removeDepartment(within, from.id);
}

/** Keeps the later end where somebody belongs to both. */
async function mergeKeys(
  within: Database,
  table: 'person_department',
  { from, into }: Merge,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (person_id, department_id, ends_on)
    select person_id, ${into.id}, ends_on from person_department
    where person_department.tenant_id = ${tenantId()} and department_id = ${from.id}
    on conflict (tenant_id, person_id, department_id) do update set ends_on =
      case when person_department.ends_on is null or excluded.ends_on is null then null
        else greatest(person_department.ends_on, excluded.ends_on) end`.execute(within);
  await sql`delete from person_department
    where person_department.tenant_id = ${tenantId()} and department_id = ${from.id}`.execute(
    within,
  );
}

async function mergeScopes(within: Database, { from, into }: Merge): Promise<void> {
  await sql`insert into administration_scope (person_id, kind, value)
    select person_id, kind, ${into.id} from administration_scope
    where administration_scope.tenant_id = ${tenantId()} and kind = 'department' and value = ${from.id}
    on conflict do nothing`.execute(within);
  await sql`delete from administration_scope
    where administration_scope.tenant_id = ${tenantId()} and kind = 'department' and value = ${from.id}`.execute(
    within,
  );
}

async function mergeAudiences(within: Database, { from, into }: Merge): Promise<void> {
  for (const kind of ['department', 'department-tree']) {
    await sql`insert into announcement_target (announcement_id, scope)
      select announcement_id, ${`${kind}:${into.id}`} from announcement_target
      where announcement_target.tenant_id = ${tenantId()} and scope = ${`${kind}:${from.id}`}
      on conflict do nothing`.execute(within);
    await sql`delete from announcement_target
      where announcement_target.tenant_id = ${tenantId()} and scope = ${`${kind}:${from.id}`}`.execute(
      within,
    );
  }
}

/** Figures of a day are added to those the other department has of it. */
async function mergeFigures(within: Database, { from, into }: Merge): Promise<void> {
  const counted = [
    'expected',
    'present',
    'late',
    'absent',
    'annual_leave',
    'sick_leave',
    'personal_leave',
    'overtime_hours',
  ].map((name) => sql.ref(name));
  const sums = counted.map((name) => sql`${name} = attendance_day.${name} + excluded.${name}`);
  await sql`insert into attendance_day (org_code, day, ${sql.join(counted)})
    select ${into.org_code}, day, ${sql.join(counted)} from attendance_day
    where attendance_day.tenant_id = ${tenantId()} and org_code = ${from.org_code}
    on conflict (tenant_id, org_code, day) do update set ${sql.join(sums)}`.execute(within);
  await sql`delete from attendance_day
    where attendance_day.tenant_id = ${tenantId()} and org_code = ${from.org_code}`.execute(within);
  await sql`update service_request set org_code = ${into.org_code}
    where service_request.tenant_id = ${tenantId()} and org_code = ${from.org_code}`.execute(
    within,
  );
}

const renameIn = (within: Database, { table, column, where }: UsePlace, { from, into }: Merge) =>
  sql`${unnamed} update ${sql.table(table)} set ${sql.ref(column)} = ${into.id}
    where ${ofTenant(table)} and ${where(from.id)}`.execute(within);
