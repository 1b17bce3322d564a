import { selectTenant } from '@portal/contract/tenants';
import type { UserInfo } from '@portal/contract/session';
import type { FastifyInstance } from 'fastify';
import type { Dues } from '#platform/dues';
import { serve } from '#platform/serve';
import type { Session } from '#platform/session';
import type { Tenants } from './tenants.ts';

interface TenantRouteParts {
  tenants: Tenants;
  userInfoOf: (session: Session) => Promise<UserInfo>;
  duesOf: Dues['of'];
}

export function tenantRoutes(
  app: FastifyInstance,
  { tenants, userInfoOf, duesOf }: TenantRouteParts,
): void {
  serve(app, selectTenant, async ({ tenantId }, caller) => {
    await tenants.choose(tenantId, caller);
    const owes = caller.session.owes.filter((due) => due !== 'tenant');
    const session = { ...caller.session, tenantId, owes };
    return { userInfo: await userInfoOf(session), due: duesOf(session) };
  });
}
