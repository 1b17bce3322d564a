import { type Insertable, sql } from 'kysely';
import type { Row } from '#features/workplace/records/table.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';

// A statement takes 65,535 parameters at most; no table here has twenty columns.
const rowsAtOnce = 1_000;

/** Inserts what is not there yet: an earlier release may have loaded a part, and what it loaded stays as it is. */
export async function insertRows<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((row) => row.doNothing())
      .execute();
  }
}

const columnsAtOnce = 5_000;

/**
 * Inserts rows that all have the same columns, each column as one array of texts: 145,000 events take a second of
 * processor so, and 2.1 s as JSON.
 */
export async function insertColumns(
  db: Database,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const types = await typesIn(db, table);
  const columns = names.map((name) => ({ name, type: types.get(name) ?? 'text' }));
  for (let start = 0; start < rows.length; start += columnsAtOnce) {
    const slice = rows.slice(start, start + columnsAtOnce);
    // Arrays cannot hold arrays of other lengths, and hold their texts instead.
    const values = columns.map(({ name, type }) => {
      const texts = slice.map((row) => textOf(row[name]));
      return sql`${texts}::${sql.raw(type.endsWith('[]') ? 'text[]' : `${type}[]`)}`;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(columns.map(({ name, type }) => sql`${sql.ref(name)}::${sql.raw(type)}`))}
      from unnest(${sql.join(values)}) as given (${sql.join(names.map((name) => sql.ref(name)))})
    `.execute(db);
  }
}

async function typesIn(db: Database, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** A value as PostgreSQL reads it from text. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return `{${value.map((text) => `"${String(text).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
