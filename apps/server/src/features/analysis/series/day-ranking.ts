import type { Board } from '@portal/contract/analysis/board';
import { percent, share, sharedGrowth } from '@portal/system-server/board/figures';
import { daysOf } from './calendar.ts';
import { type PeriodRanges, trendRanges } from './period-ranges.ts';
import { drillInto, type DrillDownPath } from '../drill-down/drill-down-path.ts';

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';

const rankedMost = 7;

interface RankedDays<Sums> {
  columns: readonly string[];
  sumsOn: ReadonlyMap<string, Sums>;
  by: (sums: Sums) => number;
  cells: (sums: Sums) => string[];
}

/** The value of a row for its place: what has none comes last. */
export const ranked = (value: number): number => (Number.isNaN(value) ? -Infinity : value);

/** Ranks the days of the line, best first; used where there is a single place. */
export function daysRanking<Sums>(
  { columns, sumsOn, by, cells }: RankedDays<Sums>,
  ranges: PeriodRanges,
  path: DrillDownPath,
): Board['ranking'] {
  const days = daysOf(trendRanges(ranges).current).flatMap((day) => {
    const sums = sumsOn.get(day);
    return sums === undefined ? [] : [{ day, sums }];
  });
  return {
    title: '单日排行',
    columns: ['日期', ...columns],
    rows: days
      .toSorted((a, b) => ranked(by(b.sums)) - ranked(by(a.sums)))
      .slice(0, rankedMost)
      .map(({ day, sums }) => ({
        label: `${day.slice('yyyy-'.length)} ${weekdayOf(day)}`,
        cells: cells(sums),
        opens: drillInto(path, { dimension: 'day', key: day }),
      })),
    others: null,
  };
}

/** Names the comparison of shares; empty where last year has no figures, as a growth of 0 % would be read as one. */
export const comparedWith = (lastYear: ReadonlyMap<string, number>): string =>
  [...lastYear.values()].some((value) => value !== 0) ? '同比增速' : '';

/** Shares by weekday, from daily averages; used where there is a single part. */
export function weekdayShares(
  valueOn: ReadonlyMap<string, number>,
  ranges: PeriodRanges,
  good: 'more' | 'less' = 'more',
): Board['shares'] {
  const { current, lastYear } = trendRanges(ranges);
  const now = averages(daysOf(current), valueOn);
  const before = averages(daysOf(lastYear), valueOn);
  const whole = [...now.values()].reduce((sum, value) => sum + value, 0);
  return {
    title: '星期分布（日均）',
    aside: comparedWith(before),
    rows: (whole === 0 ? [] : [...weekdays.slice(1), ...weekdays.slice(0, 1)]).map((label) => {
      const value = now.get(label) ?? 0;
      return {
        label,
        percent: percent(value, whole),
        ...sharedGrowth('同比', { now: value, before: before.get(label) ?? 0, good }),
        opens: null,
      };
    }),
  };
}

const averages = (days: string[], valueOn: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(
    [...Map.groupBy(days, weekdayOf)].map(([weekday, own]) => [
      weekday,
      share(
        own.reduce((sum, day) => sum + (valueOn.get(day) ?? 0), 0),
        own.length,
      ),
    ]),
  );
