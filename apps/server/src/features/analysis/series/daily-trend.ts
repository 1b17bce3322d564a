import type { Board } from '@portal/contract/analysis/board';
import { daysOf } from './calendar.ts';
import { type PeriodRanges, trendRanges } from './period-ranges.ts';
import { drillInto, type DrillDownPath } from '../drill-down/drill-down-path.ts';

/** Units that have values between whole ones: money and rates. */
const unitsBetween: readonly string[] = ['万元', '%'];

/** Makes a row of daily values beside those of the same days a year ago; a day without figures counts as zero. */
export function trendPart(
  valueOn: ReadonlyMap<string, number>,
  { ranges, path }: { ranges: PeriodRanges; path: DrillDownPath },
  words: Pick<Board['trend'], 'title' | 'unit'>,
): Board['trend'] {
  const { current, lastYear, name } = trendRanges(ranges);
  const days = daysOf(current);
  const line = (of: string[]) => days.map((_, index) => valueOn.get(of[index] ?? '') ?? 0);
  return {
    ...words,
    kind: unitsBetween.includes(words.unit) ? 'line' : 'bars',
    days: days.map((day) => day.slice('yyyy-'.length)),
    opens: days.map((day) => drillInto(path, { dimension: 'day', key: day })),
    current: { label: name, values: line(days) },
    previous: { label: '去年同期', values: line(daysOf(lastYear)) },
  };
}

/** Lists every day that any of the ranges needs, once. */
export function daysNeeded(ranges: PeriodRanges): string[] {
  const trend = trendRanges(ranges);
  const dayRanges = [ranges.current, ranges.before, ranges.lastYear, trend.current, trend.lastYear];
  return [...new Set(dayRanges.flatMap(daysOf))];
}
