import { getRoleRule, listRoles } from '@portal/contract/access/roles';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { roleToWire, ruleToWire } from './to-wire.ts';
import type { Roles } from './roles.ts';

export function roleRoutes(app: FastifyInstance, roles: Roles): void {
  serve(app, listRoles, async () => (await roles.list()).map(roleToWire));

  serve(app, getRoleRule, async ({ roleCode }) => ruleToWire(await roles.ruleOf(roleCode)));
}
