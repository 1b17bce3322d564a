import { signInFailures } from '@portal/contract/limits';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { networkOf } from '#platform/network';
import { nowAndThen } from '#platform/now-and-then';
import { refuse } from '#platform/refuse';
import { keyFor } from '#platform/secret-box';
import type { Visitor } from '#platform/session';

const { windowMs, ...limits } = signInFailures;
const day = 24 * 3_600_000;

/** Something failures are counted on, by a name nobody can read in the database. */
interface Counter {
  kind: keyof typeof limits;
  keyHash: Buffer;
}

export type Attempts = ReturnType<typeof createAttempts>;

/** The counters one try belongs to; the first is the account's. */
export type Attempt = [account: Counter, ...others: Counter[]];

/**
 * Failed tries per account, device and address. They are rows, so that a restart forgives nobody and all nodes count
 * together. An account that does not exist is counted and locked like one that does.
 */
export function createAttempts(parts: { db: Database; clock: Clock; secret: string }) {
  const { db, clock } = parts;
  const key = keyFor(parts.secret, 'sign-in attempts');
  const counter = (kind: Counter['kind'], name: string): Counter => ({
    kind,
    keyHash: createHmac('sha256', key).update(name).digest(),
  });
  const sweep = nowAndThen({ clock, everyMs: windowMs }, (now) =>
    db
      .deleteFrom('attempt_counter')
      .where('window_started_at', '<', new Date(now.getTime() - day))
      .execute(),
  );

  return {
    of(username: string, { address, deviceId }: Visitor): Attempt {
      const account = counter('account', username.normalize('NFKC').trim().toLowerCase());
      const network = networkOf(address);
      const isNamed = deviceId !== 'unnamed';
      // The device's name is a claim: alone it would let one caller lock another's device.
      const device = isNamed ? [counter('device', `${deviceId} ${network}`)] : [];
      return [account, ...device, counter('address', network)];
    },

    /** Refuses a try that comes after too many failures, whatever its password. */
    async insistOnOpen(attempt: Attempt): Promise<void> {
      const now = clock.now();
      const until = await latestLock(db, attempt);
      if (until === null || until <= now) return;
      const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1_000);
      refuse('sign-in.locked', { retryAfter });
    },

    /** Answers how many failures stand on the first of these counters now. */
    async countFailure(counters: readonly Counter[]): Promise<number> {
      await sweep();
      const counts = [];
      for (const each of counters) counts.push(await addFailure(db, each, clock.now()));
      return counts[0] ?? 0;
    },

    /** The right password wipes the slate of the account: not of the address, which tries many accounts. */
    async forgive([account]: Attempt): Promise<void> {
      await db
        .deleteFrom('attempt_counter')
        .where('kind', '=', account.kind)
        .where('key_hash', '=', account.keyHash)
        .execute();
    },
  };
}

async function latestLock(db: Database, attempt: Attempt): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(locked_until) as until
    from unnest(
      ${attempt.map(({ kind }) => kind)}::text[],
      ${attempt.map(({ keyHash }) => keyHash)}::bytea[]
    ) as asked (kind, key_hash)
    join attempt_counter using (kind, key_hash)`.execute(db);
  return rows[0]?.until ?? null;
}

/** Answers how many there are now; one statement, so that tries at the same moment all count. */
async function addFailure(db: Database, { kind, keyHash }: Counter, now: Date): Promise<number> {
  const since = new Date(now.getTime() - windowMs);
  const until = new Date(now.getTime() + windowMs);
  const { rows } = await sql<{ failures: number }>`
    insert into attempt_counter as counter (kind, key_hash, failures, window_started_at)
    values (${kind}, ${keyHash}, 1, ${now})
    on conflict (kind, key_hash) do update set
      failures = case when counter.window_started_at > ${since} then counter.failures + 1 else 1 end,
      window_started_at =
        case when counter.window_started_at > ${since} then counter.window_started_at else ${now} end,
      locked_until = case
        when counter.window_started_at > ${since} and counter.failures + 1 >= ${limits[kind]}
        then ${until}::timestamptz
      end
    returning failures`.execute(db);
  return rows[0]?.failures ?? 0;
}
