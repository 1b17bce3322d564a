import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface Part {
  table: string;
  name: string;
  definition: string;
  isConstraint: boolean;
}

/**
 * Fills empty tables that get their indexes and foreign keys once all rows are there, as they were before. The 24,000
 * slips take some 3.5 s so, and 6.8 s where each row goes into fifteen indexes. The tables are locked until the commit.
 */
export async function fillInBulk(
  db: Database,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeysOf(db, tables);
  await drop(db, keys);
  const indexes = await indexesOf(db, tables);
  await drop(db, indexes);
  await fill();
  for (const { table, name, definition, isConstraint } of [...indexes, ...keys]) {
    const added = sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} `;
    await sql`${isConstraint ? added : sql``}${sql.raw(definition)}`.execute(db);
  }
}

async function foreignKeysOf(db: Database, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select relname as table, conname as name, pg_get_constraintdef(key.oid) as definition,
      true as "isConstraint"
    from pg_constraint key join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conrelid = any(${tables}::regclass[])
    order by key.oid`.execute(db);
  return rows;
}

/** Indexes in the order they were made, which the planner keeps to; without those that foreign keys refer to. */
async function indexesOf(db: Database, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select of.relname as table, itself.relname as name, own.oid is not null as "isConstraint",
      coalesce(pg_get_constraintdef(own.oid), pg_get_indexdef(indexrelid)) as definition
    from pg_index
    join pg_class itself on itself.oid = indexrelid
    join pg_class of on of.oid = indrelid
    left join pg_constraint own on own.conindid = indexrelid and own.contype in ('p', 'u')
    where indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype = 'f')
    order by indexrelid`.execute(db);
  return rows;
}

async function drop(db: Database, parts: readonly Part[]): Promise<void> {
  for (const { table, name, isConstraint } of parts) {
    await (
      isConstraint
        ? sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`
        : sql`drop index ${sql.ref(name)}`
    ).execute(db);
  }
}
