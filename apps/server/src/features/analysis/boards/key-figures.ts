import type { Board, Change, Figure } from '@portal/contract/analysis/board';
import type { PeriodRanges } from '../series/period-ranges.ts';
import { figure, growth, shift } from './figures.ts';

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

interface KeyFigures<Measure extends string> {
  main: MeasureFigure<Measure>;
  figures: readonly MeasureFigure<Measure>[];
}

/** The sums of a stretch of days, and of those that it is compared with. */
type Stretches<Measure extends string> = Record<'now' | 'before' | 'lastYear', Sums<Measure>>;

/** Makes the large figure of a board and those beside it, each with its changes. */
export const keyFigures = <Measure extends string>(
  { main, figures }: KeyFigures<Measure>,
  sums: Stretches<Measure>,
  ranges: Pick<PeriodRanges, 'name' | 'againstBefore'>,
): Pick<Board, 'main' | 'figures'> => ({
  main: {
    ...figureOf(main, sums.now),
    changes: [
      ...changeOf('同比', main, { now: sums.now, before: sums.lastYear }),
      ...changeOf('环比', main, sums),
    ],
    label: ranges.name + main.label,
  },
  figures: figures.map((measure) => comparedFigure(measure, sums, ranges)),
});

/** Makes one figure with its change. */
export const comparedFigure = <Measure extends string>(
  measure: MeasureFigure<Measure>,
  { now, before, lastYear }: Stretches<Measure>,
  { againstBefore }: Pick<PeriodRanges, 'againstBefore'>,
): Figure => ({
  ...figureOf(measure, now),
  changes:
    measure.than === 'lastYear'
      ? changeOf('同比', measure, { now, before: lastYear })
      : changeOf(againstBefore, measure, { now, before }),
});

/** Makes one figure that is compared with nothing, such as what is known as of now alone. */
export function figureOf<Measure extends string>(
  { label, of, say }: MeasureFigure<Measure>,
  sums: Sums<Measure>,
): Figure {
  const { prefix, text, unit } = say(of(sums));
  return figure(label, text, unit, prefix);
}

/** A value of fewer things is no ground for a growth in percent: the difference is said in things. */
export const manyEnough = 10;

function changeOf<Measure extends string>(
  label: string,
  { of, say, good = 'more', differsIn, digits = 1 }: MeasureFigure<Measure>,
  { now, before }: { now: Sums<Measure>; before: Sums<Measure> },
): Change[] {
  const compared = { now: of(now), before: of(before), good };
  const { prefix, unit } = say(compared.now);
  const isOfThings = prefix === '' && !unit.includes('/');
  if (differsIn === undefined && isOfThings && isFew(compared)) {
    return shift(label, { ...compared, unit: ` ${unit}`, digits: 0 });
  }
  if (differsIn === undefined) return growth(label, compared);
  return shift(label, { ...compared, unit: differsIn, digits });
}

const isFew = ({ now, before }: { now: number; before: number }): boolean =>
  Math.min(now, before) < manyEnough;
