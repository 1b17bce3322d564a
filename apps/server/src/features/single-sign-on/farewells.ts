import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from '#platform/bus';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { createOutbound, type Outbound } from '#platform/outbound';
import type { Assert } from './assertions.ts';

/** How long after each attempt in vain the next one is made; then the client is given up. */
const patienceMs = [10_000, 60_000, 300_000, 1_800_000];
const lookEveryMs = 15_000;
const atOnce = 20;
const lifeMs = 120_000;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

interface Parts {
  db: Database;
  bus: Bus;
  clock: Clock;
  log: Logger;
  assert: Assert;
}

interface Farewell {
  id: string;
  personId: string;
  clientId: string;
  /** How often it was tried, this time included. */
  attempt: number;
  uri: string | null;
}

/**
 * Tells clients that a session they were carried is over (OpenID Connect Back-Channel Logout). A login whose session is
 * gone waits in the database until its client has heard, so that no restart forgets one.
 */
export function createFarewells({ db, bus, clock, log, assert }: Parts) {
  const ways = new Map<string, Outbound>();
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  function wayTo(clientId: string, origin: string): Outbound {
    const key = `${clientId} ${origin}`;
    const way = ways.get(key) ?? createOutbound({ service: clientId, base: origin, clock });
    ways.set(key, way);
    return way;
  }

  async function say(farewell: Farewell): Promise<void> {
    const { id, clientId, attempt, uri } = farewell;
    try {
      if (uri !== null) await tell(uri, farewell);
    } catch (err) {
      if (attempt <= patienceMs.length) return;
      log.warn({ err, client: clientId }, 'a client was never told that a session is over');
    }
    await db.deleteFrom('sso_login').where('id', '=', id).execute();
  }

  async function tell(uri: string, { id, personId, clientId }: Farewell): Promise<void> {
    const { origin, pathname, searchParams } = new URL(uri);
    const claims = { sub: personId, sid: id, events: { [logoutEvent]: {} } };
    const logout_token = await assert({ typ: 'logout+jwt', aud: clientId, lifeMs, claims });
    await wayTo(clientId, origin).ask({
      method: 'POST',
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: new URLSearchParams({ logout_token }),
    });
  }

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let due = await claim(db, clock.now()); due.length > 0;) {
        await Promise.all(due.map(say));
        due = due.length < atOnce ? [] : await claim(db, clock.now());
      }
    } while (isAskedAgain);
  }

  /** Looks for farewells to say; while that is going on, once more afterwards. */
  function look(): void {
    isAskedAgain = true;
    running ??= run()
      .catch((err: unknown) => log.warn({ err }, 'farewells wait for the next time'))
      .finally(() => (running = undefined));
  }

  bus.subscribe('session.revoked', look);
  // What ends without anybody saying so, and what was tried in vain.
  const timer = setInterval(look, lookEveryMs).unref();

  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

/** Takes what is due, so that no other node does, and puts off its next attempt. */
async function claim(db: Database, now: Date): Promise<Farewell[]> {
  const waits = sql<Date>`${now}::timestamptz + (${patienceMs}::int[])[least(farewells + 1, ${patienceMs.length})] * interval '1 millisecond'`;
  return db
    .with('due', (cte) =>
      cte
        .selectFrom('sso_login')
        .where('session_hash', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .updateTable('sso_login')
    .from('due')
    .from('sso_client')
    .whereRef('sso_login.id', '=', 'due.id')
    .whereRef('sso_client.client_id', '=', 'sso_login.client_id')
    .set({ farewells: sql`farewells + 1`, due_at: waits })
    .returning(['sso_login.id', 'person_id as personId', 'sso_login.client_id as clientId'])
    .returning(['farewells as attempt', 'backchannel_logout_uri as uri'])
    .execute();
}
