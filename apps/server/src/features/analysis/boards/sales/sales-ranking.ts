import type { Board } from '@portal/contract/analysis/board';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { ofTenant, tenantId } from '#platform/tenant';
import { daysOf, type Stretch } from '../../series/calendar.ts';
import { daysRanking } from '../../series/day-ranking.ts';
import { grouped, percent, share, wan, yuan } from '../figures.ts';
import { unitsPerOrder } from './sales-figures.ts';
import {
  type DaySales,
  type RankedPlace,
  type Sales,
  type SalesReach,
  sums,
  within,
} from './sales-store.ts';
import type { Span } from '../../series/period-ranges.ts';
import { onwards, type Way } from '../../drill-down/drill-down-path.ts';

const rankedMost = 6;
const columns = ['销售额（万）', '达成', '连带率', '坪效'];

interface Asked {
  reach: SalesReach;
  span: Span;
  way: Way;
  /** A whole month is read from its sums. */
  isMonth: boolean;
}

/** What sold most: whole business groups where there are several, else stores, and the days of a single one. */
export async function salesRanking(
  db: Database,
  { reach, span, way, isMonth }: Asked,
  { daily, area }: { daily: DaySales[]; area: number },
): Promise<Board['ranking']> {
  if (reach.stores.length === 1) {
    const sumsOn = new Map(daily.map((one) => [one.day, { ...one, metreDays: area }]));
    return daysRanking({ columns, sumsOn, by: ({ amount }) => amount, cells: cellsOf }, span, way);
  }
  if (reach.stores.length === 0 && reach.groups.length > 1) {
    const groups = await groupSums(db, reach.groups, span.current);
    return placesPart('事业部', groups, (key) => ({ dimension: 'group', key }), way);
  }
  const best = await bestStores(db, reach, { stretch: span.current, isMonth, most: rankedMost });
  return placesPart('门店', best, (key) => ({ dimension: 'store', key }), way);
}

function placesPart(
  what: string,
  places: RankedPlace[],
  stepTo: (key: string) => Parameters<typeof onwards>[1],
  way: Way,
): Board['ranking'] {
  const rest = places.find(({ key }) => key === null);
  return {
    title: `${what}排行`,
    columns: [what, ...columns],
    rows: places.flatMap((place) =>
      place.key === null
        ? []
        : [{ label: place.name, cells: cellsOf(place), opens: onwards(way, stepTo(place.key)) }],
    ),
    others: rest ? { label: `其余 ${rest.name} 家${what}`, cells: cellsOf(rest) } : null,
  };
}

const cellsOf = (sold: Sales & Pick<RankedPlace, 'metreDays'>): string[] => [
  grouped(wan(sold.amount), 1),
  `${grouped(percent(sold.amount, sold.target))}%`,
  grouped(unitsPerOrder(sold), 2),
  grouped(yuan(share(sold.amount, sold.metreDays)), 1),
];

/** Business groups with all they sold. */
async function groupSums(db: Database, groups: string[], stretch: Stretch): Promise<RankedPlace[]> {
  const days = daysOf(stretch);
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

/** The stores that sold most, and all others as one. A month is read from its sums, fewer days from the facts. */
async function bestStores(
  db: Database,
  reach: SalesReach,
  { stretch, isMonth, most }: { stretch: Stretch; isMonth: boolean; most: number },
): Promise<RankedPlace[]> {
  const facts = isMonth
    ? sql`sales_store_month f join store using (tenant_id, store_no)
        where ${ofTenant('f')} and month = ${stretch.from}`
    : sql`(select *, 1 as days from sales_day
        where tenant_id = ${tenantId()} and day = any(${daysOf(stretch)}::date[])) f
        join store using (tenant_id, store_no) where true`;
  const added = sql`sum(amount) as amount, sum(list) as list, sum(target) as target,
    sum(orders) as orders, sum(units) as units, sum("metreDays") as "metreDays"`;
  const { rows } = await sql<RankedPlace>`
    with sold as materialized (
      select store_no as key, store_name as name, ${sums},
        sum(area_sqm * f.days)::float8 as "metreDays",
        row_number() over (order by sum(amount_cents) desc, store_no) as place
      from ${facts} and ${within(reach)}
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
