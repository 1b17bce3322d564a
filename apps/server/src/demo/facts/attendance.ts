import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { orgCodes } from '@portal/demonstration/organisation/organisation';

/** Loads attendance by department; on weekends a third of the staff is expected. */
export async function loadAttendance(db: Database, days: string[]): Promise<void> {
  await sql`
    insert into attendance_day (org_code, day, expected, present, late, absent, annual_leave,
      sick_leave, personal_leave, overtime_hours)
    select org_code, day, expected, expected - absent - annual - sick - personal, late, absent,
      annual, sick, personal, expected * (8 + noise % 9) / 20
    from (
      select *, least(expected / 10, noise % 7) as late, (noise % 37 = 0)::int as absent,
        least(expected / 12, noise % 5) as annual, (noise % 3 = 0)::int as sick,
        (noise % 11 = 0)::int as personal
      from (
        select org_code, day, noise,
          case when extract(isodow from day) > 5 then size / 3 else size end as expected
        from unnest(${orgCodes}::text[]) with ordinality as o (org_code, nth)
        cross join unnest(${days}::date[]) with ordinality as d (day, day_nth)
        cross join lateral (
          select 18 + (nth * 37 % 60)::int as size,
            ((nth * 7919 + day_nth * day_nth * 31 + nth * day_nth * 17) % 1009)::int as noise
        ) chance
      ) asked
    ) counted`.execute(db);
}
