import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { dayWeight } from '../organisation/calendar.ts';
import { companies } from '../organisation/organisation.ts';

/** The shops every company has online, their platform and what each sells on an average day, in orders. */
const shops: [name: string, platform: string, orders: number][] = [
  ['女装旗舰店', 'mall', 420],
  ['男装旗舰店', 'mall', 260],
  ['童装专卖店', 'mall', 150],
  ['云织直播间', 'live', 380],
  ['导购小程序', 'mini', 210],
  ['折扣特卖店', 'outlet', 190],
];

/** Loads daily online orders, a random fifth more or less. */
export async function loadOnlineOrders(db: Database, days: string[]): Promise<void> {
  const companyNos = companies.map(({ company_no }) => company_no);
  await sql`
    insert into online_order_day (company_no, shop, day, platform, orders, units, amount_cents,
      shipped_on_time, refunded)
    select company_no, shop, day, platform, orders, orders * (130 + noise % 40) / 100,
      orders::bigint * (24000 + noise * 11), orders * (905 + noise % 80) / 1000,
      orders * (40 + noise % 55) / 1000
    from (
      select company_no, shop, day, platform, noise,
        (average * weight / 1000 * (800 + noise % 400) / 1000 * (5 - company_nth) / 4)::int as orders
      from unnest(${companyNos}::text[]) with ordinality as c (company_no, company_nth)
      cross join unnest(${days}::date[], ${days.map(dayWeight)}::int[])
        with ordinality as d (day, weight, day_nth)
      cross join unnest(
        ${shops.map(([name]) => name)}::text[],
        ${shops.map(([, platform]) => platform)}::text[],
        ${shops.map(([, , orders]) => orders)}::int[]
      ) with ordinality as s (shop, platform, average, shop_nth)
      cross join lateral (
        select ((company_nth * 7919 + shop_nth * 631 + day_nth * day_nth * 31 + shop_nth * day_nth)
          % 1009)::int as noise
      ) chance
    ) ordered`.execute(db);
}
