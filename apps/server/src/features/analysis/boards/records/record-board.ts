import type { RulePart } from '@portal/contract/policy/data-rules';
import type { RecordFilter } from '@portal/contract/records/record-filter';
import type {
  MeasuredRecords,
  RecordGroups,
  RecordMeasure,
} from '@portal/contract/records/record-measures';
import type { RecordType } from '@portal/contract/records/record-type';
import { totalOf } from '@portal/contract/records/totals';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type {
  AnyRecordBoard,
  RecordBoard,
  RecordSource,
} from '@portal/system-server/board/record-board';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import { rowsOnPath } from '../../drill-down/filter-rows.ts';
import type { BoardQuery } from '../../query/board-query.ts';
import { daysNeeded } from '../../series/daily-trend.ts';
import { type PeriodRanges, freshnessText, rangesFor } from '../../series/period-ranges.ts';
import { type BoardContent, emptyBoard } from '../board-content.ts';
import { byPart, type CountRow, type MeasuredBoard, measuredParts } from '../measured-board.ts';
import { addedInVain } from '../added-in-vain.ts';
import { everyRecord, fewRecords, recordsIn } from './few-records.ts';
import { countIn } from '@portal/system-server/board/measures';
import { scopeText } from './scope-text.ts';
import { systemServers } from '../../../../systems.ts';

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

/** Returns the parts of the data rules by which a user reaches records of a type. */
export type RulePartsOf = (type: RecordType, caller: Caller) => Promise<readonly RulePart[]>;

export interface RecordBoardParts {
  db: Database;
  measureRecords: MeasureRecords;
  rulePartsOf: RulePartsOf;
}

/** Makes the content of a board for a user. */
type MakeRecordBoard = (parts: RecordBoardParts, query: BoardQuery) => Promise<BoardContent>;

/** A board, with the figures of it that add up what means nothing added. */
export type MadeRecordBoard = MakeRecordBoard & { addedInVain: () => string[] };

/** The dimensions of place and part. */
const opens = { place: 'place', part: 'part' } as const;

/** Makes the content of a board that is counted from records. */
export const madeRecordBoard = (board: AnyRecordBoard): MadeRecordBoard =>
  board((about) =>
    Object.assign(contentOf(about), { addedInVain: () => addedInVain(about, notAdding(about)) }),
  );

const contentOf =
  <Measure extends string>(about: RecordBoard<Measure>): MakeRecordBoard =>
  async ({ db, measureRecords, rulePartsOf }, query) => {
    const [first] = about.sources;
    const { title, path, today, caller } = query;
    const scope = await scopeText({ db, rulePartsOf }, first.type, query);
    if (scope.isMissing) return emptyBoard({ title, scope: scope.words, main: about.main.label });
    const ranges = rangesFor(query, today);
    const days = daysNeeded(ranges);
    const measured = await Promise.all(
      about.sources.map(async (source) => {
        const { type, groups } = source;
        const measures = measuresOf(source);
        const rows = await measureRecords(type, { groups, measures, days }, caller);
        return rows.filter((row) => isCounted(source, row));
      }),
    );
    const all = about.sources.flatMap((source, at) =>
      (measured[at] ?? []).map((row) => toCountRow(about.measures, source, row)),
    );
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
    const parts = measuredParts(
      layout,
      { rows: rowsOnPath(all, path, opens), unknown: unknownOn(about.sources, path) },
      { ranges, path },
    );
    const words = `${scope.words}，${freshnessText(query, today)}`;
    if (scope.isOwn && Object.keys(path.opened).length === 0) {
      const lists = about.sources.map((each, at) => ({
        label: each.type.one,
        count: recordsIn(measured[at] ?? [], ranges.current),
        path: addressOf(each, { ranges, path }),
        page: each.page,
        action: `${each.type.actions}:list`,
      }));
      const few = fewRecords(lists, ranges);
      if (few) return { ...emptyBoard({ title, scope: words, main: '' }), main: parts.main, few };
    }
    const source = about.sources.find(({ type }) => type.name === path.opened.place) ?? first;
    return {
      title,
      scope: words,
      ...parts,
      records: {
        label: `查看${source.type.one}`,
        path: addressOf(source, { ranges, path }),
        action: `${source.type.actions}:list`,
      },
      labels: labelsOf(all),
    };
  };

/** Lists the measures of fields whose values a list does not add up either, and of days between two. */
const notAdding = <Measure extends string>({ sources }: RecordBoard<Measure>): Set<string> =>
  new Set(
    sources.flatMap(({ type, measures }) =>
      Object.entries<RecordMeasure | undefined>(measures).flatMap(([name, measure]) => {
        const isOfField = measure?.kind === 'sum' && totalOf(type, measure.field) !== 'sum';
        return isOfField || measure?.kind === 'days' ? [name] : [];
      }),
    ),
  );

/** Returns the measures of a source, each of the records that its figures name. */
const measuresOf = <Measure extends string>({
  measures,
  only,
}: RecordSource<Measure>): Record<string, RecordMeasure> =>
  Object.fromEntries(
    Object.entries<RecordMeasure | undefined>({ ...measures, [everyRecord]: countIn() }).flatMap(
      ([name, measure]) =>
        measure ? [[name, only ? { ...measure, where: both(only, measure.where) } : measure]] : [],
    ),
  );

const both = (only: RecordFilter, where: RecordFilter | undefined): RecordFilter =>
  where ? { all: [only, where] } : only;

/** Tells groups in which some records count from those that have none but records the figures do not name. */
const isCounted = ({ only }: Pick<RecordSource<string>, 'only'>, { measures }: MeasuredRecords) =>
  only === undefined || Object.values(measures).some((value) => value !== 0);

/** Returns the measures of sources that do not know the place or part that is open: of these there is no figure. */
const unknownOn = <Measure extends string>(
  sources: readonly RecordSource<Measure>[],
  { opened }: BoardQuery['path'],
): ReadonlySet<Measure> =>
  new Set(
    sources
      .filter(
        ({ groups, as }) =>
          (opened.place !== undefined && groups.place === undefined && as === undefined) ||
          (opened.part !== undefined && groups.part === undefined),
      )
      .flatMap(({ measures }) => namesOf(measures)),
  );

const namesOf = <Measure extends string>(measures: RecordSource<Measure>['measures']) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the measures, which the library forgets
  Object.keys(measures) as Measure[];

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
  { page, groups, only }: Pick<RecordSource<string>, 'page' | 'groups' | 'only'>,
  { ranges, path }: { ranges: PeriodRanges; path: BoardQuery['path'] },
): string {
  const { place, part } = path.opened;
  const filter: RecordFilter = {
    all: [
      { field: groups.on, op: 'least', value: ranges.current.from },
      { field: groups.on, op: 'most', value: ranges.current.to },
      ...(only ? [only] : []),
      ...isIn(groups.place, place),
      ...isIn(groups.part, part),
    ],
  };
  return `${page}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

const isIn = (field: string | undefined, value: string | undefined): RecordFilter[] =>
  field === undefined || value === undefined ? [] : [{ field, op: 'is', value }];

/** The boards that are counted from records, by their system. */
export const recordBoards: ReadonlyMap<SubsystemKey, MadeRecordBoard> = new Map(
  systemServers.flatMap(({ system, board }) =>
    board ? [[system.key, madeRecordBoard(board)] as const] : [],
  ),
);
