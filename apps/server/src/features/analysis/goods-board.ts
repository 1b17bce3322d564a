import type { Board } from '@portal/contract/analysis';
import { sql } from 'kysely';
import type { Database } from '#platform/database';
import type { Asked } from './asked.ts';
import { emptyBoard } from './empty-board.ts';
import { grouped, money, percent } from './figures.ts';
import { goodsFigures, goodsParts, readGoods } from './goods.ts';
import { byPart, type Counted, type Measured, measuredParts, type Sums } from './measured-board.ts';
import { groupNames } from './sales-store.ts';
import { spanOf } from './span.ts';
import { daysSpokenOf } from './trend.ts';

const measures = ['amount', 'cost', 'units', 'received'] as const;
type Measure = (typeof measures)[number];

/** What came, what was sold of it and what lies in stock, in the business group a tab works for. */
export async function goodsBoard(db: Database, asked: Asked): Promise<Board> {
  const { title, period, today } = asked;
  const { bgNo } = asked.context;
  if (bgNo === null) return emptyBoard({ title, scope: noneChosen, main: '售罄率' });
  const span = spanOf(period, today);
  const [names, rows, goods] = await Promise.all([
    groupNames(db, [bgNo]),
    goodsDays(db, bgNo, daysSpokenOf(span)),
    readGoods(db, [bgNo], span),
  ]);
  const parts = measuredParts(goodsMeasured, rows, span);
  const scope = `${names.join('')}，数据截至 ${today}`;
  const figures = [...parts.figures, ...goodsFigures(goods, span).cover];
  return { title, scope, ...parts, figures, ...goodsParts(goods, '') };
}

const noneChosen = '未选择事业部，选择事业部后显示其数据';

async function goodsDays(db: Database, bgNo: string, days: string[]): Promise<Counted<Measure>[]> {
  const { rows } = await sql<Counted<Measure>>`
    select coalesce(text, category) as place, coalesce(text, category) as part, day,
      amount_cents::float8 as amount, cost_cents::float8 as cost, units, received_units as received
    from sales_category_day
    left join dictionary_item on dictionary_code = 'goods_category' and value = category
    where bg_no = ${bgNo} and day = any(${days}::date[])`.execute(db);
  return rows;
}

const percents = (value: number) => ({ prefix: '', text: grouped(value, 1), unit: '%' });
const pieces = (value: number) => ({ prefix: '', text: grouped(value), unit: '件' });
const soldThrough = ({ units, received }: Sums<Measure>) => percent(units, received);
const margin = ({ amount, cost }: Sums<Measure>) => percent(amount - cost, amount);
const points = ' 个百分点';

const goodsMeasured: Measured<Measure> = {
  measures,
  main: { label: '售罄率', of: soldThrough, say: percents, differsIn: points },
  figures: [
    { label: '销售件数', of: ({ units }) => units, say: pieces },
    { label: '到店件数', of: ({ received }) => received, say: pieces },
    { label: '销售额', of: ({ amount }) => amount, say: money },
    { label: '销售成本', of: ({ cost }) => cost, say: money },
    { label: '毛利率', of: margin, say: percents, differsIn: points },
  ],
  trend: { title: '每日销售件数', unit: '件', of: ({ units }) => units },
  shares: { title: '品类销售占比', rowsOf: byPart('amount') },
  ranking: {
    title: '品类排行',
    place: '品类',
    by: ({ units }) => units,
    columns: [
      { title: '销售（件）', cell: ({ units }) => grouped(units) },
      { title: '到店（件）', cell: ({ received }) => grouped(received) },
      { title: '售罄率', cell: (sums) => `${grouped(soldThrough(sums), 1)}%` },
      { title: '毛利率', cell: (sums) => `${grouped(margin(sums), 1)}%` },
    ],
  },
  structure: {
    title: '库龄结构',
    aside: () => '',
    parts: [],
    detail: () => '',
    finding: () => '',
  },
};
