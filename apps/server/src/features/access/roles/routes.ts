import { getRoleRule, listRoles } from '@portal/contract/access/roles';
import { getRoleRights, listRights, listRoleMembers } from '@portal/contract/policy/role-rights';
import { DataRuleValue } from '@portal/contract/policy/data-rules';
import { getRoleRules, listRuledTypes } from '@portal/contract/policy/role-rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { memberToWire, rightsToWire, roleToWire, ruleToWire } from './to-wire.ts';
import type { Roles } from './roles.ts';

export function roleRoutes(app: FastifyInstance, roles: Roles): void {
  serve(app, listRoles, async () => (await roles.list()).map(roleToWire));

  serve(app, getRoleRule, async ({ roleCode }) => ruleToWire(await roles.ruleOf(roleCode)));

  serve(app, listRights, async () => ({ systems: (await roles.rights()).map(rightsToWire) }));

  serve(app, getRoleRights, async ({ roleId }) => {
    const { code, name, holds_all, ...given } = await roles.given(roleId);
    return { ...given, roleCode: code, roleName: name, holdsAll: holds_all };
  });

  serve(app, listRuledTypes, async () => ({
    systems: (await roles.ruledTypes()).map(({ key, name, types }) => ({
      sysType: key,
      sysName: name,
      types,
    })),
  }));

  serve(app, getRoleRules, async ({ roleId }) => {
    const { rules, ...rest } = await roles.rulesOf(roleId);
    const parsed = rules.map(({ type, parts }) => ({ type, ...DataRuleValue.parse({ parts }) }));
    return { ...rest, rules: parsed };
  });

  serve(app, listRoleMembers, async (input, { session }) => {
    const found = await roles.members(input, session);
    return { ...found, records: found.records.map(memberToWire) };
  });
}
