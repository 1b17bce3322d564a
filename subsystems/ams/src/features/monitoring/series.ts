import type { ProcessFigures } from '@portal/contract/monitoring/actuator';

/** Reads the measurements of an answer by their names. */
export function seriesOf({ metrics, times, series }: ProcessFigures) {
  const values = (name: string, statistic = 'VALUE'): readonly number[] =>
    series.find((each) => each.name === name && each.statistic === statistic)?.values ?? [];
  const seconds = times.map((at, index) => (at - (times[index - 1] ?? at)) / 1_000);

  return {
    values,
    /** The value now. */
    now: (name: string): number =>
      metrics.find((metric) => metric.name === name)?.measurements[0]?.value ?? 0,
    /** The rise of a counter in a second; the first sample has none before it. */
    perSecond: (name: string, statistic = 'COUNT'): number[] =>
      risesOf(values(name, statistic)).map((rise, index) => {
        const span = seconds[index] ?? 0;
        return span > 0 ? rise / span : 0;
      }),
    /** The mean time of a timer between two samples, in milliseconds. */
    meanMs: (name: string): number[] => {
      const counts = risesOf(values(name, 'COUNT'));
      const totals = risesOf(values(name, 'TOTAL_TIME'));
      return totals.map((total, index) => {
        const count = counts[index] ?? 0;
        return count > 0 ? (total / count) * 1_000 : 0;
      });
    },
  };
}

const risesOf = (values: readonly number[]): number[] =>
  values.map((value, index) => Math.max(0, value - (values[index - 1] ?? value)));

export const scaled = (values: readonly number[], factor: number): number[] =>
  values.map((value) => value * factor);

/** Bytes as megabytes, as the chart's axis has them. */
export const megabytes = 1 / 1_048_576;
