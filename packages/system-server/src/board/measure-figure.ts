import type { Figure } from '@portal/contract/analysis/board';

/** Measures by name, summed up. */
export type Sums<Measure extends string> = Record<Measure, number>;

/** One figure: its label, value, format, and the direction that counts as good. */
export interface MeasureFigure<Measure extends string> {
  label: string;
  /** Not a number where there is none, as of a rate of nothing. */
  of: (sums: Sums<Measure>) => number;
  say: (value: number) => Pick<Figure, 'prefix' | 'text' | 'unit'>;
  good?: 'more' | 'less';
  /** The unit of a difference; without it, changes are growth in percent. */
  differsIn?: string;
  /** Decimals of a difference, 1 by default. */
  digits?: number;
  /** The stretch it is compared with, instead of the stretch of days before. */
  than?: 'lastYear';
}
