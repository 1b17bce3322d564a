import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';
import type { Audit } from '#platform/audit/audit.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';

export type AcceptReauthentication = ReturnType<typeof createAcceptReauthentication>;

/** Marks a session as reauthenticated and writes the audit entry. */
export const createAcceptReauthentication =
  ({ sessions, audit }: { sessions: Sessions; audit: Audit }) =>
  async ({ session, address, requestId }: Caller, way: ReauthenticationMethod): Promise<void> => {
    // A password is what came before the second factor, and cannot stand for it.
    if (way !== 'password') await sessions.settle(session.tokenHash, { due: 'second-factor' });
    await sessions.prove(session.tokenHash);
    await audit.record({
      kind: 'proof',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail: { way },
    });
  };
