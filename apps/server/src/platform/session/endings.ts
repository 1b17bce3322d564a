import { minute } from '@portal/common/durations';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSupersededSessions,
  supersedeSession,
} from './list.ts';
import type { SessionMemory } from './cache.ts';
import { deleteSession, deleteSessionsOf } from './store.ts';
import type { Session } from './session.ts';

/** How long the session in which a password was changed goes on, should no sign-in take its place. */
const supersededMs = 10 * minute;

/** The ways in which sessions end by somebody's doing: here once the call has answered, within a second on every node. */
export function createSessionEndings({
  db,
  clock,
  memory,
}: {
  db: Database;
  clock: Clock;
  memory: SessionMemory;
}) {
  const spread = (tokenHash: Buffer) =>
    memory.spread({ tokenHash: tokenHash.toString('base64url') });

  return {
    async revoke(tokenHash: Buffer): Promise<void> {
      await deleteSession(db, tokenHash);
      await spread(tokenHash);
    },

    async revokeAllOf(personId: string): Promise<void> {
      await deleteSessionsOf(db, personId);
      await memory.spread({ personId });
    },

    /** Ends one of a person's sessions; answers whether they had it. */
    async endOne(personId: string, id: string): Promise<boolean> {
      const tokenHash = await deleteOwnSession(db, { personId, id });
      if (tokenHash) await spread(tokenHash);
      return tokenHash !== undefined;
    },

    /** Ends all sessions of a person but one, and answers how many there were. */
    async endOthers({ personId, tokenHash }: Session): Promise<number> {
      const ended = await deleteOtherSessions(db, { personId, tokenHash });
      await memory.spread({ personId });
      return ended;
    },

    /**
     * For a changed password, in the transaction that changes it: ends all other sessions, and this one as soon as the
     * person signs in again. Afterwards the nodes have to `reread` what they remember.
     */
    async supersede({ personId, tokenHash }: Session, within: Database): Promise<void> {
      const now = clock.now();
      const endsAt = new Date(now.getTime() + supersededMs);
      await deleteOtherSessions(within, { personId, tokenHash });
      await supersedeSession(within, tokenHash, { now, endsAt });
    },

    /** Ends what a sign-in takes the place of. */
    async endSuperseded(personId: string): Promise<void> {
      if (await deleteSupersededSessions(db, personId)) await memory.spread({ personId });
    },

    /** Has every node read a person's sessions anew. */
    reread: (personId: string): Promise<void> => memory.spread({ personId }),
  };
}
