import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { isActiveMember } from './store.ts';

interface TenantParts {
  db: Database;
  sessions: Sessions;
  audit: Audit;
}

export type Tenants = ReturnType<typeof createTenants>;

export function createTenants({ db, sessions, audit }: TenantParts) {
  return {
    /** Makes a tenant of the caller's the one their session works in, once. */
    async choose(tenantId: number, { session, address, requestId }: Caller): Promise<void> {
      if (!(await isActiveMember(db, session.personId, tenantId))) refuse('tenant.foreign');
      const didOwe = await sessions.settle(session.tokenHash, { due: 'tenant', tenantId });
      if (!didOwe) refuse('tenant.chosen');
      await audit.record({
        kind: 'tenant.chosen',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        address,
        requestId,
        detail: { tenant: String(tenantId) },
      });
    },
  };
}
