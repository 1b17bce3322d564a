import type { Audit } from '#platform/audit/audit.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';

export type OwnSessions = ReturnType<typeof createOwnSessions>;

/** Lists a user's sessions and signs out of them. */
export function createOwnSessions({ sessions, audit }: { sessions: Sessions; audit: Audit }) {
  const record = ({ session, address, requestId }: Caller, ended: string): Promise<void> =>
    audit.record({
      kind: 'session.ended',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail: { ended },
    });

  return {
    list: ({ personId }: Session) => sessions.listOf(personId),

    async end(id: string, caller: Caller): Promise<void> {
      const wasThere = await sessions.endOne(caller.session.personId, id);
      if (!wasThere) refuse('own-session.not-found');
      await record(caller, id);
    },

    async endOthers(caller: Caller): Promise<number> {
      const ended = await sessions.endOthers(caller.session);
      if (ended > 0) await record(caller, 'others');
      return ended;
    },
  };
}
