import type { Period } from '@portal/contract/analysis/board';
import type { BoardQuery } from '../query/board-query.ts';
import {
  daysLater,
  daysOf,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  monthsEarlier,
  type DayRange,
} from './calendar.ts';

/** The day range of a board, the ranges it is compared with, and their names. */
export interface PeriodRanges {
  current: DayRange;
  /** The same part of the day, week or month before. */
  before: DayRange;
  lastYear: DayRange;
  /** The number of days of the whole day, week or month that `current` begins. */
  wholeDays: number;
  /** Today, this week, this month; shown to users, as the next two. */
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

/** Returns the ranges that end with the newest day with figures. */
export const rangesOf = (period: Period, newest: string): PeriodRanges => ({
  ...names[period],
  ...{ day: daySpan, week: weekSpan, month: monthSpan }[period](newest),
});

/** Returns the ranges of the day on the path, else of the period up to the newest day with figures. */
export const rangesFor = (
  { period, path }: Pick<BoardQuery, 'period' | 'path'>,
  newest: string,
): PeriodRanges =>
  path.opened.day === undefined
    ? rangesOf(period, newest)
    : { ...rangesOf('day', path.opened.day), name: '当日', againstBefore: '较前一日' };

/** Says how fresh the figures of a board are. */
export const freshnessText = ({ path }: Pick<BoardQuery, 'path'>, newest: string): string =>
  path.opened.day === undefined ? `数据截至 ${newest}` : `${path.opened.day} 当日数据`;

type Days = Pick<PeriodRanges, 'current' | 'before' | 'lastYear' | 'wholeDays'>;

/** For days and weeks, a year ago means 52 weeks ago: weekends are compared with weekends. */
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

const moved = ({ from, to }: DayRange, days: number): DayRange => ({
  from: daysLater(from, days),
  to: daysLater(to, days),
});

const weekUpTo = ({ to }: DayRange): DayRange => ({ from: daysLater(to, -6), to });

/** Returns the ranges of a line chart: at least the 7 days that end with the newest. */
export const trendRanges = ({ current, lastYear, name }: PeriodRanges) => {
  const isShort = daysOf(current).length < 7;
  return isShort
    ? { current: weekUpTo(current), lastYear: weekUpTo(lastYear), name: '近 7 日' }
    : { current, lastYear, name };
};
