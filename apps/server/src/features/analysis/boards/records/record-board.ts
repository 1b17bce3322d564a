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

/** A board counted from the records of one type: its figures are those of the list that it leads to. */
export interface RecordBoard<Measure extends string> extends Pick<
  MeasuredBoard<NoInfer<Measure>>,
  'main' | 'figures' | 'trend' | 'structure'
> {
  type: RecordType;
  /** The address of the page with these records. */
  page: string;
  groups: RecordGroups;
  measures: Readonly<Record<Measure, RecordMeasure>>;
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

interface RecordBoardParts {
  db: Database;
  measureRecords: MeasureRecords;
}

/** Makes the content of a board for a user. */
export type MakeRecordBoard = (parts: RecordBoardParts, query: BoardQuery) => Promise<BoardContent>;

/** The dimensions of place and part. */
const opens = { place: 'place', part: 'part' } as const;

/** Defines a board; its figures name its own measures, or do not compile. */
export const recordBoard =
  <Measure extends string>(about: RecordBoard<Measure>): MakeRecordBoard =>
  async ({ db, measureRecords }, query) => {
    const { type, groups, measures } = about;
    const { title, path, today, caller } = query;
    const scope = await scopeText(db, type, query);
    if (scope.isMissing) return emptyBoard({ title, scope: scope.words, main: about.main.label });
    const ranges = rangesFor(query, today);
    const days = daysNeeded(ranges);
    const measured = await measureRecords(type, { groups, measures, days }, caller);
    const rows = rowsOnPath(measured.map(toCountRow<Measure>), path, opens);
    const layout: MeasuredBoard<Measure> = {
      ...about,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the measures, which the library forgets
      measures: Object.keys(measures) as Measure[],
      shares: {
        title: about.shares.title,
        rowsOf: byPart(about.shares.by),
        opensAs: opens.part,
        good: about.shares.good ?? 'more',
      },
      ranking: { ...about.ranking, opensAs: opens.place },
    };
    return {
      title,
      scope: `${scope.words}，${freshnessText(query, today)}`,
      ...measuredParts(layout, rows, { ranges, path }),
      records: {
        label: `查看${type.one}`,
        path: addressOf(about, { ranges, path }),
        action: `${type.actions}:list`,
      },
      labels: labelsOf(measured),
    };
  };

const unknown = '未填写';

const toCountRow = <Measure extends string>({
  measures,
  ...row
}: MeasuredRecords): CountRow<Measure> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- measured by the names that the board gave
  ({
    ...row,
    place: row.place ?? unknown,
    part: row.part ?? unknown,
    ...measures,
  }) as CountRow<Measure>;

/** The names of the parts that can be opened, by their step in a path. */
const labelsOf = (rows: readonly MeasuredRecords[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(({ place, placeKey, part, partKey }): [string, string][] => [
      [`place:${placeKey}`, place ?? unknown],
      [`part:${partKey}`, part ?? unknown],
    ]),
  );

/** The address of the list with the records of the period and the part that is open. */
function addressOf(
  { page, groups }: Pick<RecordBoard<string>, 'page' | 'groups'>,
  { ranges, path }: { ranges: PeriodRanges; path: BoardQuery['path'] },
): string {
  const { place, part } = path.opened;
  const filter: RecordFilter = {
    all: [
      { field: groups.on, op: 'least', value: ranges.current.from },
      { field: groups.on, op: 'most', value: ranges.current.to },
      ...(place === undefined ? [] : [{ field: groups.place, op: 'is', value: place } as const]),
      ...(part === undefined ? [] : [{ field: groups.part, op: 'is', value: part } as const]),
    ],
  };
  return `${page}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}
