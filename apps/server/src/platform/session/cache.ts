import { second } from '@portal/common/durations';
import type { Bus, News } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createTtlCache } from '#platform/cache/ttl-cache.ts';
import { readSession, type SessionRow } from './store.ts';

export type SessionCache = ReturnType<typeof createSessionCache>;

/** The bus topic of revoked sessions, which every node drops from its cache. */
export const revoked = 'session.revoked';

/**
 * Caches sessions for 30 s, and tokens without a session for 3 s. A session is dropped as soon as any node, or the
 * database, says that it was revoked.
 */
export function createSessionCache({ db, bus, clock }: { db: Database; bus: Bus; clock: Clock }) {
  const met = createTtlCache<SessionRow>({ most: 50_000, forMs: 30 * second, clock });
  const none = createTtlCache<true>({ most: 10_000, forMs: 3 * second, clock });
  /** Rises with every revocation: a row read before one is not remembered after it. */
  let revocations = 0;

  function forget({ tokenHash, personId, tenantId }: News): void {
    revocations += 1;
    if (tokenHash !== undefined) met.forget(String(tokenHash));
    if (personId !== undefined) {
      met.forgetWhere((session) =>
        [session.personId, session.lookedBy?.personId].includes(String(personId)),
      );
    }
    if (tenantId !== undefined) met.forgetWhere((session) => session.tenantId === tenantId);
  }
  bus.subscribe(revoked, forget);
  bus.onGap(() => {
    revocations += 1;
    met.forgetAll();
  });

  async function read(key: string, tokenHash: Buffer): Promise<SessionRow | undefined> {
    const before = revocations;
    const session = await readSession(db, tokenHash);
    if (!session) none.set(key, true);
    else if (revocations === before) met.set(key, session);
    return session;
  }

  return {
    /** `key` is the token's hash as text. */
    async lookUp(key: string, tokenHash: Buffer): Promise<SessionRow | undefined> {
      if (none.get(key)) return undefined;
      return met.get(key) ?? (await read(key, tokenHash));
    },

    /** Forgets here and on every node: by `tokenHash` one session, by `personId` or `tenantId` all of those. */
    async spread(news: News): Promise<void> {
      forget(news);
      // Their rows are gone: a node the news does not reach finds out when what it remembers has aged.
      await bus.publish(revoked, news).catch(() => undefined);
    },
  };
}
