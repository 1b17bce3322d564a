import type {
  ReportRow,
  ReportSubject,
  SalesReport,
} from '@portal/contract/analysis/sales-reports';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { type SalesFilter, whereMatches } from '../boards/sales/sales-store.ts';
import type { DayRange } from '../series/calendar.ts';
import type { PeriodRanges } from '../series/period-ranges.ts';

const rowsMost = 200;

/** Sums fen over the days of a range, in yuan. */
const yuanWithin = (column: 'amount_cents' | 'target_cents', { from, to }: DayRange) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where day between ${from} and ${to}), 0)::float8 / 100`;

/** Sums things over the days of a range. */
const countWithin = (column: 'orders' | 'units', { from, to }: DayRange) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where day between ${from} and ${to}), 0)::float8`;

const comparedSums = ({ current, before, lastYear }: PeriodRanges) => sql`
  ${yuanWithin('amount_cents', current)} as amount,
  ${yuanWithin('amount_cents', before)} as before,
  ${yuanWithin('amount_cents', lastYear)} as "lastYear",
  ${countWithin('units', current)} as units`;

/** Limits rows to the days that a report compares. */
const ofDays = ({ current, before, lastYear }: PeriodRanges) => sql<boolean>`(
  day between ${current.from} and ${current.to}
  or day between ${before.from} and ${before.to}
  or day between ${lastYear.from} and ${lastYear.to})`;

/** Key and name of the places that stores belong to; the store itself is one. */
const placeOf = {
  company: { key: sql`store.company_no`, name: sql`company.company_name` },
  city: { key: sql`store.city`, name: sql`store.city` },
  group: { key: sql`store.bg_no`, name: sql`business_group.bg_name` },
  store: { key: sql`store.store_no`, name: sql`store.store_name` },
} as const;

/** The best rows, and all of them together. */
type ReportRows = Pick<SalesReport, 'rows' | 'total'>;

/** Takes the row of all from the rows: it comes first, as the only one without a key. */
function withTotal(rows: (Omit<ReportRow, 'key'> & { key: string | null })[]): ReportRows {
  const total = rows.find(({ key }) => key === null);
  return {
    rows: rows.flatMap(({ key, ...row }) => (key === null ? [] : [{ key, ...row }])),
    ...(total && { total: { ...total, key: '', name: '合计' } }),
  };
}

/** Reads sales of the stores of a filter by place, the best first, and of all. */
export async function salesByPlace(
  db: Database,
  filter: SalesFilter,
  ranges: PeriodRanges,
  subject: Exclude<ReportSubject, 'category'>,
): Promise<ReportRows> {
  const { key, name } = placeOf[subject];
  const { rows } = await sql<Omit<ReportRow, 'key'> & { key: string | null }>`
    select ${key} as key, ${name} as name, ${comparedSums(ranges)},
      ${yuanWithin('target_cents', ranges.current)} as target,
      ${countWithin('orders', ranges.current)} as orders
    from sales_day
    join (select * from store where ${ofTenant('store')} and ${whereMatches(filter)}) as store
      using (tenant_id, store_no)
    join business_group using (tenant_id, bg_no)
    join company using (tenant_id, company_no)
    where ${ofTenant('sales_day')} and ${ofTenant('business_group')} and ${ofTenant('company')}
      and ${ofDays(ranges)}
    group by grouping sets ((1, 2), ())
    order by grouping(${key}) desc, amount desc, 1 limit ${rowsMost + 1}`.execute(db);
  return withTotal(rows);
}

/** Reads sales of business groups by category of goods, the best first. */
export async function salesByCategory(
  db: Database,
  groups: string[],
  ranges: PeriodRanges,
): Promise<ReportRows> {
  const { rows } = await sql<Omit<ReportRow, 'key'> & { key: string | null }>`
    select category as key, coalesce(max(text), category) as name, ${comparedSums(ranges)},
      null as target, null as orders
    from sales_category_day
    left join dictionary_item
      on ${ofTenant('dictionary_item')} and dictionary_code = 'goods_category' and value = category
    where ${ofTenant('sales_category_day')} and bg_no = any(${groups}) and ${ofDays(ranges)}
    group by grouping sets ((category), ())
    order by grouping(category) desc, amount desc, category limit ${rowsMost + 1}`.execute(db);
  return withTotal(rows);
}
