import { minute } from '@portal/common/durations';
import { sql } from 'kysely';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';

interface Seen {
  tokenHash: Buffer;
  at: Date;
}

const writeEveryMs = minute;

/** Notes when sessions were last used, and writes it down for all of them together, once a minute. */
export function createLastSeen({ db, clock }: { db: Database; clock: Clock }) {
  let noted = new Map<string, Seen>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...noted.values()];
    noted = new Map();
    try {
      if (batch.length > 0) await writeLastSeen(db, batch);
    } catch {
      // A minute of somebody's idle time is lost: nothing to fail for.
    }
  }

  return {
    note(key: string, tokenHash: Buffer): Date {
      const at = clock.now();
      noted.set(key, { tokenHash, at });
      timer ??= setTimeout(() => void flush(), writeEveryMs).unref();
      return at;
    },
    /** Returns the noted time of a session that is not written yet. */
    of: (key: string): Date | undefined => noted.get(key)?.at,
    flush,
  };
}

/** Rows that another node is writing are left to it: two nodes waiting for each other's rows would never end. */
async function writeLastSeen(db: Database, batch: Seen[]): Promise<void> {
  const hashes = batch.map(({ tokenHash }) => tokenHash);
  const times = batch.map(({ at }) => at);
  await sql`
    with free as (
      select token_hash from session where token_hash = any(${hashes}) for update skip locked
    )
    update session set last_seen_at = greatest(last_seen_at, seen.at)
    from unnest(${hashes}::bytea[], ${times}::timestamptz[]) as seen (token_hash, at)
    join free using (token_hash)
    where session.token_hash = seen.token_hash`.execute(db);
}
