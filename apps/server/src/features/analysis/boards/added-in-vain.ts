import type { MeasureFigure, Sums } from '@portal/system-server/board/measure-figure';
import type { MeasuredBoard } from './measured-board.ts';

/** All that a board says of its measures; boards that read some parts in another way leave these out. */
interface Layout<Measure extends string> {
  measures: readonly Measure[];
  main?: MeasureFigure<Measure>;
  figures: readonly MeasureFigure<Measure>[];
  /** The rate that stands at the tape. */
  target?: { label: string; of: (sums: Sums<Measure>) => number };
  trend?: MeasuredBoard<Measure>['trend'];
  shares?: { title: string; by?: Measure };
  ranking?: Pick<MeasuredBoard<Measure>['ranking'], 'title' | 'by' | 'columns'>;
  structure?: Pick<MeasuredBoard<Measure>['structure'], 'title' | 'aside' | 'parts'>;
}

/** Units of what two records together have no more of than one; so has each unit by another, as pieces an order. */
const measured: ReadonlySet<string> = new Set(['%', '天', '星', '分', '折', '倍', '年']);

/** Labels of rates, prices and averages, whatever unit they say. */
const ratesByName =
  /(?:率|比|占比|单价|坪效|评分|周转|达成)(?:（[^（）]*）)?$|^(?:平均|人均|每[次件单人])/;

const isRate = (label: string, unit: string): boolean =>
  measured.has(unit) || unit.includes('/') || ratesByName.test(label);

const none: ReadonlySet<string> = new Set();

/**
 * Lists what a board adds up though it means nothing added: a figure in such a unit or under such a label, or one of a
 * measure that does not add up, which is twice as much of twice the records. An average and a rate stay what they are.
 */
export function addedInVain<Measure extends string>(
  { measures, main, figures, target, trend, shares, ranking, structure }: Layout<Measure>,
  notAdding: ReadonlySet<string> = none,
): string[] {
  const said = [
    ...[...(main ? [main] : []), ...figures].map(({ label, of, say }) => ({
      label,
      of,
      unit: say(1).unit,
    })),
    ...(target ? [{ ...target, unit: '%' }] : []),
    ...(trend ? [{ label: trend.title, of: trend.of, unit: trend.unit }] : []),
    ...(ranking ? [{ label: ranking.title, of: ranking.by, unit: '' }] : []),
    ...(ranking?.columns ?? []).map(({ title, cell }) => ({ label: title, of: cell, unit: '' })),
    ...(structure?.parts ?? []).map(({ label, of }) => ({ label, of, unit: '' })),
    ...(structure ? [{ label: structure.title, of: structure.aside, unit: '' }] : []),
  ];
  const once = sumsOf(measures, () => 1);
  const twice = sumsOf(measures, () => 2);
  const grown = said.filter(({ label, of, unit }) => {
    const isOfSuch = [...notAdding].some(
      (name) => of(sumsOf(measures, (each) => (each === name ? 3 : 1))) !== of(once),
    );
    return (isOfSuch || isRate(label, unit)) && of(twice) !== of(once);
  });
  const bars = shares?.by !== undefined && notAdding.has(shares.by) ? [shares.title] : [];
  return [...grown.map(({ label }) => label), ...bars];
}

/** Makes sums of which no two are the same, each so many times. */
function sumsOf<Measure extends string>(
  measures: readonly Measure[],
  times: (measure: Measure) => number,
): Sums<Measure> {
  const sums = measures.map((name, nth): [Measure, number] => [
    name,
    (nth + 2) * 1_000_003 * times(name),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the measures, which the library forgets
  return Object.fromEntries(sums) as Sums<Measure>;
}
