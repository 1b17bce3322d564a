import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { dayWeight, daysBefore } from '../organisation/calendar.ts';
import type { Random } from '../random.ts';
import type { Store } from '../organisation/stores.ts';

/** Average daily sales by kind of store, in fen. */
const averageCents = { flagship: 9_000_000, standard: 3_500_000, outlet: 5_000_000 };

/**
 * Sales of every store and day, and their sums. Half a million rows are made inside the database
 * by arithmetic alone, so that they are quick and the same everywhere: `noise` is a number below
 * 1,009 that follows from the store and the day.
 */
export async function loadSales(
  db: Database,
  stores: Store[],
  random: Random,
  { now, days }: { now: Date; days: string[] },
): Promise<void> {
  const averages = stores.map(
    ({ kind }) => Math.floor(averageCents[kind] / 100) * (70 + random.below(70)),
  );
  await sql`
    insert into sales_day
      (store_no, day, amount_cents, list_cents, target_cents, orders, units, visitors)
    select store_no, day, amount, amount * 100 / (70 + noise % 13), target, orders,
      orders * (200 + noise % 40) / 100, orders * (5 + noise % 4)
    from (
      select *, greatest(1, amount / (38000 + noise * 7)) as orders
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
    ) counted`.execute(db);
  await sumSales(db);
}

/** A store that is closed or refitted stopped selling some time ago. */
function lastDayOf(status: Store['status'], now: Date): string {
  if (status === 'closed') return daysBefore(now, 90);
  return daysBefore(now, status === 'refitting' ? 20 : 0);
}

async function sumSales(db: Database): Promise<void> {
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
