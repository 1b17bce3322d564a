import type { Board, Change, Figure } from '@portal/contract/analysis/board';
import type { MeasureFigure, Sums } from '@portal/system-server/board/measure-figure';
import type { PeriodRanges } from '../series/period-ranges.ts';
import { figure, growth, shift } from '@portal/system-server/board/figures';

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
