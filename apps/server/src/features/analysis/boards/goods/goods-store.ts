import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { DayRange } from '../../series/calendar.ts';

export interface CategorySales {
  key: string;
  label: string;
  /** Fen, like the cost of what was sold. */
  amount: number;
  cost: number;
  units: number;
  /** Pieces delivered to stores. */
  received: number;
}

export interface AgedStock {
  group: string;
  /** The ages begin with 0, the youngest. */
  age: number;
  label: string;
  cost: number;
}

/** Reads the sales of business groups by category, largest first. */
export async function categorySales(
  db: Database,
  groups: string[],
  { from, to }: DayRange,
): Promise<CategorySales[]> {
  const { rows } = await sql<CategorySales>`
    select category as key, coalesce(max(text), category) as label, sum(amount_cents)::float8 as amount,
      sum(cost_cents)::float8 as cost, sum(units)::float8 as units,
      sum(received_units)::float8 as received
    from sales_category_day
    left join dictionary_item
      on ${ofTenant('dictionary_item')} and dictionary_code = 'goods_category' and value = category
    where ${ofTenant('sales_category_day')} and bg_no = any(${groups}) and day between ${from} and ${to}
    group by category order by amount desc, category`.execute(db);
  return rows;
}

/** Reads the cost of the stock of each business group, by age. */
export async function agedStock(db: Database, groups: string[]): Promise<AgedStock[]> {
  const { rows } = await sql<AgedStock>`
    select bg_name as group, coalesce(text, bucket) as label, cost_cents::float8 as cost,
      (dense_rank() over (order by i.sort, bucket) - 1)::int as age
    from stock_age
    join business_group using (tenant_id, bg_no)
    left join dictionary_item i
      on ${ofTenant('i')} and dictionary_code = 'stock_age' and value = bucket
    where ${ofTenant('stock_age')} and bg_no = any(${groups})
    order by age, bg_no`.execute(db);
  return rows;
}

/** Reads the cost of goods sold, by the name of the business group. */
export async function soldCost(
  db: Database,
  groups: string[],
  { from, to }: DayRange,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ group: string; cost: number }>`
    select bg_name as group, sum(cost_cents)::float8 as cost
    from sales_category_day join business_group using (tenant_id, bg_no)
    where ${ofTenant('sales_category_day')} and bg_no = any(${groups}) and day between ${from} and ${to}
    group by bg_name`.execute(db);
  return new Map(rows.map(({ group, cost }) => [group, cost]));
}
