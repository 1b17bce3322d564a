import { type Bound, stateOf } from '@portal/contract/monitoring/bounds';
import type { ProcessFigures } from '@portal/contract/monitoring/actuator';
import type { FigureHistory } from '@portal/contract/monitoring/history';

/** Values at the times of a chart; null where nothing was measured. */
export type ChartValues = readonly (number | null)[];

/** The measurements of a stretch of time, by their names. */
export interface Series {
  /** Milliseconds since 1970, the oldest first. */
  times: readonly number[];
  values: (name: string, statistic?: string) => ChartValues;
  /** The rise of a counter in a second. */
  perSecond: (name: string, statistic?: string) => ChartValues;
  /** The mean time of a timer in milliseconds. */
  meanMs: (name: string) => ChartValues;
}

/** Returns what reads the value that a figure has now. */
export const nowOf =
  ({ metrics }: ProcessFigures) =>
  (name: string): number =>
    metrics.find((metric) => metric.name === name)?.measurements[0]?.value ?? 0;

/** Returns the samples of the last ten minutes, in which counts go up from the start of the node. */
export function liveSeriesOf({ times, series }: ProcessFigures): Series {
  const values = valuesIn(series);
  const seconds = times.map((at, index) => (at - (times[index - 1] ?? at)) / 1_000);
  const rises = (name: string, statistic: string) => risesOf(values(name, statistic));
  return {
    times,
    values,
    perSecond: (name, statistic = 'COUNT') =>
      rises(name, statistic).map((rise, index) => {
        const span = seconds[index] ?? 0;
        return span > 0 ? rise / span : 0;
      }),
    meanMs: (name) =>
      quotients(rises(name, 'TOTAL_TIME'), rises(name, 'COUNT')).map((mean) => mean * 1_000),
  };
}

/** Returns the points of a longer range, which have of counts the rise in a minute. */
export function historySeriesOf({ times, series }: FigureHistory): Series {
  const values = valuesIn(series);
  return {
    times,
    values,
    perSecond: (name, statistic = 'COUNT') => scaled(values(name, statistic), 1 / 60),
    meanMs: (name) => {
      const counts = values(name, 'COUNT');
      return values(name, 'TOTAL_TIME').map((total, index) => {
        const count = counts[index];
        if (total === null || count === null || count === undefined) return null;
        return count > 0 ? (total / count) * 1_000 : 0;
      });
    },
  };
}

const valuesIn =
  <Value extends number | null>(
    series: readonly { name: string; statistic: string; values: readonly Value[] }[],
  ) =>
  (name: string, statistic = 'VALUE'): readonly Value[] =>
    series.find((each) => each.name === name && each.statistic === statistic)?.values ?? [];

const risesOf = (values: readonly number[]): number[] =>
  values.map((value, index) => Math.max(0, value - (values[index - 1] ?? value)));

const quotients = (totals: readonly number[], counts: readonly number[]): number[] =>
  totals.map((total, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? total / count : 0;
  });

export const scaled = (values: ChartValues, factor: number): (number | null)[] =>
  values.map((value) => (value === null ? null : value * factor));

/** Bytes as megabytes, as the chart's axis has them. */
export const megabytes = 1 / 1_048_576;

/** Returns the beginning of the time at the end of which a figure is all over its bound; undefined where it is not. */
export function overSince(
  times: readonly number[],
  values: ChartValues,
  bound: Bound,
): number | undefined {
  const lastGood = values.findLastIndex(
    (value) => value === null || stateOf(value, bound) === 'good',
  );
  return times[lastGood + 1];
}

/** Samples of the last minute. */
const lastMinute = 12;

/** Returns the mean of the last minute: one busy sample is no reason to act. */
export function lately(values: ChartValues): number {
  const measured = values.slice(-lastMinute).filter((value) => value !== null);
  return measured.reduce((sum, value) => sum + value, 0) / Math.max(1, measured.length);
}

/** Returns by how much a count rose over all its samples. */
export const riseOf = (values: ChartValues): number => (values.at(-1) ?? 0) - (values[0] ?? 0);
