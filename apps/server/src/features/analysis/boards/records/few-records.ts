import type { Board } from '@portal/contract/analysis/board';
import type { MeasuredRecords } from '@portal/contract/records/record-measures';
import { type DayRange, isWithin } from '../../series/calendar.ts';
import type { PeriodRanges } from '../../series/period-ranges.ts';
import { manyEnough } from '../key-figures.ts';

/** The measure of a source that counts all of its records, whatever its figures name. */
export const everyRecord = 'every record';

export const recordsIn = (rows: readonly MeasuredRecords[], range: DayRange): number =>
  rows
    .filter(({ day }) => isWithin(day, range))
    .reduce((sum, { measures }) => sum + (measures[everyRecord] ?? 0), 0);

type Few = NonNullable<Board['few']>;

/**
 * Returns what stands in place of shares and ranking where the lists of a period have fewer records than make any: of
 * two requests one is 50 %, which says nothing. A list without records is opened whole.
 */
export function fewRecords(
  lists: readonly (Few['lists'][number] & { page: string })[],
  { name }: Pick<PeriodRanges, 'name'>,
): Few | undefined {
  const total = lists.reduce((sum, { count }) => sum + count, 0);
  if (total >= manyEnough) return undefined;
  return {
    words:
      total === 0
        ? `${name}没有您的单据，可从下面的页面开始`
        : `${name}您有 ${total} 份单据，少于 ${manyEnough} 份，不作占比与排行`,
    lists: lists.map(({ page, ...list }) => (list.count > 0 ? list : { ...list, path: page })),
  };
}
