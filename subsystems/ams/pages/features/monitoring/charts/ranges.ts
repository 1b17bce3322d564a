import { historyRangeNames } from '@portal/contract/monitoring/history';
import { useAddress } from '../use-address.ts';

/** The range of charts: the last ten minutes as they come, or a longer one from the samples of each minute. */
export const chartRanges = ['live', ...historyRangeNames] as const;
export type ChartRange = (typeof chartRanges)[number];

export const rangeWords = {
  live: '最近 10 分钟',
  hour: '1 小时',
  day: '24 小时',
  week: '7 天',
} as const satisfies Record<ChartRange, string>;

/** The range in the address of a page, and what chooses another one. */
export function useRange(): { range: ChartRange; choose: (range: ChartRange) => void } {
  const { asked, change } = useAddress();
  const range = historyRangeNames.find((name) => name === asked.get('range')) ?? 'live';
  return {
    range,
    choose: (next) => change({ range: next === 'live' ? null : next }),
  };
}
