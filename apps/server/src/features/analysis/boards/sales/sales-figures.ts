import type { Board } from '@portal/contract/analysis/board';
import { daysOf, isWithin, type DayRange } from '../../series/calendar.ts';
import {
  grouped,
  money,
  moneyText,
  percent,
  rateText,
  rounded,
  share,
  wan,
  yuan,
} from '@portal/system-server/board/figures';
import { type Goods, goodsFigures } from '../goods/goods-stock.ts';
import type { Sums } from '@portal/system-server/board/measure-figure';
import { keyFigures } from '../key-figures.ts';
import type { DaySales, Sales } from './sales-store.ts';
import type { PeriodRanges } from '../../series/period-ranges.ts';

interface SalesInput {
  daily: DaySales[];
  ranges: PeriodRanges;
  /** Square metres of all open stores. */
  area: number;
  goods: Goods;
  /** Says behind a label that goods are those of the business group, where sales are not. */
  whose: string;
}

/** Of the measures, `metreDays` are square metres times days of sale. */
const measures = ['amount', 'list', 'target', 'orders', 'units', 'metreDays'] as const;
export type SalesSums = Sums<(typeof measures)[number]>;

const unitsPerOrder = ({ units, orders }: SalesSums): number => share(units, orders);
const perMetre = ({ amount, metreDays }: SalesSums): number => yuan(share(amount, metreDays));
const perOrder = ({ amount, orders }: SalesSums): number => yuan(share(amount, orders));
/** The discount in tenths of the list price, as it is usual in China. */
const discount = ({ amount, list }: SalesSums): number => share(amount, list) * 10;
const reached = ({ amount, target }: SalesSums): number => percent(amount, target);

/** The figures of sales, of whatever stores and days. */
export const salesMeasures = {
  measures,
  main: { label: '销售额', of: ({ amount }: SalesSums) => amount, say: money },
  figures: [
    {
      label: '连带率',
      of: unitsPerOrder,
      say: (value: number) => ({ prefix: '', text: grouped(value, 2), unit: '件/单' }),
      differsIn: '',
      digits: 2,
    },
    {
      label: '坪效',
      of: perMetre,
      say: (value: number) => ({ prefix: '', text: grouped(value, 1), unit: '元/㎡·日' }),
      than: 'lastYear',
    },
    {
      label: '客单价',
      of: perOrder,
      say: (value: number) => ({ prefix: '¥', text: grouped(value), unit: '' }),
      than: 'lastYear',
    },
    {
      label: '平均折扣',
      of: discount,
      say: (value: number) => ({ prefix: '', text: grouped(value, 1), unit: '折' }),
      differsIn: ' 折',
    },
  ],
  target: { label: '目标达成', of: reached },
  trend: { title: '每日销售额', unit: '万元', of: ({ amount }: SalesSums) => wan(amount) },
  ranking: {
    title: '排行',
    by: ({ amount }: SalesSums) => amount,
    columns: [
      { title: '销售额（万）', cell: ({ amount }: SalesSums) => grouped(wan(amount), 1) },
      { title: '按进度达成', cell: (sums: SalesSums) => rateText(reached(sums)) },
      { title: '连带率', cell: (sums: SalesSums) => grouped(unitsPerOrder(sums), 2) },
      { title: '坪效', cell: (sums: SalesSums) => grouped(perMetre(sums), 1) },
    ],
  },
} as const;

export function salesFigures({
  daily,
  ranges,
  area,
  goods,
  whose,
}: SalesInput): Pick<Board, 'main' | 'target' | 'figures'> {
  const during = (range: DayRange) => sumOf(daily, range, area);
  const [now, before, lastYear] = [
    during(ranges.current),
    during(ranges.before),
    during(ranges.lastYear),
  ];
  const { main, figures } = keyFigures(salesMeasures, { now, before, lastYear }, ranges);
  const { soldThrough, cover } = goodsFigures(goods, ranges, whose);
  return {
    main,
    target: targetOf(now, ranges),
    figures: [...soldThrough, ...figures, ...cover],
  };
}

/**
 * Extrapolates the target of the whole period: targets are known day by day up to the newest day, and the rest of the
 * period is assumed to have the same daily target.
 */
function targetOf(now: SalesSums, { current, wholeDays, unit }: PeriodRanges): Board['target'] {
  if (now.target === 0) return null;
  const days = daysOf(current).length;
  const target = (now.target / days) * wholeDays;
  return {
    label: `${unit}目标 ${moneyText(target)}`,
    reached: salesMeasures.target.of({ ...now, target }),
    elapsed: rounded((days / wholeDays) * 100, 1),
  };
}

const nothing: Sales = { amount: 0, list: 0, target: 0, orders: 0, units: 0 };

const sumOf = (daily: DaySales[], range: DayRange, area: number): SalesSums => ({
  metreDays: area * daysOf(range).length,
  ...daily
    .filter(({ day }) => isWithin(day, range))
    .reduce(
      (sum: Sales, one) => ({
        amount: sum.amount + one.amount,
        list: sum.list + one.list,
        target: sum.target + one.target,
        orders: sum.orders + one.orders,
        units: sum.units + one.units,
      }),
      nothing,
    ),
});
