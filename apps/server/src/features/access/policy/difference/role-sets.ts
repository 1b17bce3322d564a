import type { PolicyChange } from '@portal/contract/policy/changes';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { isOfRole } from '../changes/names.ts';

/** People with the same roles before some changes and the same after them. */
export interface RolePair {
  before: readonly string[];
  after: readonly string[];
  people: string[];
}

/** People with the same roles, in alphabetical order; some have none, and take what is open to everybody. */
interface RoleSet {
  roles: string[];
  people: string[];
}

/** Reads who has the same roles, among those whom changes may affect: everybody of the tenant where a menu changes. */
export function readAffected(tx: Database, changes: readonly PolicyChange[]): Promise<RoleSet[]> {
  if (!changes.every(isOfRole)) return readRoleSets(tx, sql`true`);
  const roles = [...new Set(changes.map(({ key }) => key[0]))];
  return readRoleSets(
    tx,
    sql`(person_id = any(${membersIn(changes)}) or person_id in (
      select person_id from person_role where ${ofTenant('person_role')} and role_code = any(${roles})))`,
  );
}

/** Pairs the roles that people had with those they have after some changes. */
export async function readPairs(
  tx: Database,
  sets: readonly RoleSet[],
  changes: readonly PolicyChange[],
): Promise<RolePair[]> {
  const members = membersIn(changes);
  const later = await readRoleSets(tx, sql`person_id = any(${members})`);
  const none: readonly string[] = [];
  const moved = new Map(members.map((person) => [person, none]));
  for (const { roles, people } of later) for (const person of people) moved.set(person, roles);
  return sets.flatMap(({ roles, people }) => {
    const pairs = Map.groupBy(people, (person) => moved.get(person) ?? roles);
    return [...pairs].map(([after, own]) => ({ before: roles, after, people: own }));
  });
}

/** Reads the roles of one person. */
export async function readRolesOf(tx: Database, personId: string): Promise<string[]> {
  const [own] = await readRoleSets(tx, sql`person_id = ${personId}`);
  return own?.roles ?? [];
}

const membersIn = (changes: readonly PolicyChange[]): string[] => [
  ...new Set(changes.flatMap(({ kind, key }) => (kind === 'member' ? (key[1] ?? []) : []))),
];

async function readRoleSets(tx: Database, which: RawBuilder<unknown>): Promise<RoleSet[]> {
  const { rows } = await sql<RoleSet>`
    select to_json(roles) as roles, json_agg(person_id) as people from (
      select person_id, array_agg(role_code order by role_code) as roles
      from person_role where ${ofTenant('person_role')} and ${which} group by person_id
      union all
      select person_id, '{}' from person_tenant
      where tenant_id = ${tenantId()} and ${which} and not exists (
        select from person_role
        where ${ofTenant('person_role')} and person_role.person_id = person_tenant.person_id
      )
    ) as own group by roles`.execute(tx);
  return rows;
}
