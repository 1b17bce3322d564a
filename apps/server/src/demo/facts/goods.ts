import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface Category {
  /** A value of the dictionary goods_category. */
  key: string;
  /** Share of sales in deep winter, in percent, and how much of it is gone in high summer. */
  winter: number;
  lostInSummer: number;
  /** Growth over the days we have, in percent. */
  trend: number;
  /** Sell-through of a store, in percent. */
  sellThrough: number;
}

const categories: Category[] = [
  { key: 'down', winter: 32, lostInSummer: 30, trend: 12, sellThrough: 58 },
  { key: 'knit', winter: 19, lostInSummer: 6, trend: 3, sellThrough: 66 },
  { key: 'coat', winter: 15, lostInSummer: 12, trend: 7, sellThrough: 61 },
  { key: 'jeans', winter: 12, lostInSummer: -14, trend: -3, sellThrough: 69 },
  { key: 'sweat', winter: 12, lostInSummer: -22, trend: -5, sellThrough: 72 },
  { key: 'accessory', winter: 10, lostInSummer: -12, trend: 8, sellThrough: 64 },
];

const warmthOfMonth = [0, 0.1, 0.3, 0.5, 0.8, 1, 1, 1, 0.7, 0.4, 0.2, 0]; // from January

/** Cost of goods sold, in percent of their price. */
const costPercent = 43;

/** Sales by category from the sums of each day, and the stock behind them by its age. */
export async function loadGoods(db: Database, days: string[]): Promise<void> {
  const shares = days.flatMap((day, nth) => sharesOf(day, nth / days.length));
  await sql`
    insert into sales_category_day
      (bg_no, day, category, amount_cents, cost_cents, units, received_units)
    select bg_no, day, category, amount, amount * ${costPercent} / 100, sold,
      -- Stores receive the less the newer the month.
      sold * (85 + extract(day from day)::int) / sell_through
    from sales_group_day
    join unnest(
      ${shares.map(({ day }) => day)}::date[],
      ${shares.map(({ key }) => key)}::text[],
      ${shares.map(({ from }) => from)}::int[],
      ${shares.map(({ until }) => until)}::int[],
      ${shares.map(({ sellThrough }) => sellThrough)}::int[]
    ) as s (day, category, low, high, sell_through) using (day)
    -- Both ends are rounded, so that all categories together are what the group sold.
    cross join lateral (
      select amount_cents * high / 10000 - amount_cents * low / 10000 as amount,
        units * high / 10000 - units * low / 10000 as sold
    ) as part`.execute(db);
  await loadStockAge(db, days.at(-30) ?? '');
}

/** Splits the sales of a day by category: each has those from one hundredth of a percent until another. */
function sharesOf(day: string, progress: number) {
  const warmth = warmthOfMonth[Number(day.slice(5, 7)) - 1] ?? 0;
  const weights = categories.map(
    ({ winter, lostInSummer, trend }) =>
      (winter - lostInSummer * warmth) * (1 + (trend / 100) * progress),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const upTo = (index: number) =>
    Math.round((weights.slice(0, index).reduce((sum, weight) => sum + weight, 0) / whole) * 10_000);
  return categories.map(({ key, sellThrough }, index) => ({
    day,
    key,
    sellThrough,
    from: upTo(index),
    until: upTo(index + 1),
  }));
}

/** Stock worth 64 to 84 days of what was sold lately, less of it the older it gets. */
async function loadStockAge(db: Database, since: string): Promise<void> {
  await sql`
    insert into stock_age (bg_no, bucket, cost_cents)
    select bg_no, bucket, (daily * (59 + 5 * nth) * permille / 1000)::bigint
    from (
      select bg_no, sum(cost_cents) / 30 as daily, row_number() over (order by bg_no) as nth
      from sales_category_day where day >= ${since}::date group by bg_no
    ) sold
    cross join (values ('d90', 582), ('d180', 246), ('d365', 113), ('over', 59))
      as age (bucket, permille)`.execute(db);
}
