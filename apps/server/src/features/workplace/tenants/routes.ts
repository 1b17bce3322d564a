import { selectTenant } from '@portal/contract/workplace/tenants';
import type { SignedIn, UserInfo } from '@portal/contract/identity/session';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { PendingStepsOf, Session } from '#platform/session/session.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import type { Tenants } from './tenants.ts';

interface TenantRouteParts {
  tenants: Tenants;
  userInfoOf: (session: Session) => Promise<UserInfo>;
  pendingStepsOf: PendingStepsOf;
  /** The dictionaries of the tenant at work, as a sign-in brings them. */
  dictionaries: () => Promise<SignedIn['sysAllDictItems']>;
}

export function tenantRoutes(
  app: FastifyInstance,
  { tenants, userInfoOf, pendingStepsOf, dictionaries }: TenantRouteParts,
): void {
  serve(app, selectTenant, async ({ tenantId }, caller) => {
    await tenants.choose(tenantId, caller);
    const owes = caller.session.owes.filter((due) => due !== 'tenant');
    const session = { ...caller.session, tenantId, owes };
    const [userInfo, sysAllDictItems] = await withinTenant(tenantId, () =>
      Promise.all([userInfoOf(session), dictionaries()]),
    );
    return { userInfo, sysAllDictItems, due: pendingStepsOf(session) };
  });
}
