import type { Board, Change, Figure } from '@portal/contract/analysis';
import { isWithin, type Stretch } from './calendar.ts';
import { growth, growthOrNone, percent, shift } from './figures.ts';
import type { Span } from './span.ts';
import { trendPart } from './trend.ts';

/** What was counted by names. */
export type Sums<Measure extends string> = Record<Measure, number>;

/** What was counted on one day at one place, such as a department, in one part of the work, such as a platform. */
export type Counted<Measure extends string> = {
  day: string;
  place: string;
  part: string;
} & Sums<Measure>;

type Amount = Pick<Figure, 'prefix' | 'text' | 'unit'>;

/** One figure: what it is called, how it follows from the sums, how it is said and which direction is welcome. */
interface Told<Measure extends string> {
  label: string;
  of: (sums: Sums<Measure>) => number;
  say: (value: number) => Amount;
  good?: 'more' | 'less';
  /** A difference in this unit; without it, a change is by how many percent it grew. */
  differsIn?: string;
}

/** A board over days that were counted: all that differs between such boards. */
export interface Measured<Measure extends string> {
  measures: readonly Measure[];
  main: Told<Measure>;
  figures: readonly Told<Measure>[];
  trend: { title: string; unit: string; of: (sums: Sums<Measure>) => number };
  /** Bars: what is shared out among whom. */
  shares: {
    title: string;
    rowsOf: (rows: Counted<Measure>[]) => { label: string; value: number }[];
  };
  ranking: {
    title: string;
    place: string;
    by: (sums: Sums<Measure>) => number;
    columns: readonly { title: string; cell: (sums: Sums<Measure>) => string }[];
  };
  structure: {
    title: string;
    aside: (sums: Sums<Measure>) => string;
    parts: readonly { label: string; of: (sums: Sums<Measure>) => number }[];
    detail: (value: number) => string;
    finding: (places: Ranked<Measure>[], sums: Sums<Measure>) => string;
  };
}

type Ranked<Measure extends string> = { label: string; sums: Sums<Measure> };

const rankedMost = 6;

/** All of a board but its title and whose figures it shows. */
export function measuredParts<Measure extends string>(
  about: Measured<Measure>,
  rows: Counted<Measure>[],
  span: Span,
): Omit<Board, 'title' | 'scope'> {
  const sumsOf = (of: Counted<Measure>[]) => sumsIn(about.measures, of);
  const during = (stretch: Stretch) => rows.filter(({ day }) => isWithin(day, stretch));
  const current = during(span.current);
  const [now, before] = [sumsOf(current), sumsOf(during(span.before))];
  const lastYear = sumsOf(during(span.lastYear));
  const placed = placesIn(about, current);
  const byDay = new Map(
    [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => [
      day,
      about.trend.of(sumsOf(own)),
    ]),
  );
  return {
    main: {
      ...toldOf(about.main, now, []),
      changes: [
        ...changeOf('同比', about.main, { now, before: lastYear }),
        ...changeOf('环比', about.main, { now, before }),
      ],
      label: span.name + about.main.label,
    },
    target: null,
    figures: about.figures.map((told) =>
      toldOf(told, now, changeOf(span.againstBefore, told, { now, before })),
    ),
    trend: trendPart(byDay, span, about.trend),
    shares: sharesPart(about, { current, lastYear: during(span.lastYear) }),
    ranking: {
      title: about.ranking.title,
      columns: [about.ranking.place, ...about.ranking.columns.map(({ title }) => title)],
      rows: placed.slice(0, rankedMost).map(({ label, sums }) => ({
        label,
        cells: about.ranking.columns.map(({ cell }) => cell(sums)),
      })),
    },
    structure: structurePart(about, now, placed),
  };
}

/** The sum of each measure over rows. */
function sumsIn<Measure extends string>(
  measures: readonly Measure[],
  rows: Sums<Measure>[],
): Sums<Measure> {
  const sums = new Map(
    measures.map((measure) => [measure, rows.reduce((sum, row) => sum + row[measure], 0)]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the measures, which the library forgets
  return Object.fromEntries(sums) as Sums<Measure>;
}

/** Bars by the part of the work the rows are of, the longest first. */
export const byPart =
  <Measure extends string>(measure: Measure) =>
  (rows: Counted<Measure>[]) =>
    [...Map.groupBy(rows, ({ part }) => part)]
      .map(([label, own]) => ({ label, value: own.reduce((sum, row) => sum + row[measure], 0) }))
      .toSorted((a, b) => b.value - a.value);

const placesIn = <Measure extends string>(
  { measures, ranking }: Measured<Measure>,
  rows: Counted<Measure>[],
): Ranked<Measure>[] =>
  [...Map.groupBy(rows, ({ place }) => place)]
    .map(([label, own]) => ({ label, sums: sumsIn(measures, own) }))
    .toSorted((a, b) => ranking.by(b.sums) - ranking.by(a.sums));

const toldOf = <Measure extends string>(
  { label, of, say }: Told<Measure>,
  sums: Sums<Measure>,
  changes: Change[],
): Figure => ({ label, ...say(of(sums)), changes });

function changeOf<Measure extends string>(
  label: string,
  { of, good = 'more', differsIn }: Told<Measure>,
  { now, before }: { now: Sums<Measure>; before: Sums<Measure> },
): Change[] {
  const compared = { now: of(now), before: of(before), good };
  if (differsIn === undefined) return growth(label, compared);
  return shift(label, { ...compared, unit: differsIn, digits: 1 });
}

function sharesPart<Measure extends string>(
  { shares: { title, rowsOf } }: Measured<Measure>,
  { current, lastYear }: { current: Counted<Measure>[]; lastYear: Counted<Measure>[] },
): Board['shares'] {
  const rows = rowsOf(current);
  const earlier = new Map(rowsOf(lastYear).map(({ label, value }) => [label, value]));
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  return {
    title,
    aside: '同比增速',
    rows: rows.map(({ label, value }) => ({
      label,
      percent: percent(value, whole),
      change: growthOrNone('同比', { now: value, before: earlier.get(label) ?? 0 }),
    })),
  };
}

function structurePart<Measure extends string>(
  { structure }: Measured<Measure>,
  sums: Sums<Measure>,
  places: Ranked<Measure>[],
): Board['structure'] {
  const whole = structure.parts.reduce((sum, { of }) => sum + of(sums), 0);
  return {
    title: structure.title,
    aside: structure.aside(sums),
    parts: structure.parts.map(({ label, of }) => ({
      label,
      percent: percent(of(sums), whole),
      detail: structure.detail(of(sums)),
    })),
    finding: structure.finding(places, sums),
  };
}
