import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { dayWeight, daysBefore } from '@portal/demonstration/organisation/calendar';
import type { Store } from '@portal/demonstration/organisation/stores';
import { averageOf } from '@portal/demonstration/organisation/store-days';

/**
 * Sales of every store and day, and their sums. Half a million rows are made inside the database
 * by arithmetic alone, so that they are quick and the same everywhere: `noise` is a number below
 * 1,009 that follows from the store and the day. Days that have slips are the sums of these.
 */
export async function loadSales(
  db: Database,
  stores: Store[],
  { now, days }: { now: Date; days: string[] },
): Promise<void> {
  const averages = stores.map(averageOf);
  await sql`
    insert into sales_day
      (store_no, day, amount_cents, list_cents, target_cents, orders, units, visitors)
    select store_no, day, coalesce(slips.amount, counted.amount),
      coalesce(slips.list, counted.amount * 100 / (70 + noise % 13)), target,
      coalesce(slips.orders, counted.orders),
      coalesce(slips.units, counted.orders * (145 + noise % 40) / 100),
      coalesce(slips.orders * (5 + slips.orders % 4), counted.orders * (5 + noise % 4))
    from (
      select *, greatest(1, amount / (82000 + noise * 25)) as orders
      from (
        select s.store_no, d.day, noise, s.average * d.weight / 1000 * 102 / 100 as target,
          -- A fifth more or less by chance, and a quarter of a thousandth more with each day.
          s.average * d.weight / 1000 * (800 + noise % 400) / 1000 * (4000 + d.nth) / 4000 as amount
        from unnest(${days}::date[], ${days.map(dayWeight)}::int[])
          with ordinality as d (day, weight, nth)
        cross join unnest(
          ${stores.map(({ store_no }) => store_no)}::text[],
          ${averages}::bigint[],
          ${stores.map(({ opened_on }) => opened_on)}::date[],
          ${stores.map(({ status }) => lastDayOf(status, now))}::date[]
        ) with ordinality as s (store_no, average, first_day, last_day, nth)
        cross join lateral (
          select (s.nth * 7919 + d.nth * d.nth * 104729 + s.nth * d.nth * 31) % 1009 as noise
        ) chance
        where d.day between s.first_day and s.last_day
      ) sold
    ) counted
    left join (${sumsOfSlips(daysBefore(now, 0))}) slips using (store_no, day)`.execute(db);
  await sumSales(db);
}

/** A store that is closed or refitted stopped selling some time ago. */
function lastDayOf(status: Store['status'], now: Date): string {
  if (status === 'closed') return daysBefore(now, 90);
  return daysBefore(now, status === 'refitting' ? 20 : 0);
}

/** Sales of stores by their slips; a day without a slip so far sold nothing. */
const sumsOfSlips = (today: string) => sql`
  select days.store_no, days.day, coalesce(sum(amount) * 100, 0) as amount,
    coalesce(sum(list) * 100, 0) as list, count(*) filter (where kind = 'sale') as orders,
    coalesce(sum(units), 0) as units
  from (
    select scope as store_no, generate_series(min(day), ${today}::date, '1 day')::date as day
    from ors_slips where tenant_id = current_tenant() group by scope
  ) days
  left join ors_slips on ors_slips.tenant_id = current_tenant()
    and ors_slips.scope = days.store_no and ors_slips.day = days.day
  group by days.store_no, days.day`;

async function sumSales(db: Database): Promise<void> {
  // Summed in 0.4 s where the number of rows is known, and in 1.6 to 3.8 s where it is guessed.
  await sql`analyze sales_day`.execute(db);
  const sums = sql`sum(amount_cents), sum(list_cents), sum(target_cents),
    sum(orders), sum(units), sum(visitors), count(*)`;
  await sql`
    insert into sales_group_day
    select bg_no, day, ${sums} from sales_day join store using (tenant_id, store_no)
    where tenant_id = current_tenant()
    group by bg_no, day`.execute(db);
  await sql`
    insert into sales_store_month
    select store_no, date_trunc('month', day)::date as month, ${sums} from sales_day
    where tenant_id = current_tenant()
    group by store_no, month`.execute(db);
}
