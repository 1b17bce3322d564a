import type { Board } from '@portal/contract/analysis/board';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { daysOf, type DayRange } from '../../series/calendar.ts';
import { daysRanking } from '../../series/day-ranking.ts';
import { salesMeasures, type SalesSums } from './sales-figures.ts';
import {
  type DaySales,
  type RankedPlace,
  type SalesFilter,
  sums,
  whereMatches,
} from './sales-store.ts';
import type { PeriodRanges } from '../../series/period-ranges.ts';
import { drillInto, type DrillDownPath } from '../../drill-down/drill-down-path.ts';

const rankedMost = 6;
const { by, columns } = salesMeasures.ranking;
const titles = columns.map(({ title }) => title);
const cellsOf = (sold: SalesSums): string[] => columns.map(({ cell }) => cell(sold));

interface RankingQuery {
  filter: SalesFilter;
  ranges: PeriodRanges;
  path: DrillDownPath;
  /** True for a whole month, which is read from monthly sums. */
  isMonth: boolean;
}

/** Ranks business groups if there are several, else stores; ranks days for a single store. */
export async function salesRanking(
  db: Database,
  { filter, ranges, path, isMonth }: RankingQuery,
  { daily, area }: { daily: DaySales[]; area: number },
): Promise<Board['ranking']> {
  if (filter.stores.length === 1) {
    const sumsOn = new Map(daily.map((one) => [one.day, { ...one, metreDays: area }]));
    return daysRanking({ columns: titles, sumsOn, by, cells: cellsOf }, ranges, path);
  }
  if (filter.stores.length === 0 && filter.groups.length > 1) {
    const groups = await groupSums(db, filter.groups, ranges.current);
    return placesPart('事业部', groups, (key) => ({ dimension: 'group', key }), path);
  }
  const best = await bestStores(db, filter, { range: ranges.current, isMonth, most: rankedMost });
  return placesPart('门店', best, (key) => ({ dimension: 'store', key }), path);
}

function placesPart(
  what: string,
  places: RankedPlace[],
  stepTo: (key: string) => Parameters<typeof drillInto>[1],
  path: DrillDownPath,
): Board['ranking'] {
  const rest = places.find(({ key }) => key === null);
  return {
    title: `${what}排行`,
    columns: [what, ...titles],
    rows: places.flatMap((place) =>
      place.key === null
        ? []
        : [{ label: place.name, cells: cellsOf(place), opens: drillInto(path, stepTo(place.key)) }],
    ),
    others: rest ? { label: `其余 ${rest.name} 家${what}`, cells: cellsOf(rest) } : null,
  };
}

/** Reads the sales of business groups. */
async function groupSums(db: Database, groups: string[], range: DayRange): Promise<RankedPlace[]> {
  const days = daysOf(range);
  const { rows } = await sql<RankedPlace>`
    select sold.bg_no as key, bg_name as name, amount, list, target, orders, units,
      ${days.length}::float8 * (
        select coalesce(sum(area_sqm), 0) from store
        where ${ofTenant('store')} and store.bg_no = sold.bg_no and status = 'open'
      ) as "metreDays"
    from (
      select bg_no, ${sums} from sales_group_day
      where tenant_id = ${tenantId()} and bg_no = any(${groups}) and day = any(${days}::date[]) group by bg_no
    ) sold join business_group on ${ofTenant('business_group')} and business_group.bg_no = sold.bg_no
    order by amount desc, sold.bg_no`.execute(db);
  return rows;
}

/** Reads the best stores, and all others in one row. A month is read from monthly sums, fewer days from daily facts. */
async function bestStores(
  db: Database,
  filter: SalesFilter,
  { range, isMonth, most }: { range: DayRange; isMonth: boolean; most: number },
): Promise<RankedPlace[]> {
  const facts = isMonth
    ? sql`sales_store_month f join store using (tenant_id, store_no)
        where ${ofTenant('f')} and month = ${range.from}`
    : sql`(select *, 1 as days from sales_day
        where tenant_id = ${tenantId()} and day = any(${daysOf(range)}::date[])) f
        join store using (tenant_id, store_no) where true`;
  const added = sql`sum(amount) as amount, sum(list) as list, sum(target) as target,
    sum(orders) as orders, sum(units) as units, sum("metreDays") as "metreDays"`;
  const { rows } = await sql<RankedPlace>`
    with sold as materialized (
      select store_no as key, store_name as name, ${sums},
        sum(area_sqm * f.days)::float8 as "metreDays",
        row_number() over (order by sum(amount_cents) desc, store_no) as place
      from ${facts} and ${whereMatches(filter)}
      group by store_no, store_name
    )
    select key, name, amount, list, target, orders, units, "metreDays", place
    from sold where place <= ${most}
    union all
    select null, count(*)::text, ${added}, ${most + 1} from sold where place > ${most}
    having count(*) > 0
    order by place`.execute(db);
  return rows;
}
