import type { Audit } from '#platform/audit';
import type { Caller } from '#platform/session';

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
