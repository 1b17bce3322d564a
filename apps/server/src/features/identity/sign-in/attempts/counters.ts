import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { CounterKind, CounterRule } from './rules.ts';

/** A failure counter, by a name nobody can read in the database. */
export interface Counter {
  kind: CounterKind;
  keyHash: Buffer;
  /** The network, where the counter is of one: an administrator can see and lift it. */
  network: string | undefined;
}

/** A failure counter as the database has it. */
export interface CounterRow {
  kind: CounterKind;
  failures: number;
  window_started_at: Date;
  locked_until: Date | null;
}

const named = (counters: readonly Counter[]) => sql`
  unnest(
    ${counters.map(({ kind }) => kind)}::text[],
    ${counters.map(({ keyHash }) => keyHash)}::bytea[],
    ${counters.map(({ network }) => network ?? null)}::text[]
  ) as asked (kind, key_hash, network)`;

export async function readCounters(
  db: Database,
  counters: readonly Counter[],
): Promise<CounterRow[]> {
  const { rows } = await sql<CounterRow>`
    select counter.kind, failures, window_started_at, locked_until
    from ${named(counters)}
    join attempt_counter as counter using (kind, key_hash)`.execute(db);
  return rows;
}

interface Failure {
  rules: Record<CounterKind, CounterRule>;
  now: Date;
  /** The user of the account, where there is one. */
  personId: string | undefined;
}

/**
 * Adds a failure to each counter and returns the highest count. One statement, so that attempts at the same moment all
 * count; in one order, so that two of them never deadlock.
 */
export async function addFailures(
  db: Database,
  counters: readonly Counter[],
  { rules, now, personId }: Failure,
): Promise<number> {
  const bounds = JSON.stringify(rules);
  const rule = (member: string) => sql`(${bounds}::jsonb -> counter.kind ->> ${member})::bigint`;
  const since = sql`${now}::timestamptz - ${rule('windowMs')} * interval '1 millisecond'`;
  const { rows } = await sql<{ failures: number }>`
    insert into attempt_counter as counter
      (kind, key_hash, failures, window_started_at, person_id, network)
    select kind, key_hash, 1, ${now}, case when network is null then ${personId ?? null} end, network
    from ${named(counters)}
    order by kind, key_hash
    on conflict (kind, key_hash) do update set
      failures = case when counter.window_started_at > ${since} then counter.failures + 1 else 1 end,
      window_started_at =
        case when counter.window_started_at > ${since} then counter.window_started_at else ${now} end,
      person_id = excluded.person_id,
      locked_until = case
        when counter.window_started_at > ${since} and counter.failures + 1 >= ${rule('lock')}
        then ${now}::timestamptz + ${rule('windowMs')} * interval '1 millisecond'
      end
    returning failures`.execute(db);
  return Math.max(0, ...rows.map(({ failures }) => failures));
}

export async function deleteCounters(db: Database, counters: readonly Counter[]): Promise<void> {
  await sql`
    delete from attempt_counter as counter using ${named(counters)}
    where counter.kind = asked.kind and counter.key_hash = asked.key_hash`.execute(db);
}
