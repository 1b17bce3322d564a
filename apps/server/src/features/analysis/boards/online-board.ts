import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { BoardQuery } from '../query/board-query.ts';
import { type BoardContent, emptyBoard } from './board-content.ts';
import { counted, grouped, money, percent, points, rate, share, wan, yuan } from './figures.ts';
import {
  byPart,
  type CountRow,
  type MeasuredBoard,
  measuredParts,
  type Sums,
} from './measured-board.ts';
import { rowsOnPath } from '../drill-down/filter-rows.ts';
import { freshnessText, rangesFor } from '../series/period-ranges.ts';
import { daysNeeded } from '../series/daily-trend.ts';
import { companyName } from './organisation-store.ts';

const measures = ['orders', 'units', 'amount', 'onTime', 'refunded'] as const;
type Measure = (typeof measures)[number];

/** Reports orders and deliveries of the online shops of the chosen company. */
export async function onlineBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { title, today, path } = query;
  const { companyNo } = query.context;
  if (companyNo === null) return emptyBoard({ title, scope: noneChosen, main: '线上销售额' });
  const ranges = rangesFor(query, today);
  const [name, all] = await Promise.all([
    companyName(db, companyNo),
    onlineDays(db, companyNo, daysNeeded(ranges)),
  ]);
  const rows = rowsOnPath(all, path, opens);
  const shops = new Set(rows.map(({ place }) => place)).size;
  const scope = `${name}，${grouped(shops)} 家线上店铺，${freshnessText(query, today)}`;
  return { title, scope, ...measuredParts(online, rows, { ranges, path }) };
}

/** The dimensions of `place` and `part` in the rows. */
const opens = { place: 'shop', part: 'platform' } as const;

const noneChosen = '未选择公司，选择公司后显示其数据';

async function onlineDays(
  db: Database,
  companyNo: string,
  days: string[],
): Promise<CountRow<Measure>[]> {
  const { rows } = await sql<CountRow<Measure>>`
    select shop as place, shop as "placeKey", coalesce(text, platform) as part,
      platform as "partKey", day, orders, units,
      amount_cents::float8 as amount, shipped_on_time as "onTime", refunded
    from online_order_day
    left join dictionary_item
      on ${ofTenant('dictionary_item')} and dictionary_code = 'online_platform' and value = platform
    where ${ofTenant('online_order_day')} and company_no = ${companyNo} and day = any(${days}::date[])`.execute(
    db,
  );
  return rows;
}

const onTime = (sums: Sums<Measure>) => percent(sums.onTime, sums.orders);
const refunded = (sums: Sums<Measure>) => percent(sums.refunded, sums.orders);
const perOrder = (sums: Sums<Measure>) => yuan(share(sums.amount, sums.orders));

const online: MeasuredBoard<Measure> = {
  measures,
  main: { label: '线上销售额', of: ({ amount }) => amount, say: money },
  figures: [
    {
      label: '订单',
      of: ({ orders }) => orders,
      say: counted('单'),
    },
    {
      label: '件数',
      of: ({ units }) => units,
      say: counted('件'),
    },
    {
      label: '客单价',
      of: perOrder,
      say: (value) => ({ prefix: '¥', text: grouped(value), unit: '' }),
    },
    { label: '按时发货率', of: onTime, say: rate, differsIn: points },
    { label: '退款率', of: refunded, say: rate, good: 'less', differsIn: points },
  ],
  trend: { title: '每日线上销售额', unit: '万元', of: ({ amount }) => wan(amount) },
  shares: { title: '平台销售占比', rowsOf: byPart('amount'), opensAs: opens.part },
  ranking: {
    title: '店铺排行',
    place: '店铺',
    opensAs: opens.place,
    by: ({ amount }) => amount,
    columns: [
      { title: '销售额（万）', cell: ({ amount }) => grouped(wan(amount), 1) },
      { title: '订单', cell: ({ orders }) => grouped(orders) },
      { title: '按时发货率', cell: (sums) => `${grouped(onTime(sums), 1)}%` },
      { title: '退款率', cell: (sums) => `${grouped(refunded(sums), 1)}%` },
    ],
  },
  structure: {
    title: '履约结构',
    aside: ({ orders }) => `共 ${grouped(orders)} 单`,
    parts: [
      { label: '按时发货', of: (sums) => sums.onTime - sums.refunded },
      { label: '延迟发货', of: (sums) => sums.orders - sums.onTime },
      { label: '已退款', of: (sums) => sums.refunded },
    ],
    detail: (value) => `${grouped(value)} 单`,
    finding: (places) => {
      const [slowest] = places.toSorted((a, b) => onTime(a.sums) - onTime(b.sums));
      if (!slowest) return '';
      return `发货最慢的是${slowest.label}，按时发货率 ${grouped(onTime(slowest.sums), 1)}%。`;
    },
  },
};
