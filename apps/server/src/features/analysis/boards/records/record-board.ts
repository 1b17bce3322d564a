import type { RecordFilter } from '@portal/contract/records/record-filter';
import type {
  MeasuredRecords,
  RecordGroups,
  RecordMeasure,
} from '@portal/contract/records/record-measures';
import type { RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import { rowsOnPath } from '../../drill-down/filter-rows.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { daysNeeded } from '../../series/daily-trend.ts';
import { type PeriodRanges, freshnessText, rangesFor } from '../../series/period-ranges.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import { byPart, type CountRow, type MeasuredBoard, measuredParts } from '../measured-board.ts';
import { scopeText } from './scope-text.ts';

/** The records of one type, and what is counted of them. */
interface RecordSource<Measure extends string> {
  type: RecordType;
  /** The address of the page with these records. */
  page: string;
  groups: RecordGroups;
  /** The place of all of these records, where no field says it. */
  as?: string;
  measures: Readonly<Partial<Record<Measure, RecordMeasure>>>;
}

/** A board counted from records: its figures are those of the lists that it leads to. */
export interface RecordBoard<Measure extends string> extends Pick<
  MeasuredBoard<NoInfer<Measure>>,
  'main' | 'figures' | 'trend' | 'structure'
> {
  measures: readonly Measure[];
  /** The first one is what the whole board leads to; a measure that a type does not have is none. */
  sources: readonly [RecordSource<NoInfer<Measure>>, ...RecordSource<NoInfer<Measure>>[]];
  /** The bars of the parts, by one measure. */
  shares: { title: string; by: NoInfer<Measure>; good?: 'more' | 'less' };
  ranking: Omit<MeasuredBoard<NoInfer<Measure>>['ranking'], 'opensAs'>;
}

/** Measures records; `wiring/` passes in that of `workplace/records`. */
export type MeasureRecords = (
  type: RecordType,
  input: {
    groups: RecordGroups;
    measures: Readonly<Record<string, RecordMeasure>>;
    days: readonly string[];
  },
  caller: Caller,
) => Promise<MeasuredRecords[]>;

/** Returns whether the rules of a user show fewer records of a type than its scope says. */
export type IsNarrowed = (type: RecordType, caller: Caller) => Promise<boolean>;

export interface RecordBoardParts {
  db: Database;
  measureRecords: MeasureRecords;
  isNarrowed: IsNarrowed;
}

/** Makes the content of a board for a user. */
export type MakeRecordBoard = (parts: RecordBoardParts, query: BoardQuery) => Promise<BoardContent>;

/** The dimensions of place and part. */
const opens = { place: 'place', part: 'part' } as const;

/** Defines a board; its figures name its own measures, or do not compile. */
export const recordBoard =
  <const Measure extends string>(about: RecordBoard<Measure>): MakeRecordBoard =>
  async ({ db, measureRecords, isNarrowed }, query) => {
    const [first] = about.sources;
    const { title, path, today, caller } = query;
    const scope = await scopeText({ db, isNarrowed }, first.type, query);
    if (scope.isMissing) return emptyBoard({ title, scope: scope.words, main: about.main.label });
    const ranges = rangesFor(query, today);
    const days = daysNeeded(ranges);
    const measured = await Promise.all(
      about.sources.map(async (source) => {
        const { type, groups, measures } = source;
        const rows = await measureRecords(
          type,
          { groups, measures: given(measures), days },
          caller,
        );
        return rows.map((row) => toCountRow(about.measures, source, row));
      }),
    );
    const all = measured.flat();
    const layout: MeasuredBoard<Measure> = {
      ...about,
      shares: {
        title: about.shares.title,
        rowsOf: byPart(about.shares.by),
        opensAs: opens.part,
        good: about.shares.good ?? 'more',
      },
      ranking: { ...about.ranking, opensAs: opens.place },
    };
    const source = about.sources.find(({ type }) => type.name === path.opened.place) ?? first;
    return {
      title,
      scope: `${scope.words}，${freshnessText(query, today)}`,
      ...measuredParts(layout, rowsOnPath(all, path, opens), { ranges, path }),
      records: {
        label: `查看${source.type.one}`,
        path: addressOf(source, { ranges, path }),
        action: `${source.type.actions}:list`,
      },
      labels: labelsOf(all),
    };
  };

const given = <Measure extends string>(
  measures: RecordSource<Measure>['measures'],
): Record<string, RecordMeasure> =>
  Object.fromEntries(
    Object.entries<RecordMeasure | undefined>(measures).flatMap(([name, measure]) =>
      measure ? [[name, measure]] : [],
    ),
  );

const unknown = '未填写';

function toCountRow<Measure extends string>(
  names: readonly Measure[],
  { type, groups, as }: RecordSource<Measure>,
  { day, place, placeKey, part, partKey, measures }: MeasuredRecords,
): CountRow<Measure> {
  const zero = new Map(names.map((name) => [name, measures[name] ?? 0]));
  return {
    day,
    place: as ?? (groups.place === undefined ? '' : (place ?? unknown)),
    placeKey: as === undefined ? placeKey : type.name,
    part: groups.part === undefined ? '' : (part ?? unknown),
    partKey,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the measures, which the library forgets
    ...(Object.fromEntries(zero) as Record<Measure, number>),
  };
}

/** The names of the parts that can be opened, by their step in a path. */
const labelsOf = (
  rows: readonly Pick<CountRow<never>, 'place' | 'placeKey' | 'part' | 'partKey'>[],
): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(({ place, placeKey, part, partKey }): [string, string][] => [
      [`place:${placeKey}`, place],
      [`part:${partKey}`, part],
    ]),
  );

/** The address of the list with the records of the period and the part that is open. */
function addressOf(
  { page, groups }: Pick<RecordSource<string>, 'page' | 'groups'>,
  { ranges, path }: { ranges: PeriodRanges; path: BoardQuery['path'] },
): string {
  const { place, part } = path.opened;
  const filter: RecordFilter = {
    all: [
      { field: groups.on, op: 'least', value: ranges.current.from },
      { field: groups.on, op: 'most', value: ranges.current.to },
      ...isIn(groups.place, place),
      ...isIn(groups.part, part),
    ],
  };
  return `${page}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

const isIn = (field: string | undefined, value: string | undefined): RecordFilter[] =>
  field === undefined || value === undefined ? [] : [{ field, op: 'is', value }];
