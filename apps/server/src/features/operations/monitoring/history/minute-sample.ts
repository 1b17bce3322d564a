import { second } from '@portal/common/durations';

/** A figure by its group, name and statistic. */
export interface Measured {
  group: string;
  name: string;
  statistic: string;
}

/** The figures of a node at a moment, in the order of what is measured. */
export interface Sample {
  /** Milliseconds since 1970. */
  at: number;
  values: readonly number[];
}

/** A longer time between two samples is a gap: the node slept, its clock was set, or the database was away. */
const gapMs = 90 * second;

/** Returns whether a figure is the most of its time or close to it; a mean of such ones would hide what they show. */
export const isPeak = ({ name, statistic }: Pick<Measured, 'name' | 'statistic'>): boolean =>
  statistic === 'MAX' || /\.(?:max|p\d\d)$/.test(name);

const isCount = ({ statistic }: Measured): boolean =>
  statistic === 'COUNT' || statistic === 'TOTAL_TIME';

/**
 * Makes one figure of each in the samples of a minute: the mean, of peaks the highest, and of counts the rise since the
 * last sample before. Null where that is not known.
 */
export function minuteOf(
  measured: readonly Measured[],
  samples: readonly Sample[],
  before: Sample | undefined,
): (number | null)[] {
  const last = samples.at(-1);
  const elapsed = last && before ? last.at - before.at : 0;
  return measured.map((figure, index) => {
    const values = samples.map((sample) => sample.values[index] ?? Number.NaN);
    if (values.length === 0 || values.some((value) => !Number.isFinite(value))) return null;
    if (isPeak(figure)) return Math.max(...values);
    if (!isCount(figure)) return values.reduce((sum, value) => sum + value, 0) / values.length;
    if (elapsed <= 0 || elapsed > gapMs) return null;
    const rise = (values.at(-1) ?? 0) - (before?.values[index] ?? Number.NaN);
    return rise >= 0 ? (rise / elapsed) * 60 * second : null;
  });
}
