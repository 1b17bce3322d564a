import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone.ts';
import { copyTenant } from '#testing/database/copy-tenant.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { businessFunctions, businessTables, businessViews, installationTables } from './tenancy.ts';
import { withinTenant } from './tenant.ts';

const own = await cloneDatabase();
const db = openDatabase(own.url, { tenantId: 0 });
afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
});

const namesFrom = async (query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ name }) => name);
const readsRows = new RegExp(
  String.raw`\b(?:from|join|update|into)\s+(?:${businessTables.join('|')})\b`,
  'i',
);

await db.insertInto('tenant').values({ id: 21, name: '二十一号租户' }).execute();

test('every table of the database is said to be business or the installation’s, and none both', async () => {
  const tables = await namesFrom(sql`
    select tablename as name from pg_tables where schemaname = 'public'`);
  const said = [...businessTables, ...Object.keys(installationTables)];

  expect(said.toSorted()).toEqual(tables.toSorted());
  expect(Object.values(installationTables)).not.toContain('');
});

test('every view and function that reads business rows is named with them', async () => {
  const views = await sql<{ name: string; text: string }>`
    select viewname as name, definition as text from pg_views where schemaname = 'public'`.execute(
    db,
  );
  const functions = await sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`.execute(db);
  const reading = ({ rows }: typeof views) =>
    rows
      .filter(({ text }) => readsRows.test(text))
      .map(({ name }) => name)
      .toSorted();

  expect(reading(views)).toEqual([...businessViews].toSorted());
  expect(reading(functions)).toEqual([...businessFunctions].toSorted());
});

test('every business row has a tenant that is there', async () => {
  const withTenant = await namesFrom(sql`
    select (select relname::text from pg_class where oid = c.conrelid) as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'f' and c.confrelid = 'tenant'::regclass
      and a.attname = 'tenant_id' and a.attnotnull and (select relname::text from pg_class where oid = c.conrelid) <> 'session'
      and (select relname::text from pg_class where oid = c.conrelid) not in ('person', 'person_tenant')`);

  expect(withTenant.toSorted()).toEqual([...businessTables].toSorted());
});

test('every key of a business table begins with the tenant', async () => {
  const without = await namesFrom(sql`
    select (select relname::text from pg_class where oid = i.indexrelid) as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where (select relname::text from pg_class where oid = i.indrelid) = any(${[...businessTables]}) and a.attname <> 'tenant_id'`);

  // Nodes read the diary of all tenants in its order.
  expect(without).toEqual(['notice_diary_in_order']);
});

test('no business row can point to one of another tenant', async () => {
  const loose = await namesFrom(sql`
    select c.conname as name from pg_constraint c
    where c.contype = 'f' and (select relname::text from pg_class where oid = c.conrelid) = any(${[...businessTables]})
      and (select relname::text from pg_class where oid = c.confrelid) = any(${[...businessTables]})
      and not exists (
        select from unnest(c.conkey, c.confkey) as pair(mine, theirs)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = mine and a.attname = 'tenant_id'
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = theirs and b.attname = 'tenant_id')`);
  const [group] = await db.selectFrom('business_group').select('bg_no').execute();
  const foreign = withinTenant(21, () =>
    db
      .insertInto('person_business_group')
      .values({ person_id: sql`(select min(id) from person)`, bg_no: group?.bg_no ?? '' })
      .execute(),
  );

  expect(loose).toEqual([]);
  await expect(foreign).rejects.toThrow('foreign key');
});

test('every business table refuses what is written for another tenant', async () => {
  const walled = await namesFrom(sql`
    select (select relname::text from pg_class where oid = tgrelid) as name from pg_trigger
    where tgname in ('own_tenant_insert', 'own_tenant_update', 'own_tenant_delete') and tgenabled = 'O'
    group by 1 having count(*) = 3`);

  expect(walled.toSorted()).toEqual([...businessTables].toSorted());
});

/** A key that another tenant has is met by one row as by thousands. */
const mostRows = 200;

test('two tenants hold the same keys in every business table', async () => {
  await withinTenant(21, () =>
    db.transaction().execute(async (tx) => {
      await copyTenant(tx, { from: 0, to: 21, mostRows });
    }),
  );

  for (const table of businessTables) {
    const { rows } = await sql<{ first: number; second: number }>`
      select count(*) filter (where tenant_id = 0)::int as first,
        count(*) filter (where tenant_id = 21)::int as second from ${sql.table(table)}`.execute(db);
    const [{ first, second } = { first: 0, second: 0 }] = rows;
    expect([table, second]).toEqual([table, second === mostRows ? mostRows : first]);
  }
});
