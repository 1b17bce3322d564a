import type { Board } from '@portal/contract/analysis/board';
import { daysOf } from './calendar.ts';
import { type Span, trendOf } from './period-ranges.ts';
import { onwards, type Way } from '../drill-down/drill-down-path.ts';

/** A line from day to day against the same days a year ago; a day nothing is known of counts as zero. */
export function trendPart(
  valueOn: ReadonlyMap<string, number>,
  { span, way }: { span: Span; way: Way },
  words: Pick<Board['trend'], 'title' | 'unit'>,
): Board['trend'] {
  const { current, lastYear, name } = trendOf(span);
  const days = daysOf(current);
  const line = (of: string[]) => days.map((_, index) => valueOn.get(of[index] ?? '') ?? 0);
  return {
    ...words,
    days: days.map((day) => day.slice('yyyy-'.length)),
    opens: days.map((day) => onwards(way, { dimension: 'day', key: day })),
    current: { label: name, values: line(days) },
    previous: { label: '去年同期', values: line(daysOf(lastYear)) },
  };
}

/** Every day a span speaks of, once. */
export function daysSpokenOf(span: Span): string[] {
  const trend = trendOf(span);
  const stretches = [span.current, span.before, span.lastYear, trend.current, trend.lastYear];
  return [...new Set(stretches.flatMap(daysOf))];
}
