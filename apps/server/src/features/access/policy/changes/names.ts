import type { PolicyChange } from '@portal/contract/policy/changes';
import type { PolicyNames } from '@portal/contract/policy/drafts';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { RecordType } from '@portal/contract/records/record-type';
import { recordNamesOf } from './record-names.ts';

type Named = Pick<PolicyChange, 'kind' | 'key' | 'after'> & { before?: unknown };

/** Returns the names of all that changes are about. What a draft makes or removes is named by the change. */
export async function namesOf(
  db: Database,
  changes: readonly Named[],
  types: readonly RecordType[],
): Promise<PolicyNames> {
  const keysOf = (kind: PolicyChange['kind'], place: 0 | 1 = 1) => [
    ...new Set(
      changes.flatMap((change) => (change.kind === kind ? [change.key[place] ?? ''] : [])),
    ),
  ];
  const codes = [...new Set(changes.flatMap((each) => (isOfRole(each) ? each.key[0] : [])))];
  const itemIds = [...keysOf('role-menu-item'), ...keysOf('menu-item', 0), ...placesIn(changes)];
  const [roles, items, actions, people, records] = await Promise.all([
    db
      .selectFrom('role')
      .where(ofTenant('role'))
      .where('code', '=', sql<string>`any(${codes})`)
      .select(['code as key', 'name'])
      .execute(),
    db
      .selectFrom('menu_item')
      .where('id', '=', sql<string>`any(${itemIds})`)
      .select(['id as key', 'title as name'])
      .execute(),
    db
      .selectFrom('action')
      .where('code', '=', sql<string>`any(${[...keysOf('role-action'), ...keysOf('action', 0)]})`)
      .select(['code as key', 'describe as name'])
      .execute(),
    db
      .selectFrom('person')
      .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
      .where('person_tenant.tenant_id', '=', tenantId())
      .where('person.id', '=', sql<string>`any(${keysOf('member')})`)
      .select(['person.id as key', sql<string>`realname || ' ' || work_no`.as('name')])
      .execute(),
    recordNamesOf(db, types, changes),
  ]);
  return {
    roles: { ...byChange(changes, 'role', 'name'), ...byKey(roles) },
    menuItems: { ...byChange(changes, 'menu-item', 'title'), ...byKey(items) },
    actions: { ...byChange(changes, 'action', 'describe'), ...byKey(actions) },
    people: byKey(people),
    records,
  };
}

const byKey = (rows: readonly { key: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ key, name }) => [key, name]));

/** Names rows by what changes make of them, or by what they were. */
const byChange = (
  changes: readonly Named[],
  of: PolicyChange['kind'],
  member: 'name' | 'title' | 'describe',
): Record<string, string> =>
  Object.fromEntries(
    changes.flatMap(({ kind, key, before, after }) => {
      const name = kind === of ? memberOf(after ?? before, member) : undefined;
      return typeof name === 'string' ? [[key[0], name]] : [];
    }),
  );

const memberOf = (value: unknown, member: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, member) : undefined;

/** The items that changed items and actions come to stand under, or stood under. */
const placesIn = (changes: readonly Named[]): string[] =>
  changes
    .flatMap(({ before, after }) =>
      [before, after].flatMap((value) => [
        memberOf(value, 'parentId'),
        memberOf(value, 'menuItemId'),
      ]),
    )
    .filter((id) => typeof id === 'string');

/** Returns whether the first part of a change's key is the code of a role. */
export const isOfRole = ({ kind }: Pick<PolicyChange, 'kind'>): boolean =>
  kind !== 'menu-item' && kind !== 'action';
