import type { getRoleRule, Role } from '@portal/contract/access/roles';
import type { RightsSystem, RoleMember } from '@portal/contract/policy/role-rights';
import type { z } from 'zod';
import { wireTime } from '@portal/common/group-time';
import type { RoleRule, Roles } from './roles.ts';
import type { StoredRole } from './store.ts';

export const roleToWire = ({ code, name, ...counts }: StoredRole): Role => ({
  roleCode: code,
  roleName: name,
  ...counts,
});

/** Maps a role rule, with the subsystems it has rights in. */
export function ruleToWire(rule: RoleRule): z.infer<typeof getRoleRule.result> {
  const titles = Map.groupBy(rule.menuTitles, ({ subsystem }) => subsystem);
  const actions = Map.groupBy(rule.actions, ({ subsystem }) => subsystem);
  const systems = rule.systems
    .filter(({ key }) => titles.has(key) || actions.has(key))
    .map(({ key, name }) => ({
      sysType: key,
      sysName: name,
      menuTitles: (titles.get(key) ?? []).map(({ title }) => title),
      actions: (actions.get(key) ?? []).map(({ code, describe }) => ({ action: code, describe })),
    }));
  return { ...roleToWire(rule.role), systems };
}

export const rightsToWire = ({
  key,
  name,
  items,
  actions,
}: Awaited<ReturnType<Roles['rights']>>[number]): RightsSystem => ({
  sysType: key,
  sysName: name,
  items: items.map(({ id, parent_id, title, path }) => ({ id, parentId: parent_id, title, path })),
  actions: actions.map(({ code, menu_item_id, describe }) => ({
    code,
    itemId: menu_item_id,
    describe,
  })),
});

export const memberToWire = ({
  work_no,
  until,
  ...person
}: Awaited<ReturnType<Roles['members']>>['records'][number]): RoleMember => ({
  ...person,
  workNo: work_no,
  until: until && wireTime(until),
});
