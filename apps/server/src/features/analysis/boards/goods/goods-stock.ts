import type { Board, Figure } from '@portal/contract/analysis/board';
import type { Database } from '#platform/database/database.ts';
import { daysLater } from '../../series/calendar.ts';
import { ranked } from '../../series/day-ranking.ts';
import {
  counted,
  grouped,
  moneyText,
  percent,
  points,
  rate,
  rateText,
  share,
  sharedGrowth,
} from '@portal/system-server/board/figures';
import type { MeasureFigure, Sums } from '@portal/system-server/board/measure-figure';
import { comparedFigure, figureOf } from '../key-figures.ts';
import {
  type AgedStock,
  agedStock,
  type CategorySales,
  categorySales,
  soldCost,
} from './goods-store.ts';
import type { PeriodRanges } from '../../series/period-ranges.ts';

/** Sales by category, and the stock with its age. */
export interface Goods {
  now: CategorySales[];
  before: CategorySales[];
  lastYear: CategorySales[];
  stock: AgedStock[];
  /** Fen a day, over the last 30 days, by business group. */
  dailyCost: Map<string, number>;
}

const categoriesMost = 6;
const paceDays = 30;

export async function readGoods(
  db: Database,
  groups: string[],
  ranges: PeriodRanges,
): Promise<Goods> {
  const { to } = ranges.current;
  const pace = { from: daysLater(to, 1 - paceDays), to };
  const [now, before, lastYear, stock, cost] = await Promise.all([
    categorySales(db, groups, ranges.current),
    categorySales(db, groups, ranges.before),
    categorySales(db, groups, ranges.lastYear),
    agedStock(db, groups),
    soldCost(db, groups, pace),
  ]);
  const dailyCost = new Map([...cost].map(([group, sum]) => [group, sum / paceDays]));
  return { now, before, lastYear, stock, dailyCost };
}

const total = <Row>(rows: Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const measures = ['units', 'received', 'stock', 'pace'] as const;
type GoodsSums = Sums<(typeof measures)[number]>;

const soldThrough = {
  label: '售罄率',
  of: ({ units, received }: GoodsSums) => percent(units, received),
  say: rate,
  differsIn: points,
};
const cover = {
  label: '库存周转',
  of: (sums: GoodsSums) => share(sums.stock, sums.pace),
  say: counted('天'),
};
/** Measures and figures of goods on boards of sales too; `pace` is the cost of what is sold in a day. */
export const goodsMeasures = { measures, figures: [soldThrough, cover] };

/**
 * Returns sell-through and days of cover; nothing for a reader without goods figures. `whose` follows the labels where
 * the rest of the board covers something else.
 */
export function goodsFigures(
  goods: Goods,
  ranges: PeriodRanges,
  whose = '',
): { soldThrough: Figure[]; cover: Figure[] } {
  if (goods.now.length === 0) return { soldThrough: [], cover: [] };
  const held = stockSums(goods.stock, goods.dailyCost);
  const during = (rows: CategorySales[]): GoodsSums => ({
    ...held,
    units: total(rows, ({ units }) => units),
    received: total(rows, ({ received }) => received),
  });
  const named = (about: MeasureFigure<keyof GoodsSums>) => ({
    ...about,
    label: about.label + whose,
  });
  const now = during(goods.now);
  const stretches = { now, before: during(goods.before), lastYear: during(goods.lastYear) };
  return {
    soldThrough: [comparedFigure(named(soldThrough), stretches, ranges)],
    cover: goods.stock.length > 0 ? [figureOf(named(cover), now)] : [],
  };
}

const stockSums = (stock: AgedStock[], dailyCost: Map<string, number>) => ({
  stock: total(stock, ({ cost }) => cost),
  pace: total([...new Set(stock.map(({ group }) => group))], (group) => dailyCost.get(group) ?? 0),
});

const daysOfCover = (stock: AgedStock[], dailyCost: Map<string, number>): number =>
  cover.of({ units: 0, received: 0, ...stockSums(stock, dailyCost) });

/** Returns the shares by category. `whose` follows the title where the rest of the board covers something else. */
export const categoriesPart = (
  goods: Goods,
  whose: string,
  opens: (category: string) => string | null,
): Board['shares'] => ({
  title: `品类销售占比${whose}`,
  aside: '同比增速',
  rows: goods.now.slice(0, categoriesMost).map((category) => ({
    label: category.label,
    percent: percent(
      category.amount,
      total(goods.now, ({ amount }) => amount),
    ),
    ...growthOf(category, goods.lastYear),
    opens: opens(category.key),
  })),
});

export const stockPart = (goods: Goods, whose: string): Board['structure'] => ({
  title: `库龄结构${whose}`,
  ...stockStructure(goods),
});

function growthOf({ label, amount }: CategorySales, lastYear: CategorySales[]) {
  const before = lastYear.find((category) => category.label === label)?.amount ?? 0;
  return sharedGrowth('同比', { now: amount, before });
}

function stockStructure({ stock, dailyCost }: Goods): Omit<Board['structure'], 'title'> {
  const whole = total(stock, ({ cost }) => cost);
  const parts = [...Map.groupBy(stock, ({ label }) => label)].map(([label, rows]) => {
    const cost = total(rows, (row) => row.cost);
    return { label, percent: percent(cost, whole), detail: moneyText(cost) };
  });
  return {
    aside: whole > 0 ? `成本 ${moneyText(whole)}` : '',
    parts,
    finding: whole > 0 ? stockFinding(stock, dailyCost) : '',
  };
}

/** The first two ages belong to the season; older stock is hard to sell. */
const freshAges = 2;

/** Says which part of the stock is old, and which business group needs longest to sell its own. */
function stockFinding(stock: AgedStock[], dailyCost: Map<string, number>): string {
  const old = stock.filter(({ age }) => age >= freshAges);
  const oldCost = total(old, ({ cost }) => cost);
  const oldShare = percent(
    oldCost,
    total(stock, ({ cost }) => cost),
  );
  const ages = [...new Set(old.map(({ label }) => label))].join('、');
  const covers = [...Map.groupBy(stock, ({ group }) => group)]
    .map(([group, rows]) => ({ group, days: daysOfCover(rows, dailyCost) }))
    .toSorted((a, b) => ranked(b.days) - ranked(a.days));
  const [longest] = covers;
  const oldSentence =
    oldCost > 0
      ? `${ages}的库存共占 ${rateText(oldShare)}，合 ${moneyText(oldCost)}`
      : '没有过季库存';
  if (!longest || Number.isNaN(longest.days)) return `${oldSentence}。`;
  const whose =
    covers.length > 1 ? `${longest.group}的库存周转最慢，` : '按近 30 天的销售，全部库存';
  return `${oldSentence}；${whose}约需 ${grouped(longest.days)} 天售完。`;
}
