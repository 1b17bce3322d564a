import type { Audit } from '#platform/audit/audit.ts';
import type { Caller } from '#platform/session/session.ts';

/** Seals in the audit trail who was carried over where, and how. */
export const noteHandOver = (
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
