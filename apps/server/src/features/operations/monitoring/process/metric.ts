import type { ActuatorMetric } from '@portal/contract/monitoring/actuator';

/** A metric that is one number. */
export const gauge = (
  name: string,
  description: string,
  value: number,
  baseUnit: string | null = null,
): ActuatorMetric => ({
  name,
  description,
  baseUnit,
  measurements: [{ statistic: 'VALUE', value }],
  availableTags: [],
});

/** A metric that counts since the start of the node. */
export const counter = (name: string, description: string, value: number): ActuatorMetric => ({
  ...gauge(name, description, value),
  measurements: [{ statistic: 'COUNT', value }],
});

/** A metric of durations in seconds: how many, their sum since the start, and the longest since the last sample. */
export const timer = (
  name: string,
  description: string,
  { count, total, max }: { count: number; total: number; max: number },
): ActuatorMetric => ({
  ...gauge(name, description, count, 'seconds'),
  measurements: [
    { statistic: 'COUNT', value: count },
    { statistic: 'TOTAL_TIME', value: total },
    { statistic: 'MAX', value: max },
  ],
});

/** A source of metrics of one page; always the same ones in the same order. */
export interface MetricSource {
  /** Reads the metrics, and begins the next interval of those that are about one. */
  sample: () => ActuatorMetric[];
  /** Reads the parts of a figure, such as the spaces of a heap; `most` is the limit of a part, null where it has none. */
  parts: () => { name: string; used: number; most: number | null }[];
  stop?: () => void;
}
