import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { orgCodes } from '../organisation/organisation.ts';

/** Service requests by system, with their frequency. */
const asked = [
  {
    system: 'ams',
    prefix: 'SR',
    requestCount: 12_000,
    kinds: ['asset', 'seal', 'meeting', 'car', 'purchase', 'repair'],
  },
  {
    system: 'lms',
    prefix: 'LM',
    requestCount: 4_000,
    kinds: ['contract', 'property', 'dispute', 'compliance', 'consult', 'counterfeit'],
  },
];

/** Loads service requests of departments, evenly over the days; the newest are still open. */
export async function loadServiceRequests(
  db: Database,
  days: { now: Date; days: string[] },
): Promise<void> {
  for (const one of asked) await loadRequestsOf(db, one, days);
}

async function loadRequestsOf(
  db: Database,
  { system, prefix, requestCount, kinds }: (typeof asked)[number],
  { now, days }: { now: Date; days: string[] },
): Promise<void> {
  const minutesApart = Math.floor((days.length * 24 * 60) / requestCount);
  await sql`
    insert into service_request (id, subsystem, kind, org_code, status, created_at, due_at, closed_at)
    select ${prefix} || lpad((${requestCount}::int - n)::text, 6, '0'), ${system}, kind, org_code,
      case
        when hours_taken is not null then case when noise % 19 = 0 then 'rejected' else 'done' end
        when noise % 3 = 0 then 'pending'
        else 'processing'
      end,
      created_at, created_at + interval '48 hours', created_at + make_interval(hours => hours_taken)
    from (
      select n, noise, created_at,
        (${kinds}::text[])[1 + noise % ${kinds.length}::int] as kind,
        (${orgCodes}::text[])[1 + (noise / 7) % ${orgCodes.length}::int] as org_code,
        -- Most are closed within two days, one in nine late; what is left is open.
        case
          when created_at + make_interval(hours => 4 + noise % 50) < ${now}::timestamptz
          then 4 + noise % 50
        end as hours_taken
      from (
        select n, (n * 7919 + n % 97 * 31) % 1009 as noise,
          ${now}::timestamptz - make_interval(mins => n * ${minutesApart}::int) as created_at
        from generate_series(0, ${requestCount}::int - 1) as n
      ) asked
    ) handled`.execute(db);
}
