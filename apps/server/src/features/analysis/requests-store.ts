import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { Stretch } from './calendar.ts';

/** How the requests of one kind and one department went. */
export interface Requests {
  kind: string;
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

/** The departments of a person and all below them, by their codes. */
export async function departmentsOf(db: Database, personId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with recursive own as (
      select id, org_code from department
      where id in (select department_id from person_department where person_id = ${personId})
      union
      select d.id, d.org_code from department d join own on d.parent_id = own.id
    )
    select org_code as code from own order by org_code`.execute(db);
  return rows.map(({ code }) => code);
}

export async function departmentName(db: Database, orgCode: string): Promise<string> {
  const row = await db
    .selectFrom('department')
    .where('org_code', '=', orgCode)
    .select('depart_name')
    .executeTakeFirst();
  return row?.depart_name ?? orgCode;
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
}

/** What departments asked for in a stretch, by kind and department. */
export async function requestsWithin(
  db: Database,
  { system, kinds, orgCodes }: RequestsReach,
  { stretch, now }: { stretch: Stretch; now: Date },
): Promise<Requests[]> {
  const { rows } = await sql<Requests>`
    select coalesce(text, kind) as kind, coalesce(depart_name, org_code) as department,
      count(*)::int as asked,
      count(*) filter (where r.status = 'pending')::int as pending,
      count(*) filter (where r.status = 'processing')::int as processing,
      count(*) filter (where r.status = 'done')::int as done,
      count(*) filter (where r.status = 'rejected')::int as rejected,
      count(*) filter (where closed_at <= due_at)::int as "onTime",
      count(*) filter (where closed_at is null and due_at < ${now})::int as overdue,
      coalesce(sum(extract(epoch from closed_at - created_at)) / 3600, 0)::float8 as hours
    from service_request r
    left join department using (org_code)
    left join dictionary_item on dictionary_code = ${kinds} and value = kind
    where subsystem = ${system} and org_code = any(${orgCodes}) and ${within(stretch)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** How many requests were made on each day of some stretches. */
export async function requestsByDay(
  db: Database,
  { system, orgCodes }: RequestsReach,
  stretches: Stretch[],
): Promise<Map<string, number>> {
  const anyOf = sql.join(stretches.map(within), sql` or `);
  const { rows } = await sql<{ day: string; asked: number }>`
    select (created_at at time zone interval '8 hours')::date as day, count(*)::int as asked
    from service_request
    where subsystem = ${system} and org_code = any(${orgCodes}) and (${anyOf})
    group by 1`.execute(db);
  return new Map(rows.map(({ day, asked }) => [day, asked]));
}
