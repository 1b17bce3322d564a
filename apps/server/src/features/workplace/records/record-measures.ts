import type {
  MeasuredRecords,
  RecordGroups,
  RecordMeasure,
} from '@portal/contract/records/record-measures';
import { conditionsOf } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { keysIn, nameIn } from '@portal/contract/records/references';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import { conditionOf } from './conditions.ts';
import type { NamesOf } from './record-names.ts';
import type { ReachOf } from './reach/record-reach.ts';
import { type FieldsOf, refuseHidden } from './record-access.ts';
import { columnOf, type Row } from './table.ts';
import { tableOf } from '#platform/database/record-tables.ts';

export interface MeasureInput {
  groups: RecordGroups;
  measures: Readonly<Record<string, RecordMeasure>>;
  /** The calendar days to measure. */
  days: readonly string[];
}

interface MeasureParts {
  db: Database;
  namesOf: NamesOf;
  reachOf: ReachOf;
  fieldsOf: FieldsOf;
}

/** Measures records of a type by day, place and part, over those that the caller would find in their list. */
export const createMeasureRecords =
  ({ db, namesOf, reachOf, fieldsOf }: MeasureParts) =>
  async (
    type: RecordType,
    { groups, measures, days }: MeasureInput,
    caller: Caller,
  ): Promise<MeasuredRecords[]> => {
    const ordered = days.toSorted();
    const [first, last] = [ordered[0], ordered.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { hidden } = await fieldsOf(type, caller);
    refuseHidden(type, measuredFields(groups, measures), hidden);
    const table = tableOf(type);
    const { where } = await reachOf(type, caller);
    const day = dayOf(type, groups.on);
    const names = Object.keys(measures);
    const columns = Object.values(measures).map(
      (measure, nth) => sql`, ${aggregate(type, measure)}::float8 as ${sql.ref(`measure_${nth}`)}`,
    );
    const { rows } = await sql<Row>`${unnamed}
      select ${day}::text as day, ${groupColumn(type, groups.place)} as place,
        ${groupColumn(type, groups.part)} as part ${sql.join(columns, sql``)}
      from ${sql.table(table)}
      where ${ofTenant(table)} and ${where}
        and ${withinDays(type, groups.on, first, last)} and ${day} = any (${days}::date[])
      group by 1, 2, 3 order by 1, 2, 3`.execute(db);
    const labelOf = await labelsFor(type, groups, rows, (references) =>
      namesOf(references, caller),
    );
    return rows.map((row) => {
      const [placeKey, partKey] = [keyIn(row['place']), keyIn(row['part'])];
      return {
        day: String(row['day']),
        placeKey,
        place: labelOf(groups.place, placeKey),
        partKey,
        part: labelOf(groups.part, partKey),
        measures: Object.fromEntries(
          names.map((name, nth) => [name, Number(row[`measure_${nth}`])]),
        ),
      };
    });
  };

type FieldValues = Parameters<NamesOf>[0];

/** The fields that figures are made of: whoever does not see one of them does not see its sums either. */
const measuredFields = (
  { on, place, part }: RecordGroups,
  measures: Readonly<Record<string, RecordMeasure>>,
): string[] => [
  ...[on, place, part].flatMap((name) => name ?? []),
  ...Object.values(measures).flatMap((measure) => [
    ...(measure.where ? conditionsOf(measure.where).map(({ field }) => field) : []),
    ...('field' in measure ? [measure.field] : []),
    ...('than' in measure ? [measure.than] : []),
    ...('until' in measure ? [measure.until, measure.from] : []),
  ]),
];

/** Returns what reads the label of a group's key: that of a choice or a state, or the name of what it refers to. */
async function labelsFor(
  type: RecordType,
  groups: RecordGroups,
  rows: readonly Row[],
  namesOf: (references: FieldValues) => ReturnType<NamesOf>,
): Promise<(group: string | undefined, key: string | null) => string | null> {
  const [place, part] = [type.fields[groups.place ?? ''], type.fields[groups.part ?? '']];
  const references = [
    ...(place ? rows.map((row) => ({ field: place, value: keyIn(row['place']) })) : []),
    ...(part ? rows.map((row) => ({ field: part, value: keyIn(row['part']) })) : []),
  ];
  const names = await namesOf(references);
  return (group, key) => {
    if (key === null || group === undefined) return null;
    if (group === 'state') return type.states[key]?.label ?? key;
    const field = type.fields[group];
    if (!field) return key;
    if ('choices' in field) return field.choices.find(({ value }) => value === key)?.label ?? key;
    return nameIn(names, field, key) ?? key;
  };
}

const keyIn = (value: unknown): string | null =>
  keysIn(typeof value === 'string' ? value : null)[0] ?? null;

const groupColumn = (type: RecordType, name: string | undefined) =>
  name === undefined ? sql`null::text` : sql`${sql.ref(columnOf(type, name))}::text`;

/** The day of a field, or the calendar day of `createdAt` in the group's zone. */
const dayOf = (type: RecordType, name: string): RawBuilder<unknown> => {
  const column = sql.ref(columnOf(type, name));
  return name === 'createdAt'
    ? sql`(${column} at time zone 'Asia/Shanghai')::date`
    : sql`${column}`;
};

/** Narrows to the days by what has an index; the days themselves are compared after it. */
const withinDays = (type: RecordType, name: string, first: string, last: string) =>
  conditionOf(type, {
    all: [
      { field: name, op: 'least', value: first },
      { field: name, op: 'most', value: last },
    ],
  });

function aggregate(type: RecordType, measure: RecordMeasure): RawBuilder<unknown> {
  const where = measure.where ? conditionOf(type, measure.where) : sql`true`;
  switch (measure.kind) {
    case 'sum':
      return sql`coalesce(sum(${sql.ref(columnOf(type, measure.field))}) filter (where ${where}), 0)`;
    case 'days':
      return sql`coalesce(sum(${dayOf(type, measure.until)} - ${dayOf(type, measure.from)})
        filter (where ${where}), 0)`;
    case 'late':
      return sql`count(*) filter (where ${dayOf(type, measure.field)} > ${dayOf(type, measure.than)}
        and ${where})`;
    case 'count':
    default:
      return sql`count(*) filter (where ${where})`;
  }
}
