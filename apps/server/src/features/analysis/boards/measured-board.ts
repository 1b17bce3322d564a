import type { Board, Dimension } from '@portal/contract/analysis/board';
import { isWithin, type DayRange } from '../series/calendar.ts';
import { comparedWith, daysRanking, ranked, weekdayShares } from '../series/day-ranking.ts';
import type { BoardContent } from './board-content.ts';
import { percent, sharedGrowth } from '@portal/system-server/board/figures';
import type { Sums } from '@portal/system-server/board/measure-figure';
import type { BoardFigures, RankedPlace } from '@portal/system-server/board/record-board';
import { keyFigures } from './key-figures.ts';
import type { PeriodRanges } from '../series/period-ranges.ts';
import { trendPart } from '../series/daily-trend.ts';
import { drillInto, type DrillDownPath } from '../drill-down/drill-down-path.ts';

/** Measures of one day at one place (such as a department) and one part of the work (such as a platform). */
export type CountRow<Measure extends string> = {
  day: string;
  /** Empty for rows that count in the whole alone; the same for `part`. */
  place: string;
  /** The key by which to drill into the place; null if that is not possible. The same for `partKey`. */
  placeKey: string | null;
  part: string;
  partKey: string | null;
} & Sums<Measure>;

/** The description of a board over daily measures: everything that differs between such boards. */
export interface MeasuredBoard<Measure extends string> extends BoardFigures<Measure> {
  /** The bars of the shares. */
  shares: {
    title: string;
    rowsOf: (rows: CountRow<Measure>[]) => ShareRow[];
    /** The direction that counts as good; `more` by default. */
    good?: 'more' | 'less';
    /** The dimension by which to drill into a row; without it, rows cannot be drilled into. */
    opensAs?: Dimension;
  };
  ranking: BoardFigures<Measure>['ranking'] & { opensAs: Dimension };
}

type ShareRow = { label: string; key: string | null; value: number };

const rankedMost = 8;

/** The period and the part of the board to show. */
interface BoardView {
  ranges: PeriodRanges;
  path: DrillDownPath;
}

/** Rows of a board, and the measures that are not known of the part they are of. */
interface MeasuredRows<Measure extends string> {
  rows: CountRow<Measure>[];
  unknown?: ReadonlySet<Measure>;
}

/** Makes everything of a board except its title and scope. */
export function measuredParts<Measure extends string>(
  about: MeasuredBoard<Measure>,
  { rows: known, unknown = new Set() }: MeasuredRows<Measure>,
  { ranges, path }: BoardView,
): Omit<BoardContent, 'title' | 'scope'> {
  const rows = unknown.size === 0 ? known : known.map((row) => ({ ...row, ...without(unknown) }));
  const sumsOf = (of: CountRow<Measure>[]) => sumsIn(about.measures, of);
  const during = (range: DayRange) => rows.filter(({ day }) => isWithin(day, range));
  const current = during(ranges.current);
  const [now, before] = [sumsOf(current), sumsOf(during(ranges.before))];
  const lastYear = sumsOf(during(ranges.lastYear));
  const placed = placesIn(about, current);
  const onDay = Map.groupBy(rows, ({ day }) => day);
  const byDay = new Map([...onDay].map(([day, own]) => [day, about.trend.of(sumsOf(own)) || 0]));
  return {
    ...keyFigures(about, { now, before, lastYear }, ranges),
    target: null,
    trend: trendPart(byDay, { ranges, path }, about.trend),
    shares: sharesPart(
      about,
      { rows, current, lastYear: during(ranges.lastYear) },
      { ranges, path },
    ),
    ranking: rankingPart(about, { rows, placed }, { ranges, path }),
    structure: structurePart(about, now, placed),
  };
}

