import type { PendingStep } from '@portal/contract/call';
import { createHash, randomBytes } from 'node:crypto';
import type { Bus } from '#platform/bus/bus.ts';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createLastSeen } from './last-seen.ts';
import { createSessionEndings } from './endings.ts';
import { createSessionCache } from './cache.ts';
import { type ListedSession, listSessions, writeDepartment } from './list.ts';
import {
  type NewSession,
  insertSession,
  markReauthenticated,
  settlePendingStep,
  type SessionRow,
} from './store.ts';
import type { Session } from './session.ts';

export interface SessionParts {
  db: Database;
  bus: Bus;
  clock: Clock;
  /** A session ends this long after it began, and this long after it was last used. */
  config: Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Manages sessions. The database stores the hash of each token; a session whose row is gone has ended. */
export function createSessions({ db, bus, clock, config }: SessionParts) {
  const memory = createSessionCache({ db, bus, clock });
  const lastSeen = createLastSeen({ db, clock });

  function hasEnded({
    expiresAt,
    lastSeenAt,
  }: Pick<SessionRow, 'expiresAt' | 'lastSeenAt'>): boolean {
    const now = clock.now().getTime();
    return now >= expiresAt.getTime() || now >= lastSeenAt.getTime() + config.sessionIdleMs;
  }

  async function findBy(tokenHash: Buffer, isUse: boolean): Promise<Session | undefined> {
    const key = keyOf(tokenHash);
    const session = await memory.lookUp(key, tokenHash);
    if (!session) return undefined;
    session.lastSeenAt = lastSeen.of(key) ?? session.lastSeenAt;
    if (hasEnded(session)) return undefined;
    if (isUse) session.lastSeenAt = lastSeen.note(key, tokenHash);
    return session;
  }

  return {
    /** Returns the session of a token, and notes its use, except for calls a page makes by itself. */
    find: (token: string, { isUse = true } = {}) => findBy(hashOf(token), isUse),

    /** Returns whether a session found before still exists. */
    goesOn: async (tokenHash: Buffer): Promise<boolean> =>
      (await findBy(tokenHash, false)) !== undefined,

    /** Begins a session and returns its token, which is shown this once and not stored. */
    async establish(
      { lastsMs = config.sessionAbsoluteMs, ...beginning }: NewSession & { lastsMs?: number },
      within: Database = db,
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lastsMs);
      await insertSession(within, beginning, { tokenHash: hashOf(token), now, expiresAt });
      return token;
    },

    /** Settles a pending step of a session; returns whether it was pending until now. */
    async settle(
      tokenHash: Buffer,
      settled: { due: PendingStep; tenantId?: number },
    ): Promise<boolean> {
      const didOwe = await settlePendingStep(db, tokenHash, settled);
      await memory.spread({ tokenHash: keyOf(tokenHash) });
      return didOwe;
    },

    /** Notes that the person has just shown again that it is they. */
    async prove(tokenHash: Buffer): Promise<void> {
      await markReauthenticated(db, tokenHash, clock.now());
      await memory.spread({ tokenHash: keyOf(tokenHash) });
    },

    ...createSessionEndings({ db, clock, memory }),

    /** Lists the sessions of a user, the last used first; their state is as this node knows it. */
    async listOf(personId: string): Promise<ListedSession[]> {
      const rows = await listSessions(db, personId);
      return rows
        .map((row) => ({ ...row, lastSeenAt: lastSeen.of(keyOf(row.tokenHash)) ?? row.lastSeenAt }))
        .filter((row) => !hasEnded(row))
        .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    },

    /** Sets the department the session works in from now on. */
    async chooseDepartment(tokenHash: Buffer, orgCode: string): Promise<void> {
      await writeDepartment(db, tokenHash, orgCode);
      await memory.spread({ tokenHash: keyOf(tokenHash) });
    },

    /** Writes down what is only remembered so far. */
    flush: lastSeen.flush,
  };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64url');
