import type { Membership, MembershipKind } from '@portal/contract/administration/memberships';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { byPinyin } from '#platform/database/words.ts';

/** The tables of a kind of membership: of the people, and of what they belong to. */
interface Kind {
  table: string;
  column: string;
  of: string;
  key: string;
  name: string;
}

const kinds: Record<Exclude<MembershipKind, 'tenant'>, Kind> = {
  department: {
    table: 'person_department',
    column: 'department_id',
    of: 'department',
    key: 'id',
    name: 'depart_name',
  },
  position: {
    table: 'person_position',
    column: 'position_code',
    of: 'position',
    key: 'code',
    name: 'name',
  },
  store: {
    table: 'person_store',
    column: 'store_no',
    of: 'store',
    key: 'store_no',
    name: 'store_name',
  },
  group: {
    table: 'person_business_group',
    column: 'bg_no',
    of: 'business_group',
    key: 'bg_no',
    name: 'bg_name',
  },
  company: {
    table: 'person_company',
    column: 'company_no',
    of: 'company',
    key: 'company_no',
    name: 'company_name',
  },
};

/** A membership as it is stored or wanted. */
export interface DatedKey {
  key: string;
  /** Its last day, `yyyy-mm-dd`. */
  endsOn: string | null;
}

/** Returns all that a person belongs to, kind by kind; of tenants every one. */
export async function membershipsOf(db: Database, personId: string): Promise<Membership[]> {
  const tenant = tenantId();
  const parts = Object.entries(kinds).map(
    ([kind, { table, column, of, key, name }]) => sql`
      select ${kind}::text as kind, ${sql.ref(`${of}.${key}`)} as key, ${sql.ref(`${of}.${name}`)} as text, ends_on as "endsOn"
      from ${sql.table(table)} join ${sql.table(of)} on ${sql.ref(`${of}.${key}`)} = ${sql.ref(`${table}.${column}`)}
      where ${sql.ref(`${table}.tenant_id`)} = ${tenant} and ${sql.ref(`${of}.tenant_id`)} = ${tenant}
        and person_id = ${personId}`,
  );
  const { rows } = await sql<Membership>`
    ${sql.join(parts, sql` union all `)} union all
    select 'tenant', tenant.id::text, tenant.name, ends_on from person_tenant
    join tenant on tenant.id = person_tenant.tenant_id where person_id = ${personId}
    order by 1, 2`.execute(db);
  return rows;
}

/** Conditions of being offered, by kind: what is switched off is given to nobody any more. */
const isOffered: Record<string, RawBuilder<boolean> | undefined> = {
  business_group: sql<boolean>`enabled`,
  company: sql<boolean>`enabled`,
};

/** Returns all that is offered of a kind in the tenant: number and name. */
export async function everyOf(
  db: Database,
  kind: MembershipKind,
): Promise<{ key: string; text: string }[]> {
  if (kind === 'tenant') {
    return db
      .selectFrom('tenant')
      .where('status', '=', 'active')
      .select([sql<string>`id::text`.as('key'), 'name as text'])
      .orderBy('id')
      .execute();
  }
  const { of, key, name } = kinds[kind];
  const { rows } = await sql<{ key: string; text: string }>`
    select ${sql.ref(key)} as key, ${sql.ref(name)} as text from ${sql.table(of)}
    where tenant_id = ${tenantId()} and ${isOffered[of] ?? sql`true`}
    order by ${byPinyin(sql.ref(name))}, ${sql.ref(key)}`.execute(db);
  return rows;
}

