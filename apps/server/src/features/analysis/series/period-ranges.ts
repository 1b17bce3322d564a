import type { Period } from '@portal/contract/analysis/board';
import type { Asked } from '../query/board-query.ts';
import {
  daysLater,
  daysOf,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  monthsEarlier,
  type Stretch,
} from './calendar.ts';

/** What a board is about and what it is compared with, and how each is called. */
export interface Span {
  current: Stretch;
  /** As much of the day, week or month before. */
  before: Stretch;
  lastYear: Stretch;
  /** Days of the whole day, week or month that `current` is the beginning of. */
  wholeDays: number;
  /** Today, this week, this month: in words people read, as the next two. */
  name: string;
  /** Day, week, month. */
  unit: string;
  /** Against yesterday, last week, last month. */
  againstBefore: string;
}

const names = {
  day: { name: '今日', unit: '日', againstBefore: '较昨日' },
  week: { name: '本周', unit: '周', againstBefore: '较上周' },
  month: { name: '本月', unit: '月', againstBefore: '较上月' },
} as const;

/** The span that ends with the newest day there are figures for. */
export const spanOf = (period: Period, newest: string): Span => ({
  ...names[period],
  ...{ day: daySpan, week: weekSpan, month: monthSpan }[period](newest),
});

/** The span of the day that is open, else of the period up to the newest day there are figures for. */
export const spanAsked = ({ period, way }: Pick<Asked, 'period' | 'way'>, newest: string): Span =>
  way.opened.day === undefined
    ? spanOf(period, newest)
    : { ...spanOf('day', way.opened.day), name: '当日', againstBefore: '较前一日' };

/** How fresh the figures of a board are, in words. */
export const asOf = ({ way }: Pick<Asked, 'way'>, newest: string): string =>
  way.opened.day === undefined ? `数据截至 ${newest}` : `${way.opened.day} 当日数据`;

type Days = Pick<Span, 'current' | 'before' | 'lastYear' | 'wholeDays'>;

/** For days and weeks a year ago is 52 weeks ago, so that weekends meet weekends. */
const yearOfWeeks = 364;

function daySpan(newest: string): Days {
  const current = { from: newest, to: newest };
  const lastYear = moved(current, -yearOfWeeks);
  return { current, before: moved(current, -1), lastYear, wholeDays: 1 };
}

function weekSpan(newest: string): Days {
  const current = { from: mondayOf(newest), to: newest };
  const lastYear = moved(current, -yearOfWeeks);
  return { current, before: moved(current, -7), lastYear, wholeDays: 7 };
}

function monthSpan(newest: string): Days {
  const from = firstOfMonth(newest);
  const back = (months: number) => ({
    from: monthsEarlier(from, months),
    to: monthsEarlier(newest, months),
  });
  return {
    current: { from, to: newest },
    before: back(1),
    lastYear: back(12),
    wholeDays: daysOf({ from, to: lastOfMonth(newest) }).length,
  };
}

const moved = ({ from, to }: Stretch, days: number): Stretch => ({
  from: daysLater(from, days),
  to: daysLater(to, days),
});

const weekUpTo = ({ to }: Stretch): Stretch => ({ from: daysLater(to, -6), to });

/** A line needs some days: the week that ends with the newest day, where the span is shorter. */
export const trendOf = ({ current, lastYear, name }: Span) => {
  const isShort = daysOf(current).length < 7;
  return isShort
    ? { current: weekUpTo(current), lastYear: weekUpTo(lastYear), name: '近 7 日' }
    : { current, lastYear, name };
};
