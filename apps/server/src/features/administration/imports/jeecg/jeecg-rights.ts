import { newRoleCode, type RequestedChange } from '@portal/contract/policy/changes';
import type { Database } from '#platform/database/database.ts';
import type { RowFault } from '#platform/sheets/import-subject.ts';
import { columnById, type JeecgDump, type JeecgRow, rowsOf } from './jeecg-tables.ts';

/** Roles and rights of a Jeecg database, as changes of a policy draft. */
export interface JeecgRights {
  changes: RequestedChange[];
  roles: number;
  /** Menu items and buttons of Jeecg that the portal has, and those it has not. */
  known: number;
  unknown: number;
  faults: (RowFault & { row: number })[];
}

/**
 * Translates roles, what they hold and who has them. A button is known by its action code, a menu item by its component
 * or its path; what the portal does not have gives no right. Administrators are not made by a file: a role of Jeecg
 * holds what its rows say.
 */
export async function readRights(
  db: Database,
  dump: JeecgDump,
  people: ReadonlySet<string>,
): Promise<JeecgRights> {
  const roles = rowsOf(dump, 'sys_role');
  const permissions = rowsOf(dump, 'sys_permission');
  const keys = await keysOfPermissions(db, permissions);
  const codes = new Map(roles.map(({ of }) => [of('id'), roleCode(of('role_code'))]));
  const changes: RequestedChange[] = [];
  const faults: JeecgRights['faults'] = [];
  for (const { row, of } of roles) {
    const code = roleCode(of('role_code'));
    if (!newRoleCode.test(code)) {
      const words = '角色编码应以字母开头，含 2 到 40 个字母、数字、下划线或短横线';
      faults.push({ row, column: '角色编码', value: of('role_code'), words });
      continue;
    }
    const after = { name: (of('role_name') || code).slice(0, 40), sort: row % 9_999 };
    changes.push({ kind: 'role', key: [code], after });
  }
  for (const { of } of rowsOf(dump, 'sys_role_permission')) {
    const [code, key] = [codes.get(of('role_id')), keys.get(of('permission_id'))];
    if (code && key) changes.push({ kind: key.kind, key: [code, key.id], after: {} });
  }
  const workNo = columnById(rowsOf(dump, 'sys_user'), 'username');
  for (const { of } of rowsOf(dump, 'sys_user_role')) {
    const [code, person] = [codes.get(of('role_id')), workNo(of('user_id'))];
    const isThere = code !== undefined && people.has(person);
    if (isThere) changes.push({ kind: 'member', key: [code, person], after: { until: null } });
  }
  const known = permissions.filter(({ of }) => keys.has(of('id'))).length;
  return {
    changes: onlyOnce(changes),
    roles: roles.length,
    known,
    unknown: permissions.length - known,
    faults,
  };
}

const roleCode = (code: string): string => code.toLowerCase().replaceAll(/[.:\s]/g, '-');

const onlyOnce = (changes: readonly RequestedChange[]): RequestedChange[] => [
  ...new Map(changes.map((each) => [JSON.stringify([each.kind, ...each.key]), each])).values(),
];

type KnownKey = { kind: 'role-action' | 'role-menu-item'; id: string };

async function keysOfPermissions(
  db: Database,
  permissions: readonly JeecgRow[],
): Promise<Map<string, KnownKey>> {
  const [actions, items] = await Promise.all([
    db.selectFrom('action').select('code').execute(),
    db.selectFrom('menu_item').select(['id', 'path', 'component', 'permission']).execute(),
  ]);
  const codes = new Set(actions.map(({ code }) => code));
  const byPlace = new Map<string, string>();
  for (const { id, path, component, permission } of items) {
    for (const place of [path, component, permission]) {
      if (place) byPlace.set(place, byPlace.has(place) ? '' : id);
    }
  }
  const found = new Map<string, KnownKey>();
  for (const { of } of permissions) {
    const perms = of('perms');
    const item = [of('url'), of('component')].map((place) => byPlace.get(place)).find(Boolean);
    if (of('menu_type') === '2' && codes.has(perms)) {
      found.set(of('id'), { kind: 'role-action', id: perms });
    } else if (of('menu_type') !== '2' && item) {
      found.set(of('id'), { kind: 'role-menu-item', id: item });
    }
  }
  return found;
}