/** Returns which of these keys there are in the tenant. */
export async function existing(
  db: Database,
  kind: MembershipKind,
  keys: readonly string[],
): Promise<Set<string>> {
  if (kind === 'tenant') {
    const rows = await db
      .selectFrom('tenant')
      .where(sql<boolean>`id::text = any(${[...keys]})`)
      .select('id')
      .execute();
    return new Set(rows.map(({ id }) => String(id)));
  }
  const { of, key } = kinds[kind];
  const { rows } = await sql<{ key: string }>`select ${sql.ref(key)} as key from ${sql.table(of)}
    where tenant_id = ${tenantId()} and ${sql.ref(key)} = any(${[...keys]})`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** Removes memberships of a kind. */
export async function removeMemberships(
  within: Database,
  { personId, kind }: { personId: string; kind: MembershipKind },
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  if (kind === 'tenant') {
    await sql`delete from person_tenant
      where person_id = ${personId} and tenant_id::text = any(${[...keys]})`.execute(within);
    return;
  }
  const { table, column } = kinds[kind];
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId()}
    and person_id = ${personId} and ${sql.ref(column)} = any(${[...keys]})`.execute(within);
}

/** Adds memberships of a kind, or changes their last day. */
export async function putMemberships(
  within: Database,
  { personId, kind }: { personId: string; kind: MembershipKind },
  held: readonly DatedKey[],
): Promise<void> {
  if (held.length === 0) return;
  const keys = held.map(({ key }) => key);
  const ends = held.map(({ endsOn }) => endsOn);
  if (kind === 'tenant') {
    await sql`insert into person_tenant (person_id, tenant_id, ends_on)
      select ${personId}, key::int, ends from unnest(${keys}::text[], ${ends}::date[]) wanted(key, ends)
      on conflict (person_id, tenant_id) do update set ends_on = excluded.ends_on`.execute(within);
    return;
  }
  const { table, column } = kinds[kind];
  await sql`insert into ${sql.table(table)} (person_id, ${sql.ref(column)}, ends_on)
    select ${personId}, key, ends from unnest(${keys}::text[], ${ends}::date[]) wanted(key, ends)
    on conflict (tenant_id, person_id, ${sql.ref(column)}) do update set ends_on = excluded.ends_on`.execute(
    within,
  );
}

/** Puts a new person into a department and a store; what is empty is none. */
export async function addToPlaces(
  within: Database,
  personId: string,
  { departId, storeNo }: { departId: string; storeNo: string },
): Promise<void> {
  const places = [
    ['department', departId],
    ['store', storeNo],
  ] as const;
  for (const [kind, key] of places) {
    if (key !== '') await putMemberships(within, { personId, kind }, [{ key, endsOn: null }]);
  }
}

/** Raises the version of a person that is still this one; returns the next, or undefined. */
export async function takeVersion(
  within: Database,
  { id, version }: { id: string; version: number },
): Promise<number | undefined> {
  const written = await within
    .updateTable('person')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return written?.version;
}

/** Returns the roles of a person, which are read here and changed elsewhere. */
export const rolesOf = (db: Database, personId: string) =>
  db
    .selectFrom('person_role')
    .innerJoin('role', 'role.code', 'role_code')
    .where(ofTenant('person_role', 'role'))
    .where('person_id', '=', personId)
    .orderBy('role.sort')
    .orderBy('role.code')
    .select(['role.code', 'role.name'])
    .execute();

/** A membership whose last day is over. */
export interface Ended {
  personId: string;
  workNo: string;
  kind: MembershipKind;
  key: string;
}

/** Deletes the memberships of the tenant at work whose last day was before today. */
export async function deleteEnded(db: Database, today: string): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const [kind, { table, column }] of Object.entries(kinds)) {
    const { rows } = await sql<Ended>`
      with over as (
        delete from ${sql.table(table)} where tenant_id = ${tenantId()} and ends_on < ${today}
        returning person_id, ${sql.ref(column)} as key
      )
      select person_id as "personId", work_no as "workNo", ${kind}::text as kind, key
      from over join person on person.id = person_id`.execute(db);
    ended.push(...rows);
  }
  return ended;
}

/** Returns who has been a member of the tenant at work up to a day before today. */
export async function endedMembers(db: Database, today: string): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select person_id as "personId", work_no as "workNo", 'tenant' as kind, person_tenant.tenant_id::text as key
    from person_tenant join person on person.id = person_id
    where person_tenant.tenant_id = ${tenantId()} and ends_on < ${today}`.execute(db);
  return rows;
}
