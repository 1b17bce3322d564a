import { getRoleRule, listRoles } from '@portal/contract/access/roles';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import { presentRole, presentRule } from './to-wire.ts';
import type { Roles } from './roles.ts';

export function roleRoutes(app: FastifyInstance, roles: Roles): void {
  serve(app, listRoles, async () => (await roles.list()).map(presentRole));

  serve(app, getRoleRule, async ({ roleCode }) => presentRule(await roles.ruleOf(roleCode)));
}
