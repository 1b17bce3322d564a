import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { DayRange } from '../../series/calendar.ts';

/** Counts of requests of one kind by one department. */
export interface Requests {
  kind: string;
  /** The dictionary's value for it. */
  kindKey: string;
  /** The code of the department. */
  department: string;
  total: number;
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
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone interval '8 hours')`;
const whereCreatedIn = ({ from, to }: DayRange) =>
  sql`created_at >= ${startOf(from)} and created_at < ${startOf(to)} + interval '1 day'`;

/** Selects the requests a subsystem handles for some departments. `kinds` is its dictionary of kinds. */
export interface RequestsFilter {
  system: string;
  kinds: string;
  orgCodes: string[];
  /** The kind on the drill-down path, if any. */
  kind: string | undefined;
}

const whereMatches = ({ system, orgCodes, kind }: RequestsFilter) => {
  const ofAll = sql`tenant_id = ${tenantId()} and subsystem = ${system} and org_code = any(${orgCodes})`;
  return kind === undefined ? ofAll : sql`${ofAll} and kind = ${kind}`;
};

/** Counts requests of a day range, by kind and department. */
export async function requestsWithin(
  db: Database,
  filter: RequestsFilter,
  { range, now }: { range: DayRange; now: Date },
): Promise<Requests[]> {
  const { rows } = await sql<Requests>`
    select coalesce(text, kind) as kind, kind as "kindKey", org_code as department,
      count(*)::int as total,
      count(*) filter (where r.status = 'pending')::int as pending,
      count(*) filter (where r.status = 'processing')::int as processing,
      count(*) filter (where r.status = 'done')::int as done,
      count(*) filter (where r.status = 'rejected')::int as rejected,
      count(*) filter (where closed_at <= due_at)::int as "onTime",
      count(*) filter (where closed_at is null and due_at < ${now})::int as overdue,
      coalesce(sum(extract(epoch from closed_at - created_at)) / 3600, 0)::float8 as hours
    from service_request r
    left join (select dictionary_code, value, text from dictionary_item where ${ofTenant('dictionary_item')}) named
      on dictionary_code = ${filter.kinds} and value = kind
    where ${whereMatches(filter)} and ${whereCreatedIn(range)}
    group by kind, text, org_code order by 1, 3`.execute(db);
  return rows;
}

/** Counts requests per day over some day ranges. */
export async function requestsByDay(
  db: Database,
  filter: RequestsFilter,
  dayRanges: DayRange[],
): Promise<Map<string, number>> {
  const anyOf = sql.join(dayRanges.map(whereCreatedIn), sql` or `);
  const { rows } = await sql<{ day: string; total: number }>`
    select (created_at at time zone interval '8 hours')::date as day, count(*)::int as total
    from service_request
    where ${whereMatches(filter)} and (${anyOf})
    group by 1`.execute(db);
  return new Map(rows.map(({ day, total }) => [day, total]));
}
