import type { Board } from '@portal/contract/analysis/board';
import { figure, growth, grouped, percent, share, shift } from '../figures.ts';
import type { Requests } from './requests-store.ts';
import type { PeriodRanges } from '../../series/period-ranges.ts';

export type Counts = Omit<Requests, 'kind' | 'kindKey' | 'department'>;

interface RequestsInput {
  now: Counts;
  before: Counts;
  lastYear: Counts;
  ranges: PeriodRanges;
  /** The name of the requests in this subsystem. */
  what: string;
}

export const requestsFigures = ({
  now,
  before,
  lastYear,
  ranges,
  what,
}: RequestsInput): Pick<Board, 'main' | 'figures'> => ({
  main: {
    label: `${ranges.name}${what}`,
    prefix: '',
    text: grouped(now.total),
    unit: '件',
    changes: [
      ...growth('同比', { now: now.total, before: lastYear.total, good: 'less' }),
      ...growth('环比', { now: now.total, before: before.total, good: 'less' }),
    ],
  },
  figures: [
    figure('待受理', grouped(now.pending), '件'),
    figure('处理中', grouped(now.processing), '件'),
    figure('超时未结', grouped(now.overdue), '件'),
    {
      ...figure('按时完成率', grouped(onTimeShare(now), 1), '%'),
      changes: shift(ranges.againstBefore, {
        now: onTimeShare(now),
        before: onTimeShare(before),
        unit: ' 个百分点',
        digits: 1,
      }),
    },
    {
      ...figure('平均用时', grouped(meanHours(now), 1), '小时'),
      changes: shift(ranges.againstBefore, {
        now: meanHours(now),
        before: meanHours(before),
        good: 'less',
        unit: ' 小时',
        digits: 1,
      }),
    },
    {
      ...figure('退回率', grouped(percent(now.rejected, closed(now)), 1), '%'),
      changes: shift(ranges.againstBefore, {
        now: percent(now.rejected, closed(now)),
        before: percent(before.rejected, closed(before)),
        good: 'less',
        unit: ' 个百分点',
        digits: 1,
      }),
    },
  ],
});

const closed = ({ done, rejected }: Counts): number => done + rejected;
const onTimeShare = (counts: Counts): number => percent(counts.onTime, closed(counts));
const meanHours = (counts: Counts): number => share(counts.hours, closed(counts));

const nothing: Counts = {
  total: 0,
  pending: 0,
  processing: 0,
  done: 0,
  rejected: 0,
  onTime: 0,
  overdue: 0,
  hours: 0,
};

export const sumOf = (rows: Counts[]): Counts =>
  rows.reduce(
    (sum, row) => ({
      total: sum.total + row.total,
      pending: sum.pending + row.pending,
      processing: sum.processing + row.processing,
      done: sum.done + row.done,
      rejected: sum.rejected + row.rejected,
      onTime: sum.onTime + row.onTime,
      overdue: sum.overdue + row.overdue,
      hours: sum.hours + row.hours,
    }),
    nothing,
  );
