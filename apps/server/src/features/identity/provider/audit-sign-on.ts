import type { Audit } from '#platform/audit/audit.ts';
import type { Caller } from '#platform/session/session.ts';

/** Writes the audit entry of a sign-on to another system. */
export const auditSignOn = (
  audit: Audit,
  { session, address, requestId }: Caller,
  detail: { to: string; by: string },
): Promise<void> =>
  audit.record({
    kind: 'hand-over',
    actorId: session.personId,
    actorWorkNo: session.workNo,
    address,
    requestId,
    detail,
  });
