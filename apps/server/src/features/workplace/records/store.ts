import type { RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordFields } from '@portal/contract/records/field-values';
import type { Total } from '@portal/contract/records/fields';
import { hasAskers, type RecordType } from '@portal/contract/records/record-type';
import { totalOf } from '@portal/contract/records/totals';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { conditionOf, keywordCondition, type SidesOfUser } from './conditions.ts';
import { columnOf, columnsOf, fieldsOf, type Row, toColumns } from './table.ts';
import { tableOf } from '#platform/database/record-tables.ts';

/** Selects the records of a type, in somebody's reach, that contain a keyword and match a filter. */
export interface RecordQuery {
  type: RecordType;
  reach: RawBuilder<boolean>;
  keyword: string;
  filter: RecordFilter | undefined;
  /** The sides of whoever asks, which a filter may name. */
  sides?: SidesOfUser;
  /** Fields that the keyword is not looked for in. */
  hidden: ReadonlySet<string>;
  /** A part of the order, which is read by itself. */
  part?: RawBuilder<boolean>;
}

export interface StoredRecord {
  id: string;
  /** The store, group, company or person it belongs to; empty where it is everybody's. */
  scope: string;
  version: number;
  state: string;
  fields: RecordFields;
  createdAt: Date;
  createdBy: string;
  changedAt: Date;
  changedBy: string;
  /** The ids of those who asked for a decision, the last of them last; empty for a type that keeps none. */
  askers: readonly string[];
}

/** A record that somebody reaches. */
export interface RecordKey {
  type: RecordType;
  reach: RawBuilder<boolean>;
  id: string;
}

/** A record, whoever reaches it. */
interface RecordPlace {
  type: RecordType;
  id: string;
}

/** The end of a statement about the records of a query; `joined` stands beside their table. */
export const matching = (
  { type, reach, keyword, filter, hidden, sides, part }: RecordQuery,
  joined = sql``,
) => {
  const table = tableOf(type);
  const conditions = [sql<boolean>`${ofTenant(table)}`, reach];
  if (keyword !== '') conditions.push(keywordCondition(type, keyword, hidden));
  if (filter) conditions.push(conditionOf(type, filter, sides));
  if (part) conditions.push(part);
  return sql`from ${sql.table(table)}${joined} where ${sql.join(conditions, sql` and `)}`;
};

/** Counts the records of a query, and sums up or averages each named field, as the type says. */
export async function countOf(db: Database, query: RecordQuery, names: readonly string[]) {
  const { type } = query;
  const columns = names.map((name, nth) => {
    const total = totalOf(type, name) === 'average' ? sql`avg` : sql`sum`;
    return sql`, ${total}(${sql.ref(columnOf(type, name))})::float8 as ${sql.ref(`total_${nth}`)}`;
  });
  const { rows } =
    await sql<Row>`${unnamed} select count(*)::int as total${sql.join(columns, sql``)}
    ${matching(query)}`.execute(db);
  const [row = {}] = rows;
  const totals = (wanted: Total) =>
    names.flatMap((name, nth): [string, number][] => {
      const value = row[`total_${nth}`];
      // Nothing adds up to 0; an average of nothing is none.
      const isThere = wanted === 'sum' || value !== null;
      return isThere && totalOf(type, name) === wanted ? [[name, Number(value ?? 0)]] : [];
    });
  const averages = totals('average');
  return {
    total: Number(row['total']),
    sums: Object.fromEntries(totals('sum')),
    ...(averages.length > 0 && { averages: Object.fromEntries(averages) }),
  };
}

