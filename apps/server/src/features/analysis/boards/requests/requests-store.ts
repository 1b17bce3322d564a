import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';
import type { Stretch } from '../../series/calendar.ts';

/** How the requests of one kind and one department went. */
export interface Requests {
  kind: string;
  /** The dictionary's value for it. */
  kindKey: string;
  /** By its code. */
  department: string;
  asked: number;
  pending: number;
  processing: number;
  done: number;
  rejected: number;
  /** Closed by the time they were due, of those that are closed. */
  onTime: number;
  /** Open past the time they were due. */
  overdue: number;
  /** Hours from asking to closing, of all that are closed. */
  hours: number;
}

// The group's day begins eight hours before UTC's. Written so, the index on the time serves it.
const since = (day: string) => sql`(${day}::date::timestamp at time zone interval '8 hours')`;
const within = ({ from, to }: Stretch) =>
  sql`created_at >= ${since(from)} and created_at < ${since(to)} + interval '1 day'`;

/** Which requests: those a system handles, of some departments. Its kinds are in a dictionary of its own. */
export interface RequestsReach {
  system: string;
  kinds: string;
  orgCodes: string[];
  /** The one that is open, if any. */
  kind: string | undefined;
}

const reached = ({ system, orgCodes, kind }: RequestsReach) => {
  const ofAll = sql`tenant_id = ${tenantId()} and subsystem = ${system} and org_code = any(${orgCodes})`;
  return kind === undefined ? ofAll : sql`${ofAll} and kind = ${kind}`;
};

/** What departments asked for in a stretch, by kind and department. */
export async function requestsWithin(
  db: Database,
  reach: RequestsReach,
  { stretch, now }: { stretch: Stretch; now: Date },
): Promise<Requests[]> {
  const { rows } = await sql<Requests>`
    select coalesce(text, kind) as kind, kind as "kindKey", org_code as department,
      count(*)::int as asked,
      count(*) filter (where r.status = 'pending')::int as pending,
      count(*) filter (where r.status = 'processing')::int as processing,
      count(*) filter (where r.status = 'done')::int as done,
      count(*) filter (where r.status = 'rejected')::int as rejected,
      count(*) filter (where closed_at <= due_at)::int as "onTime",
      count(*) filter (where closed_at is null and due_at < ${now})::int as overdue,
      coalesce(sum(extract(epoch from closed_at - created_at)) / 3600, 0)::float8 as hours
    from service_request r
    left join (select dictionary_code, value, text from dictionary_item where ${ofTenant('dictionary_item')}) named
      on dictionary_code = ${reach.kinds} and value = kind
    where ${reached(reach)} and ${within(stretch)}
    group by kind, text, org_code order by 1, 3`.execute(db);
  return rows;
}

/** How many requests were made on each day of some stretches. */
export async function requestsByDay(
  db: Database,
  reach: RequestsReach,
  stretches: Stretch[],
): Promise<Map<string, number>> {
  const anyOf = sql.join(stretches.map(within), sql` or `);
  const { rows } = await sql<{ day: string; asked: number }>`
    select (created_at at time zone interval '8 hours')::date as day, count(*)::int as asked
    from service_request
    where ${reached(reach)} and (${anyOf})
    group by 1`.execute(db);
  return new Map(rows.map(({ day, asked }) => [day, asked]));
}
