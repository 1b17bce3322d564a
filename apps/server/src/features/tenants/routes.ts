import { selectTenant } from '@portal/contract/workplace/tenants';
import type { SignedIn, UserInfo } from '@portal/contract/identity/session';
import type { FastifyInstance } from 'fastify';
import type { Dues } from '#platform/dues.ts';
import { serve } from '#platform/http/serve.ts';
import type { Session } from '#platform/session/session.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import type { Tenants } from './tenants.ts';

interface TenantRouteParts {
  tenants: Tenants;
  userInfoOf: (session: Session) => Promise<UserInfo>;
  duesOf: Dues['of'];
  /** The dictionaries of the tenant at work, as a sign-in brings them. */
  dictionaries: () => Promise<SignedIn['sysAllDictItems']>;
}

export function tenantRoutes(
  app: FastifyInstance,
  { tenants, userInfoOf, duesOf, dictionaries }: TenantRouteParts,
): void {
  serve(app, selectTenant, async ({ tenantId }, caller) => {
    await tenants.choose(tenantId, caller);
    const owes = caller.session.owes.filter((due) => due !== 'tenant');
    const session = { ...caller.session, tenantId, owes };
    const [userInfo, sysAllDictItems] = await withinTenant(tenantId, () =>
      Promise.all([userInfoOf(session), dictionaries()]),
    );
    return { userInfo, sysAllDictItems, due: duesOf(session) };
  });
}
