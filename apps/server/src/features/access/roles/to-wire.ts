import type { getRoleRule, Role } from '@portal/contract/access/roles';
import type { z } from 'zod';
import type { RoleRule } from './roles.ts';
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
