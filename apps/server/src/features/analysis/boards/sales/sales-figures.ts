import type { Board } from '@portal/contract/analysis/board';
import { daysOf, isWithin, type DayRange } from '../../series/calendar.ts';
import {
  figure,
  growth,
  grouped,
  money,
  moneyText,
  percent,
  rounded,
  share,
  shift,
  yuan,
} from '../figures.ts';
import { type Goods, goodsFigures } from '../goods/goods-stock.ts';
import type { DaySales, Sales } from './sales-store.ts';
import type { PeriodRanges } from '../../series/period-ranges.ts';

interface SalesInput {
  daily: DaySales[];
  ranges: PeriodRanges;
  /** Square metres of all open stores. */
  area: number;
  goods: Goods;
}

type KeyFigures = Pick<Board, 'main' | 'target' | 'figures'>;

export function salesFigures({ daily, ranges, area, goods }: SalesInput): KeyFigures {
  const now = sumOf(daily, ranges.current);
  const before = sumOf(daily, ranges.before);
  const lastYear = sumOf(daily, ranges.lastYear);
  const { soldThrough, cover } = goodsFigures(goods, ranges);
  const perMetre = ({ amount }: Sales) => yuan(share(amount, area * daysOf(ranges.current).length));
  return {
    main: {
      label: `${ranges.name}销售额`,
      ...money(now.amount),
      changes: [
        ...growth('同比', { now: now.amount, before: lastYear.amount }),
        ...growth('环比', { now: now.amount, before: before.amount }),
      ],
    },
    target: targetOf(now, ranges),
    figures: [
      ...soldThrough,
      {
        ...figure('连带率', grouped(unitsPerOrder(now), 2), '件/单'),
        changes: shift(ranges.againstBefore, {
          now: unitsPerOrder(now),
          before: unitsPerOrder(before),
          unit: '',
          digits: 2,
        }),
      },
      {
        ...figure('坪效', grouped(perMetre(now), 1), '元/㎡·日'),
        changes: growth('同比', { now: perMetre(now), before: perMetre(lastYear) }),
      },
      {
        ...figure('客单价', grouped(perOrder(now)), '', '¥'),
        changes: growth('同比', { now: perOrder(now), before: perOrder(lastYear) }),
      },
      {
        ...figure('平均折扣', grouped(discount(now), 1), '折'),
        changes: shift(ranges.againstBefore, {
          now: discount(now),
          before: discount(before),
          unit: ' 折',
          digits: 1,
        }),
      },
      ...cover,
    ],
  };
}

export const unitsPerOrder = ({ units, orders }: Sales): number => share(units, orders);
const perOrder = ({ amount, orders }: Sales): number => yuan(share(amount, orders));
/** The discount in tenths of the list price, as it is usual in China. */
const discount = ({ amount, list }: Sales): number => share(amount, list) * 10;

/**
 * Extrapolates the target of the whole period: targets are known day by day up to the newest day, and the rest of the
 * period is assumed to have the same daily target.
 */
function targetOf(
  { amount, target }: Sales,
  { current, wholeDays, unit }: PeriodRanges,
): Board['target'] {
  if (target === 0) return null;
  const days = daysOf(current).length;
  const whole = (target / days) * wholeDays;
  return {
    label: `${unit}目标 ${moneyText(whole)}`,
    reached: percent(amount, whole),
    elapsed: rounded((days / wholeDays) * 100, 1),
  };
}

const nothing: Sales = { amount: 0, list: 0, target: 0, orders: 0, units: 0 };

const sumOf = (daily: DaySales[], range: DayRange): Sales =>
  daily
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
    );
