import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { CounterKind, CounterRule } from '../attempts/rules.ts';

/** A counter that locks, or requires proof of work, at present. */
export interface LockRow {
  failures: number;
  locked_until: Date | null;
  workNo: string | null;
  realname: string | null;
  network: string | null;
}

interface LockFilter {
  /** The tenant of the accounts; networks belong to no tenant. */
  tenantId: number;
  now: Date;
  rules: Record<CounterKind, CounterRule>;
}

/** At most 500 counters, the newest first. */
export async function readLocks(
  db: Database,
  { tenantId, now, rules }: LockFilter,
): Promise<LockRow[]> {
  const bounds = JSON.stringify(rules);
  const rule = (member: string) => sql`(${bounds}::jsonb -> kind ->> ${member})::bigint`;
  const { rows } = await sql<LockRow>`
    select failures, locked_until, work_no as "workNo", realname, network
    from attempt_counter
    left join person on person.id = attempt_counter.person_id
    where (locked_until > ${now} or (
        failures >= ${rule('work')}
        and window_started_at > ${now}::timestamptz - ${rule('windowMs')} * interval '1 millisecond'
      ))
      and (network is not null or exists (
        select from person_tenant
        where person_tenant.person_id = person.id and person_tenant.tenant_id = ${tenantId}
      ))
    order by window_started_at desc
    limit 500`.execute(db);
  return rows;
}

/** Forgets all that was counted on a person: passwords, second factors, codes. */
export async function liftPerson(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('attempt_counter').where('person_id', '=', personId).execute();
}

/** Forgets all that was counted on a network, and on devices in it. */
export async function liftNetwork(db: Database, network: string): Promise<void> {
  await db.deleteFrom('attempt_counter').where('network', '=', network).execute();
}
