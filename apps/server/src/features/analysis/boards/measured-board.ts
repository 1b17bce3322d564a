import type { Board, Change, Dimension, Figure } from '@portal/contract/analysis/board';
import { isWithin, type Stretch } from '../series/calendar.ts';
import { daysRanking, weekdayShares } from '../series/day-ranking.ts';
import type { Drawn } from './board-content.ts';
import { growth, growthOrNone, percent, shift } from './figures.ts';
import type { Span } from '../series/period-ranges.ts';
import { trendPart } from '../series/daily-trend.ts';
import { onwards, type Way } from '../drill-down/drill-down-path.ts';

/** What was counted by names. */
export type Sums<Measure extends string> = Record<Measure, number>;

/** What was counted on one day at one place, such as a department, in one part of the work, such as a platform. */
export type Counted<Measure extends string> = {
  day: string;
  place: string;
  /** By what the place is opened; null where nothing further is known of it. The same for the part. */
  placeKey: string | null;
  part: string;
  partKey: string | null;
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
    rowsOf: (rows: Counted<Measure>[]) => ShareRow[];
    /** Which direction is welcome; more, if not said. */
    good?: 'more' | 'less';
    /** What a row is opened as; none is without it. */
    opensAs?: Dimension;
  };
  ranking: {
    title: string;
    place: string;
    opensAs: Dimension;
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

type Ranked<Measure extends string> = { label: string; key: string | null; sums: Sums<Measure> };

type ShareRow = { label: string; key: string | null; value: number };

const rankedMost = 8;

/** Of which time a board is, and to which part of the whole it has been opened. */
interface About {
  span: Span;
  way: Way;
}

/** All of a board but its title and whose figures it shows. */
export function measuredParts<Measure extends string>(
  about: Measured<Measure>,
  rows: Counted<Measure>[],
  { span, way }: About,
): Omit<Drawn, 'title' | 'scope'> {
  const sumsOf = (of: Counted<Measure>[]) => sumsIn(about.measures, of);
  const during = (stretch: Stretch) => rows.filter(({ day }) => isWithin(day, stretch));
  const current = during(span.current);
  const [now, before] = [sumsOf(current), sumsOf(during(span.before))];
  const lastYear = sumsOf(during(span.lastYear));
  const placed = placesIn(about, current);
  const onDay = Map.groupBy(rows, ({ day }) => day);
  const byDay = new Map([...onDay].map(([day, own]) => [day, about.trend.of(sumsOf(own))]));
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
    trend: trendPart(byDay, { span, way }, about.trend),
    shares: sharesPart(about, { rows, current, lastYear: during(span.lastYear) }, { span, way }),
    ranking: rankingPart(about, { rows, placed }, { span, way }),
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
      .map(([label, own]) => ({
        label,
        key: own[0]?.partKey ?? null,
        value: own.reduce((sum, row) => sum + row[measure], 0),
      }))
      .toSorted((a, b) => b.value - a.value);

const placesIn = <Measure extends string>(
  { measures, ranking }: Measured<Measure>,
  rows: Counted<Measure>[],
): Ranked<Measure>[] =>
  [...Map.groupBy(rows, ({ place }) => place)]
    .map(([label, own]) => ({ label, key: own[0]?.placeKey ?? null, sums: sumsIn(measures, own) }))
    .toSorted((a, b) => ranking.by(b.sums) - ranking.by(a.sums));

/** The places, the best first, and all beyond the table in one row; where there is a single place, its days. */
function rankingPart<Measure extends string>(
  { measures, ranking }: Measured<Measure>,
  { rows, placed }: { rows: Counted<Measure>[]; placed: Ranked<Measure>[] },
  { span, way }: About,
): Board['ranking'] {
  const columns = ranking.columns.map(({ title }) => title);
  const cells = (sums: Sums<Measure>) => ranking.columns.map(({ cell }) => cell(sums));
  if (placed.length === 1) {
    const onDay = Map.groupBy(rows, ({ day }) => day);
    const sumsOn = new Map([...onDay].map(([day, own]) => [day, sumsIn(measures, own)]));
    return daysRanking({ columns, sumsOn, by: ranking.by, cells }, span, way);
  }
  const [shown, rest] = [placed.slice(0, rankedMost), placed.slice(rankedMost)];
  const others = sumsIn(
    measures,
    rest.map(({ sums }) => sums),
  );
  return {
    title: ranking.title,
    columns: [ranking.place, ...columns],
    rows: shown.map(({ label, key, sums }) => ({
      label,
      cells: cells(sums),
      opens: key === null ? null : onwards(way, { dimension: ranking.opensAs, key }),
    })),
    others:
      rest.length > 0
        ? { label: `其余 ${rest.length} 个${ranking.place}`, cells: cells(others) }
        : null,
  };
}

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
  { shares: { title, rowsOf, opensAs, good = 'more' } }: Measured<Measure>,
  days: Record<'rows' | 'current' | 'lastYear', Counted<Measure>[]>,
  { span, way }: About,
): Board['shares'] {
  const { current, lastYear } = days;
  const rows = rowsOf(current);
  if (rows.length === 1) {
    const onDay = Map.groupBy(days.rows, ({ day }) => day);
    const valueOf = (own: Counted<Measure>[]) =>
      rowsOf(own).reduce((sum, row) => sum + row.value, 0);
    return weekdayShares(new Map([...onDay].map(([day, own]) => [day, valueOf(own)])), span);
  }
  const earlier = new Map(rowsOf(lastYear).map(({ label, value }) => [label, value]));
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  return {
    title,
    aside: '同比增速',
    rows: rows.map(({ label, key, value }) => ({
      label,
      percent: percent(value, whole),
      opens: opensAs && key !== null ? onwards(way, { dimension: opensAs, key }) : null,
      change: growthOrNone('同比', { now: value, before: earlier.get(label) ?? 0, good }),
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
