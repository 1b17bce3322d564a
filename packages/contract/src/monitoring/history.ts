import { z } from 'zod';
import { defineCall } from '../call.ts';
import { figureGroups } from './actuator.ts';
import { monitorReading, nodeInput, ofNode } from './nodes.ts';

/** The ranges of a history: minutes it goes back, and minutes of one of its points. */
export const historyRanges = {
  hour: { minutes: 60, step: 1 },
  day: { minutes: 1_440, step: 5 },
  week: { minutes: 10_080, step: 30 },
} as const;
export type HistoryRange = keyof typeof historyRanges;
export const historyRangeNames = ['hour', 'day', 'week'] as const satisfies readonly HistoryRange[];

/** The figures of a group at a node in the last hour, day or week; null where nothing was measured. */
export const getFigureHistory = defineCall({
  ...monitorReading,
  path: '/sys/actuator/metrics/history',
  input: z.strictObject({
    ...nodeInput,
    group: z.enum(figureGroups),
    range: z.enum(historyRangeNames),
  }),
  result: ofNode({
    /** The beginning of each point in milliseconds since 1970, the oldest first. */
    times: z.array(z.number()),
    /** Of a value its mean, of a most or a percentile the highest, of a count and a sum the rise in a minute. */
    series: z.array(
      z.object({
        name: z.string(),
        statistic: z.string(),
        values: z.array(z.number().nullable()),
      }),
    ),
  }),
  refuses: ['monitor.foreign'],
});
export type FigureHistory = z.infer<typeof getFigureHistory.result>;