const without = <Measure extends string>(unknown: ReadonlySet<Measure>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the measures, which the library forgets
  Object.fromEntries([...unknown].map((name) => [name, Number.NaN])) as Partial<Sums<Measure>>;

/** Sums up each measure over rows. */
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

/** Returns bars by part of the work, longest first. */
export const byPart =
  <Measure extends string>(measure: Measure) =>
  (rows: CountRow<Measure>[]) =>
    [...Map.groupBy(rows, ({ part }) => part)]
      .filter(([label]) => label !== '')
      .map(([label, own]) => ({
        label,
        key: own[0]?.partKey ?? null,
        value: own.reduce((sum, row) => sum + row[measure], 0),
      }))
      .toSorted((a, b) => b.value - a.value);

const placesIn = <Measure extends string>(
  { measures, ranking }: MeasuredBoard<Measure>,
  rows: CountRow<Measure>[],
): RankedPlace<Measure>[] =>
  [...Map.groupBy(rows, ({ place }) => place)]
    .filter(([label]) => label !== '')
    .map(([label, own]) => ({ label, key: own[0]?.placeKey ?? null, sums: sumsIn(measures, own) }))
    .toSorted((a, b) => ranked(ranking.by(b.sums)) - ranked(ranking.by(a.sums)));

/** Ranks places, best first, with all beyond the table in one row. Ranks days if there is a single place. */
function rankingPart<Measure extends string>(
  { measures, ranking }: MeasuredBoard<Measure>,
  { rows, placed }: { rows: CountRow<Measure>[]; placed: RankedPlace<Measure>[] },
  { ranges, path }: BoardView,
): Board['ranking'] {
  const columns = ranking.columns.map(({ title }) => title);
  const cells = (sums: Sums<Measure>) => ranking.columns.map(({ cell }) => cell(sums));
  if (placed.length === 1) {
    const onDay = Map.groupBy(rows, ({ day }) => day);
    const sumsOn = new Map([...onDay].map(([day, own]) => [day, sumsIn(measures, own)]));
    return daysRanking({ columns, sumsOn, by: ranking.by, cells }, ranges, path);
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
      opens: key === null ? null : drillInto(path, { dimension: ranking.opensAs, key }),
    })),
    others:
      rest.length > 0
        ? { label: `其余 ${rest.length} 个${ranking.place}`, cells: cells(others) }
        : null,
  };
}

function sharesPart<Measure extends string>(
  { shares: { title, rowsOf, opensAs, good = 'more' } }: MeasuredBoard<Measure>,
  days: Record<'rows' | 'current' | 'lastYear', CountRow<Measure>[]>,
  { ranges, path }: BoardView,
): Board['shares'] {
  const { current, lastYear } = days;
  const rows = rowsOf(current);
  if (rows.length === 1) {
    const onDay = Map.groupBy(days.rows, ({ day }) => day);
    const valueOf = (own: CountRow<Measure>[]) =>
      rowsOf(own).reduce((sum, row) => sum + row.value, 0);
    return weekdayShares(new Map([...onDay].map(([day, own]) => [day, valueOf(own)])), ranges);
  }
  const earlier = new Map(rowsOf(lastYear).map(({ label, value }) => [label, value]));
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  return {
    title,
    aside: comparedWith(earlier),
    rows: (whole > 0 ? rows : []).map(({ label, key, value }) => ({
      label,
      percent: percent(value, whole),
      opens: opensAs && key !== null ? drillInto(path, { dimension: opensAs, key }) : null,
      ...sharedGrowth('同比', { now: value, before: earlier.get(label) ?? 0, good }),
    })),
  };
}

function structurePart<Measure extends string>(
  { structure }: MeasuredBoard<Measure>,
  sums: Sums<Measure>,
  places: RankedPlace<Measure>[],
): Board['structure'] {
  const whole = structure.parts.reduce((sum, { of }) => sum + of(sums), 0);
  return {
    title: structure.title,
    aside: whole > 0 ? structure.aside(sums) : '',
    parts: (whole > 0 ? structure.parts : []).map(({ label, of }) => ({
      label,
      percent: percent(of(sums), whole),
      detail: structure.detail(of(sums)),
    })),
    finding: whole > 0 ? structure.finding(places, sums) : '',
  };
}
