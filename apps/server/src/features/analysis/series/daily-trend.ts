import type { Board } from '@portal/contract/analysis/board';
import { daysOf } from './calendar.ts';
import { type PeriodRanges, trendRanges } from './period-ranges.ts';
import { drillInto, type DrillDownPath } from '../drill-down/drill-down-path.ts';

/** Units that have values between whole ones: money and rates. */
const unitsBetween: readonly string[] = ['万元', '%'];

/**
 * Makes a row of daily values beside those of the same days a year ago. A day without figures counts as zero; a line ends
 * before a last day that has none yet, as its fall would say that sales had ended.
 */
export function trendPart(
  valueOn: ReadonlyMap<string, number>,
  { ranges, path }: { ranges: PeriodRanges; path: DrillDownPath },
  words: Pick<Board['trend'], 'title' | 'unit'>,
): Board['trend'] {
  const { current, lastYear, name } = trendRanges(ranges);
  const days = daysOf(current);
  const line = (of: string[]) => days.map((_, index) => valueOn.get(of[index] ?? '') ?? 0);
  const kind = unitsBetween.includes(words.unit) ? 'line' : 'bars';
  const values = line(days);
  const hasBegun = kind === 'bars' || values.length === 1 || values.at(-1) !== 0;
  return {
    ...words,
    kind,
    days: days.map((day) => day.slice('yyyy-'.length)),
    opens: days.map((day) => drillInto(path, { dimension: 'day', key: day })),
    current: { label: name, values: hasBegun ? values : values.slice(0, -1) },
    previous: { label: '去年同期', values: line(daysOf(lastYear)) },
  };
}

/** Lists every day that any of the ranges needs, once. */
export function daysNeeded(ranges: PeriodRanges): string[] {
  const trend = trendRanges(ranges);
  const dayRanges = [ranges.current, ranges.before, ranges.lastYear, trend.current, trend.lastYear];
  return [...new Set(dayRanges.flatMap(daysOf))];
}
