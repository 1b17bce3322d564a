import type { MeasuredBoard, Sums } from './measured-board.ts';

type Layout<Measure extends string> = Pick<
  MeasuredBoard<Measure>,
  'measures' | 'main' | 'figures' | 'trend' | 'structure'
> & { shares: { title: string; by?: Measure } } & {
  ranking: Pick<MeasuredBoard<Measure>['ranking'], 'title' | 'by' | 'columns'>;
};

/** Units of what two records together have no more of than one. */
const measured: ReadonlySet<string> = new Set(['%', '天', '星', '分', '折', '倍', '年']);

/**
 * Lists what a board adds up though it means nothing added: a figure in such a unit, or one of a measure that does not add
 * up, which is twice as much of twice the records. An average and a rate stay what they are.
 */
export function addedInVain<Measure extends string>(
  { measures, main, figures, trend, shares, ranking, structure }: Layout<Measure>,
  notAdding: ReadonlySet<string>,
): string[] {
  const said = [
    ...[main, ...figures].map(({ label, of, say }) => ({ label, of, unit: say(1).unit })),
    { label: trend.title, of: trend.of, unit: trend.unit },
    { label: ranking.title, of: ranking.by, unit: '' },
    ...ranking.columns.map(({ title, cell }) => ({ label: title, of: cell, unit: '' })),
    ...structure.parts.map(({ label, of }) => ({ label, of, unit: '' })),
    { label: structure.title, of: structure.aside, unit: '' },
  ];
  const once = sumsOf(measures, () => 1);
  const twice = sumsOf(measures, () => 2);
  const grown = said.filter(({ of, unit }) => {
    const isOfSuch = [...notAdding].some(
      (name) => of(sumsOf(measures, (each) => (each === name ? 3 : 1))) !== of(once),
    );
    return (isOfSuch || measured.has(unit)) && of(twice) !== of(once);
  });
  const bars = shares.by !== undefined && notAdding.has(shares.by) ? [shares.title] : [];
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
