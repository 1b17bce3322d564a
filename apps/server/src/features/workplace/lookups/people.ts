import { peopleAction } from '@portal/contract/workplace/people';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';
import { readDepartments, withAncestors } from './departments.ts';
import type { Lookup } from './lookup.ts';

export type MayAct = (user: Session, action: string) => Promise<boolean>;

/**
 * People by work number. A user sees themselves, the people of their departments and of those below, and of their
 * stores; with `peopleAction` everybody of the tenant.
 */
export const personLookup = (db: Database, mayAct: MayAct): Lookup => ({
  name: '人员',
  filters: ['departId', 'storeNo'],
  async rows() {
    const [rows, departments, stores] = await Promise.all([
      readPeople(db),
      departmentsOfPeople(db),
      storesOfPeople(db),
    ]);
    return rows.map(({ id, workNo, realname, status }) => {
      const own = departments.get(id);
      return {
        value: workNo,
        text: realname,
        aside: [workNo, ...(own?.names ?? [])].join(' '),
        color: null,
        isOffered: status === 'active',
        within: { departId: own?.ids ?? [], storeNo: stores.get(id) ?? [] },
      };
    });
  },
  visibleTo: async (user) =>
    (await mayAct(user, peopleAction)) ? 'all' : colleaguesOf(db, user.personId),
});

const readPeople = (db: Database) =>
  db
    .selectFrom('person')
    .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
    .where(ofTenant('person_tenant'))
    .select(['id', 'work_no as workNo', 'realname', 'status'])
    .orderBy('work_no')
    .execute();

interface DepartmentsOfPerson {
  names: string[];
  /** With all departments above. */
  ids: string[];
}

async function departmentsOfPeople(db: Database): Promise<Map<string, DepartmentsOfPerson>> {
  const departments = await readDepartments(db);
  const byId = new Map(departments.map((row) => [row.id, row]));
  const members = await db
    .selectFrom('person_department')
    .where(ofTenant('person_department'))
    .select(['person_id', 'department_id'])
    .orderBy('department_id')
    .execute();
  const found = new Map<string, DepartmentsOfPerson>();
  for (const { person_id, department_id } of members) {
    const known = found.get(person_id) ?? { names: [], ids: [] };
    known.names.push(byId.get(department_id)?.name ?? '');
    known.ids.push(...withAncestors(byId, department_id));
    found.set(person_id, known);
  }
  return found;
}

async function storesOfPeople(db: Database): Promise<Map<string, string[]>> {
  const members = await db
    .selectFrom('person_store')
    .where(ofTenant('person_store'))
    .select(['person_id', 'store_no'])
    .execute();
  const byPerson = Map.groupBy(members, ({ person_id }) => person_id);
  return new Map(
    [...byPerson].map(([person, rows]) => [person, rows.map(({ store_no }) => store_no)]),
  );
}

async function colleaguesOf(db: Database, personId: string): Promise<ReadonlySet<string>> {
  const tenant = tenantId();
  const { rows } = await sql<{ workNo: string }>`
    with recursive below(id) as (
      select department_id from person_department where tenant_id = ${tenant} and person_id = ${personId}
      union
      select department.id from department join below on department.parent_id = below.id
      where department.tenant_id = ${tenant}
    )
    select work_no as "workNo" from person
    where id in (select person_id from person_tenant where person_tenant.tenant_id = ${tenant})
      and (id = ${personId}
        or id in (
          select person_id from person_department
          where tenant_id = ${tenant} and department_id in (select id from below))
        or id in (
          select theirs.person_id from person_store theirs join person_store own using (tenant_id, store_no)
          where tenant_id = ${tenant} and own.tenant_id = ${tenant} and own.person_id = ${personId}))`.execute(
    db,
  );
  return new Set(rows.map(({ workNo }) => workNo));
}
