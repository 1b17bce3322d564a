import { minute } from '@portal/common/durations';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSupersededSessions,
  supersedeSession,
} from './list.ts';
import type { SessionCache } from './cache.ts';
import { deleteSession, deleteSessionsIn, deleteSessionsOf } from './store.ts';
import type { Session } from './session.ts';

/** Lifetime of the session in which a password was changed, should no sign-in replace it. */
const supersededMs = 10 * minute;

/** Ends sessions on purpose: here once the call has returned, within a second on every node. */
export function createSessionEndings({
  db,
  clock,
  memory,
}: {
  db: Database;
  clock: Clock;
  memory: SessionCache;
}) {
  const spread = (tokenHash: Buffer) =>
    memory.spread({ tokenHash: tokenHash.toString('base64url') });

  return {
    async revoke(tokenHash: Buffer): Promise<void> {
      const ended = await deleteSession(db, tokenHash);
      for (const each of [tokenHash, ...ended]) await spread(each);
    },

    async revokeAllOf(personId: string): Promise<void> {
      await deleteSessionsOf(db, personId);
      await memory.spread({ personId });
    },

    /** Ends all sessions that work in a tenant. */
    async revokeAllIn(tenantId: number): Promise<void> {
      for (const tokenHash of await deleteSessionsIn(db, tenantId)) await spread(tokenHash);
    },

    /** Ends one of a user's sessions; returns whether they had it. */
    async endOne(personId: string, id: string): Promise<boolean> {
      const tokenHash = await deleteOwnSession(db, { personId, id });
      if (tokenHash) await memory.spread({ tokenHash: tokenHash.toString('base64url'), personId });
      return tokenHash !== undefined;
    },

    /** Ends all sessions of a user but one, and returns how many there were. */
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

    /** Makes every node read a user's sessions again. */
    reread: (personId: string): Promise<void> => memory.spread({ personId }),
  };
}
