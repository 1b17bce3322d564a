import type { PendingStep } from '@portal/contract/call';
import { createHash, randomBytes } from 'node:crypto';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createLastSeen } from './last-seen.ts';
import { createSessionEndings } from './endings.ts';
import { createSessionMemory } from './cache.ts';
import { type ListedSession, listSessions, writeDepartment } from './list.ts';
import { type Beginning, insertSession, markProved, settleDue, type SessionRow } from './store.ts';
import type { Session } from './session.ts';

export interface SessionParts {
  db: Database;
  bus: Bus;
  clock: Clock;
  /** A session ends this long after it began, and this long after it was last used. */
  lifetimes: { absoluteMs: number; idleMs: number };
}

export type Sessions = ReturnType<typeof createSessions>;

/** Who is signed in. The database knows them by the hash of a token; a row that is gone is a session that has ended. */
export function createSessions({ db, bus, clock, lifetimes }: SessionParts) {
  const memory = createSessionMemory({ db, bus, clock });
  const lastSeen = createLastSeen({ db, clock });

  function hasEnded({
    expiresAt,
    lastSeenAt,
  }: Pick<SessionRow, 'expiresAt' | 'lastSeenAt'>): boolean {
    const now = clock.now().getTime();
    return now >= expiresAt.getTime() || now >= lastSeenAt.getTime() + lifetimes.idleMs;
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
    /** Whom a token stands for; noted as use of the session, but for what a page does by itself. */
    find: (token: string, { isUse = true } = {}) => findBy(hashOf(token), isUse),

    /** Whether a session that was found once still goes on. */
    goesOn: async (tokenHash: Buffer): Promise<boolean> =>
      (await findBy(tokenHash, false)) !== undefined,

    /** Begins a session and answers its token, which is told this once and kept nowhere. */
    async establish(beginning: Beginning, within: Database = db): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lifetimes.absoluteMs);
      await insertSession(within, beginning, { tokenHash: hashOf(token), now, expiresAt });
      return token;
    },

    /** Notes that a session no longer owes something; answers whether it did until now. */
    async settle(
      tokenHash: Buffer,
      settled: { due: PendingStep; tenantId?: number },
    ): Promise<boolean> {
      const didOwe = await settleDue(db, tokenHash, settled);
      await memory.spread({ tokenHash: keyOf(tokenHash) });
      return didOwe;
    },

    /** Notes that the person has just shown again that it is they. */
    async prove(tokenHash: Buffer): Promise<void> {
      await markProved(db, tokenHash, clock.now());
      await memory.spread({ tokenHash: keyOf(tokenHash) });
    },

    ...createSessionEndings({ db, clock, memory }),

    /** The sessions somebody has, the one used last first; how it stands is as this node knows it. */
    async listOf(personId: string): Promise<ListedSession[]> {
      const rows = await listSessions(db, personId);
      return rows
        .map((row) => ({ ...row, lastSeenAt: lastSeen.of(keyOf(row.tokenHash)) ?? row.lastSeenAt }))
        .filter((row) => !hasEnded(row))
        .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    },

    /** Notes the department in which somebody works from now on, in this session. */
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
