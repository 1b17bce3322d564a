import type { Board } from '@portal/contract/analysis/board';
import { daysOf, isWithin, type Stretch } from '../../series/calendar.ts';
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
import type { Span } from '../../series/period-ranges.ts';

interface Told {
  daily: DaySales[];
  span: Span;
  /** Square metres of the stores that are open. */
  area: number;
  goods: Goods;
}

type Key = Pick<Board, 'main' | 'target' | 'figures'>;

export function salesFigures({ daily, span, area, goods }: Told): Key {
  const now = sumOf(daily, span.current);
  const before = sumOf(daily, span.before);
  const lastYear = sumOf(daily, span.lastYear);
  const { soldThrough, cover } = goodsFigures(goods, span);
  const perMetre = ({ amount }: Sales) => yuan(share(amount, area * daysOf(span.current).length));
  return {
    main: {
      label: `${span.name}销售额`,
      ...money(now.amount),
      changes: [
        ...growth('同比', { now: now.amount, before: lastYear.amount }),
        ...growth('环比', { now: now.amount, before: before.amount }),
      ],
    },
    target: targetOf(now, span),
    figures: [
      ...soldThrough,
      {
        ...figure('连带率', grouped(unitsPerOrder(now), 2), '件/单'),
        changes: shift(span.againstBefore, {
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
        ...figure('客单价', grouped(perOrder(now)), ''),
        prefix: '¥',
        changes: growth('同比', { now: perOrder(now), before: perOrder(lastYear) }),
      },
      {
        ...figure('平均折扣', grouped(discount(now), 1), '折'),
        changes: shift(span.againstBefore, {
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
/** In tenths of the price on the tag, as discounts are spoken of. */
const discount = ({ amount, list }: Sales): number => share(amount, list) * 10;

/**
 * Targets come day by day, up to the newest. The rest of the period is taken to ask as much a day as its beginning,
 * which makes the target of the whole.
 */
function targetOf({ amount, target }: Sales, { current, wholeDays, unit }: Span): Board['target'] {
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

const sumOf = (daily: DaySales[], stretch: Stretch): Sales =>
  daily
    .filter(({ day }) => isWithin(day, stretch))
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
