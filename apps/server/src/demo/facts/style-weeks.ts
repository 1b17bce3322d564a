import { day as dayMs } from '@portal/common/durations';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { dayWeight } from '@portal/demonstration/organisation/calendar';
import { daysOfSlips } from '@portal/demonstration/organisation/store-days';
import type { World } from '@portal/demonstration/world/world';

/** Weeks before the slips that are made up: styles that are cleared now came in spring. */
const weeksBefore = 32;

/**
 * Loads what stores received and sold of each style by week. The weeks with slips are the sums of their movements; the
 * weeks before sold about as much, more in busy months, and received what that took and what was left at their end.
 */
export async function loadStyleWeeks(db: Database, world: World): Promise<void> {
  const first = world.day(daysOfSlips(world.day(0)) - 1);
  const weeks = Array.from({ length: weeksBefore }, (_, nth) => mondayBefore(first, nth + 1));
  await sumRecentWeeks(db, first);
  await sql`
    insert into style_week (style, location, week, received, sold)
    select style, location, week,
      case
        when weeks = 1 then total
        when nth = 1 then total - total * 2 / 10
        when nth = 1 + weeks / 2 then total * 2 / 10
        else 0
      end,
      sold
    from (
      select *, (opening + sum(sold) over (partition by style, location))::bigint as total,
        row_number() over (partition by style, location order by week) as nth,
        count(*) over (partition by style, location) as weeks
      from (
        select style, location, opening, week.day as week,
          -- A style sells the better the longer it is known, up to its tenth week.
          weekly * week.weight / 1000 * (700 + abs(hashtext(style || location || week.day)) % 600) / 1000
            * least(10, 3 + (week.day - on_sale) / 7) / 10 as sold
        from (
          select moved.style, moved.location, imos_styles.on_sale,
            coalesce(sum(delta) filter (where reason = 'opening'), 0) as opening,
            greatest(1, coalesce(-sum(delta) filter (where reason = 'sale'), 0) / 2) as weekly
          from stock_movement moved
          join store on store.tenant_id = moved.tenant_id and store_no = location
          join imos_styles on imos_styles.tenant_id = moved.tenant_id and imos_styles.id = moved.style
          where moved.tenant_id = current_tenant()
          group by moved.style, moved.location, imos_styles.on_sale
        ) selling
        join unnest(${weeks}::date[], ${weeks.map(weightOf)}::int[]) as week (day, weight)
          on week.day + 6 >= on_sale
      ) counted
    ) totalled
    on conflict do nothing`.execute(db);
}

/** The weeks with slips; a style that came in one of them was received then, its opening stock too. */
async function sumRecentWeeks(db: Database, first: string): Promise<void> {
  await sql`
    insert into style_week (style, location, week, received, sold)
    select style, location, week, coalesce(sum(delta) filter (where reason <> 'sale'), 0),
      coalesce(-sum(delta) filter (where reason = 'sale'), 0)
    from (
      select style, location, reason, delta, case
          when reason <> 'opening' then date_trunc('week', at at time zone 'Asia/Shanghai')::date
          when on_sale >= ${first}::date then date_trunc('week', on_sale)::date
        end as week
      from stock_movement moved
      join store on store.tenant_id = moved.tenant_id and store_no = location
      join imos_styles on imos_styles.tenant_id = moved.tenant_id and imos_styles.id = moved.style
      where moved.tenant_id = current_tenant()
    ) moved
    where week is not null
    group by style, location, week`.execute(db);
}

/** The mean weight of a week's days, in thousandths of an ordinary one. */
function weightOf(monday: string): number {
  const days = Array.from({ length: 7 }, (_, nth) => addDays(monday, nth));
  return Math.round(days.reduce((sum, day) => sum + dayWeight(day), 0) / days.length);
}

const mondayBefore = (day: string, weeks: number): string => addDays(day, -7 * weeks);

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
