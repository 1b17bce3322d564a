import type { Dimension } from '@portal/contract/analysis/board';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import {
  counted,
  grouped,
  money,
  percent,
  points,
  rate,
  rateText,
} from '@portal/system-server/board/figures';
import type { Sums } from '@portal/system-server/board/measure-figure';
import { goodsFigures, readGoods, stockPart } from './goods-stock.ts';
import { byPart, type CountRow, type MeasuredBoard, measuredParts } from '../measured-board.ts';
import { rowsOnPath } from '../../drill-down/filter-rows.ts';
import { freshnessText, rangesFor } from '../../series/period-ranges.ts';
import { daysNeeded } from '../../series/daily-trend.ts';
import { groupNames } from '../organisation-store.ts';

const measures = ['amount', 'cost', 'units', 'received'] as const;
type Measure = (typeof measures)[number];

/** Reports deliveries, sales and stock of the chosen business group. */
export async function goodsBoard(db: Database, query: BoardQuery): Promise<BoardContent> {
  const { bgNo } = query.context;
  const { title, today } = query;
  if (bgNo === null) return emptyBoard({ title, scope: noneChosen, main: '售罄率' });
  return goodsOf(db, query, { groups: [bgNo], newest: today, placeBy: 'category' });
}

interface GoodsInput {
  groups: string[];
  newest: string;
  /** The rows of the ranking: categories of goods, or the business groups that sell them. */
  placeBy: 'category' | 'group';
}

/** Returns the goods of business groups, of all categories or of the one on the path. */
export async function goodsOf(
  db: Database,
  query: BoardQuery,
  input: GoodsInput,
): Promise<BoardContent> {
  const { title, path } = query;
  const { groups, newest, placeBy } = input;
  const ranges = rangesFor(query, newest);
  const [names, all, goods] = await Promise.all([
    groupNames(db, groups),
    goodsDays(db, input, daysNeeded(ranges)),
    readGoods(db, groups, ranges),
  ]);
  const rows = rowsOnPath(all, path, { place: placeBy, part: 'category' });
  const parts = measuredParts(measuredBy(placeBy), { rows }, { ranges, path });
  // Stock cover is known for the whole only, and only as of now.
  const { category, day } = path.opened;
  const isWhole = category === undefined && day === undefined;
  const whose = [category && '全部品类', day && '当前'].filter(Boolean).join('，');
  return {
    title,
    scope: `${names.join('、')}，${freshnessText(query, newest)}`,
    ...parts,
    figures: [...parts.figures, ...(isWhole ? goodsFigures(goods, ranges).cover : [])],
    structure: stockPart(goods, isWhole ? '' : `（${whose}）`),
  };
}

const noneChosen = '未选择事业部，选择事业部后显示其数据';

async function goodsDays(
  db: Database,
  { groups, placeBy }: GoodsInput,
  days: string[],
): Promise<CountRow<Measure>[]> {
  const category = sql`coalesce(text, category) as part, category as "partKey"`;
  const place =
    placeBy === 'category'
      ? sql`coalesce(text, category) as place, category as "placeKey"`
      : sql`bg_name as place, bg_no as "placeKey"`;
  const { rows } = await sql<CountRow<Measure>>`
    select ${place}, ${category}, day,
      amount_cents::float8 as amount, cost_cents::float8 as cost, units, received_units as received
    from sales_category_day join business_group using (tenant_id, bg_no)
    left join dictionary_item
      on ${ofTenant('dictionary_item')} and dictionary_code = 'goods_category' and value = category
    where ${ofTenant('sales_category_day')} and bg_no = any(${groups}) and day = any(${days}::date[])`.execute(
    db,
  );
  return rows;
}

const pieces = counted('件');
const soldThrough = ({ units, received }: Sums<Measure>) => percent(units, received);
const margin = ({ amount, cost }: Sums<Measure>) => percent(amount - cost, amount);

const placeWords = { category: '品类', group: '事业部' } as const;

export const measuredBy = (
  placeBy: Extract<Dimension, 'category' | 'group'>,
): MeasuredBoard<Measure> => ({
  measures,
  main: { label: '售罄率', of: soldThrough, say: rate, differsIn: points },
  figures: [
    { label: '销售件数', of: ({ units }) => units, say: pieces },
    { label: '到店件数', of: ({ received }) => received, say: pieces },
    { label: '销售额', of: ({ amount }) => amount, say: money },
    { label: '销售成本', of: ({ cost }) => cost, say: money },
    { label: '毛利率', of: margin, say: rate, differsIn: points },
  ],
  trend: { title: '每日销售件数', unit: '件', of: ({ units }) => units },
  shares: { title: '品类销售占比', rowsOf: byPart('amount'), opensAs: 'category' },
  ranking: {
    title: `${placeWords[placeBy]}排行`,
    place: placeWords[placeBy],
    opensAs: placeBy,
    by: ({ units }) => units,
    columns: [
      { title: '销售（件）', cell: ({ units }) => grouped(units) },
      { title: '到店（件）', cell: ({ received }) => grouped(received) },
      { title: '售罄率', cell: (sums) => rateText(soldThrough(sums)) },
      { title: '毛利率', cell: (sums) => rateText(margin(sums)) },
    ],
  },
  structure: {
    title: '库龄结构',
    aside: () => '',
    parts: [],
    detail: () => '',
    finding: () => '',
  },
});
