import type { FieldChange } from '@portal/contract/records/record-events';
import { hasAskers, keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import { type Row, toColumns, wordsOf } from '#features/workplace/records/table.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import type { Database } from '#platform/database/database.ts';
import { insertColumns } from '../insert-rows.ts';
import { personId } from '@portal/demonstration/people/members';
import { type MadeRecord, periodOf } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';

interface Ground {
  world: World;
  /** The ids of the people in the database: a group of an earlier release lacks some of the crowd. */
  people: ReadonlySet<string>;
}

/** Loads the records of a type with their timelines into an empty table; one that has records stays as it is. */
export async function loadRecordsOf(
  db: Database,
  type: RecordType,
  { world, people }: Ground,
): Promise<void> {
  const table = sql.table(tableOf(type));
  const { rows: held } = await sql`
    select from ${table} where tenant_id = current_tenant() limit 1`.execute(db);
  if (held.length > 0) return;
  const records = world.recordsOf(type);
  await insertColumns(
    db,
    tableOf(type),
    records.map((record) => rowOf(type, record, world)),
  );
  await insertColumns(
    db,
    'record_event',
    records.flatMap((record) => eventsOf(type, record, { world, people })),
  );
  await countOn(db, type, records);
}

function rowOf(type: RecordType, record: MadeRecord, world: World): Row {
  const columns = Object.entries(type.fields).map(([name, field]) =>
    toColumns(name, field, record.fields[name] ?? null),
  );
  return Object.assign(
    {
      id: record.id,
      scope: record.scope,
      version: record.steps.length + 1,
      state: record.state,
      words: wordsOf(type, record.id, record.fields),
      ...(hasAskers(type) && { askers: record.askers.map(personId) }),
      created_at: record.at,
      created_by: world.person(record.by).realname,
      changed_at: record.changedAt,
      changed_by: world.person(record.changedBy).realname,
    },
    ...columns,
  );
}

function eventsOf(type: RecordType, record: MadeRecord, { world, people }: Ground): Row[] {
  const author = (workNo: string, at: Date): Row => ({
    record_type: keyOfType(type),
    record_id: record.id,
    at,
    person_id: people.has(personId(workNo)) ? personId(workNo) : null,
    person_name: world.person(workNo).realname,
  });
  const created = {
    ...author(record.by, record.at),
    kind: 'created',
    step: null,
    from_state: null,
    to_state: null,
    changes: '[]',
  };
  const taken = record.steps.map(({ step, by, at, from, to, fields = {} }) => ({
    ...author(by, at),
    kind: 'step',
    step,
    from_state: from,
    to_state: to,
    changes: JSON.stringify(
      Object.entries(fields).map(([field, value]): FieldChange => ({
        field,
        from: null,
        to: value ?? null,
      })),
    ),
  }));
  return [created, ...taken];
}

/** New records are counted on from those that were made, in each month that they reach. */
async function countOn(
  db: Database,
  type: RecordType,
  records: readonly MadeRecord[],
): Promise<void> {
  const months = [...Map.groupBy(records, ({ at }) => periodOf(at))];
  await sql`
    insert into record_number (record_type, period, last)
    select ${keyOfType(type)}, * from unnest(
      ${months.map(([period]) => period)}::text[], ${months.map(([, { length }]) => length)}::int[]
    )
    on conflict (tenant_id, record_type, period)
      do update set last = greatest(record_number.last, excluded.last)`.execute(db);
}