/** Counts the records of a query up to a number: for a list whose end few reach. */
export async function countUpTo(db: Database, query: RecordQuery, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`${unnamed} select count(*)::int as total
    from (select ${matching(query)} limit ${most}) first`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Finds a record; `lock` keeps others from changing it until the transaction ends. */
export async function findRecord(
  db: Database,
  { type, reach, id }: RecordKey,
  { lock = false } = {},
): Promise<StoredRecord | undefined> {
  const table = tableOf(type);
  const { rows } = await sql<Row>`select ${columnsOfRow(type)} from ${sql.table(table)}
    where ${ofTenant(table)} and ${reach} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows[0] && readRecord(type, rows[0]);
}

/**
 * Returns of each record, as it would be stored, whether a reach shows it. Imports ask before they write: one wrong row
 * undoes no others.
 */
export async function areShown(
  db: Database,
  { type, reach }: Pick<RecordKey, 'type' | 'reach'>,
  records: readonly Pick<NewRecord, 'scope' | 'state' | 'fields'>[],
): Promise<boolean[]> {
  if (records.length === 0) return [];
  const made = records.map(({ scope, state, fields }, nth): Row => ({
    id: String(nth),
    scope,
    state,
    ...columnsFor(type, fields),
  }));
  const json = JSON.stringify(made);
  const { rows } = await sql<{ id: string }>`
    select id from jsonb_populate_recordset(null::${sql.table(tableOf(type))}, ${json}::jsonb)
    where ${reach}`.execute(db);
  const shown = new Set(rows.map(({ id }) => id));
  return made.map((_, nth) => shown.has(String(nth)));
}

/** Columns by name: a column that a newer release has added does not change the shape of a planned statement. */
export const columnsOfRow = (type: RecordType) => {
  const own = Object.entries(type.fields).flatMap(([name, field]) => columnsOf(name, field));
  const kept = hasAskers(type) ? [...commonColumns, 'askers'] : commonColumns;
  const names = [...kept, ...own.map(({ name }) => name)];
  return sql.join(names.map((name) => sql.ref(name)));
};
const commonColumns = [
  'id',
  'scope',
  'version',
  'state',
  'created_at',
  'created_by',
  'changed_at',
  'changed_by',
];

export const readRecord = (type: RecordType, row: Row): StoredRecord => ({
  id: String(row['id']),
  scope: String(row['scope']),
  version: Number(row['version']),
  state: String(row['state']),
  fields: fieldsOf(type, row),
  createdAt: momentIn(row['created_at']),
  createdBy: String(row['created_by']),
  changedAt: momentIn(row['changed_at']),
  changedBy: String(row['changed_by']),
  askers: Array.isArray(row['askers']) ? row['askers'].map(String) : [],
});

const momentIn = (value: unknown): Date =>
  value instanceof Date ? value : new Date(String(value));

const columnsFor = (type: RecordType, fields: Partial<RecordFields>): Row =>
  Object.assign(
    {},
    ...Object.entries(type.fields).map(([name, field]) => {
      const value = fields[name];
      return value === undefined ? {} : toColumns(name, field, value);
    }),
  );

/** The author and time of a change. */
export interface Authorship {
  by: string;
  at: Date;
}

/** A record as it is inserted. */
interface NewRecord {
  id: string;
  scope: string;
  fields: RecordFields;
  state: string;
  words: string;
  askers?: readonly string[];
}

export const insertRecord = (
  db: Database,
  { type, scope, id }: RecordPlace & { scope: string },
  { by, at, ...record }: Omit<NewRecord, 'id' | 'scope'> & Authorship,
): Promise<void> => insertRecords(db, type, [{ id, scope, ...record }], { by, at });

/** Inserts records in one statement. */
export async function insertRecords(
  db: Database,
  type: RecordType,
  records: readonly NewRecord[],
  { by, at }: Authorship,
): Promise<void> {
  const rows = records.map(({ id, scope, fields, state, words, askers = [] }): Row => ({
    id,
    scope,
    state,
    ...columnsFor(type, fields),
    words,
    ...(hasAskers(type) && { askers: [...askers] }),
    created_at: at,
    created_by: by,
    changed_at: at,
    changed_by: by,
  }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
  await sql`insert into ${sql.table(tableOf(type))} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(values)}`.execute(db);
}

/** Updates the fields that are given, the state, and who asked where that is given; raises the version. */
export async function updateRecord(
  db: Database,
  { type, id }: RecordPlace,
  change: Pick<NewRecord, 'state' | 'words' | 'askers'> & {
    fields: Partial<RecordFields>;
  } & Authorship,
): Promise<void> {
  const table = tableOf(type);
  const row: Row = {
    ...columnsFor(type, change.fields),
    state: change.state,
    words: change.words,
    ...(change.askers && hasAskers(type) && { askers: [...change.askers] }),
    changed_at: change.at,
    changed_by: change.by,
  };
  const settings = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(settings)}, version = version + 1
    where ${ofTenant(table)} and id = ${id}`.execute(db);
}

export async function nameOf(db: Database, personId: string): Promise<string> {
  const row = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('realname')
    .executeTakeFirst();
  return row?.realname ?? '';
}
