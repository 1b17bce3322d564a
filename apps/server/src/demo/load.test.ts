import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { cloneDatabase, emptyDatabase, grantAsStarts } from '#testing/database/clone.ts';
import { describeSchema } from '#testing/database/describe-schema.ts';
import { loadDemonstration } from './load.ts';
import { migrationFolders } from '../systems.ts';

const now = new Date('2026-11-21T09:00:00Z');
const directory = await mkdtemp(join(tmpdir(), 'portal-accounts-'));
const own = await cloneDatabase();
const db = openDatabase(own.url, { tenantId: 0 });

afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
  await rm(directory, { recursive: true });
});

/** The rows of the first tenant. */
async function countRows(...tables: string[]): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} t
      where coalesce((to_jsonb(t) ->> 'tenant_id')::int, 0) = 0`.execute(db);
    return [table, rows[0]?.n ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const passwordHashOf = async (workNo: string) => {
  const person = await db
    .selectFrom('person')
    .select('password_hash')
    .where('work_no', '=', workNo)
    .executeTakeFirstOrThrow();
  return person.password_hash;
};

test('the demonstration group has the size of a real one', async () => {
  const sizes = await countRows('business_group', 'store', 'company', 'department', 'person');

  expect(sizes).toEqual({
    business_group: 5,
    store: 1_200,
    company: 3,
    department: 40,
    person: 2_000,
  });
  expect(await countRows('subsystem', 'dictionary', 'role', 'announcement')).toEqual({
    subsystem: 15,
    dictionary: 67,
    role: 21,
    announcement: 30,
  });
});

test('whoever chooses the second tenant finds it furnished, under keys the group uses as well', async () => {
  const { rows } = await sql<{ name: string }>`
    select store_name as name from person_store join store using (tenant_id, store_no)
    join person on person.id = person_id
    where person_store.tenant_id = 1 and work_no = '900015' order by store_no`.execute(db);
  const { rows: shared } = await sql<{ stores: number; letters: number }>`
    select (select count(*)::int from store a join store b using (store_no)
        where a.tenant_id = 0 and b.tenant_id = 1) as stores,
      (select count(*)::int from announcement where tenant_id = 1) as letters`.execute(db);

  expect(rows.map(({ name }) => name)).toEqual([
    '苏州观前街加盟店',
    '无锡中山路加盟店',
    '嘉兴月河加盟店',
  ]);
  expect(shared).toEqual([{ stores: 3, letters: 2 }]);
});

test('no two stores bear the same name', async () => {
  const { rows } = await sql`select store_name from store group by 1 having count(*) > 1`.execute(
    db,
  );

  expect(rows).toEqual([]);
});

test('every accountable figure has a year to be compared with', async () => {
  const { rows } = await sql`
    select min(day)::text as first, max(day)::text as last from sales_group_day`.execute(db);

  expect(rows).toEqual([{ first: '2025-10-18', last: '2026-11-21' }]);
});

test('the sums agree with the days of the stores', async () => {
  const { rows } = await sql<{ same: boolean }>`
    select (select sum(amount_cents) from sales_day) = (select sum(amount_cents) from sales_group_day)
      and (select sum(amount_cents) from sales_day) = (select sum(amount_cents) from sales_store_month)
      as same`.execute(db);

  expect(rows).toEqual([{ same: true }]);
});

test('what a store sold on a day is the sum of its slips', async () => {
  const { rows } = await sql`
    select sold.store_no, sold.day from sales_day sold
    join (select scope, day, sum(amount) as amount, sum(list) as list, sum(units) as units,
        count(*) filter (where kind = 'sale') as orders
      from ors_slips where tenant_id = 0 group by scope, day) slips
      on slips.scope = sold.store_no and slips.day = sold.day
    where sold.tenant_id = 0 and (sold.amount_cents <> slips.amount * 100
      or sold.list_cents <> slips.list * 100 or sold.units <> slips.units
      or sold.orders <> slips.orders)`.execute(db);
  const { rows: held } = await sql<{ days: number; stores: number }>`
    select count(distinct day)::int as days, count(distinct scope)::int as stores from ors_slips
    where tenant_id = 0`.execute(db);

  expect(rows).toEqual([]);
  expect(held).toEqual([{ days: 27, stores: 29 }]);
});

test('stock is the sum of its movements, and slips, refunds and deliveries are among them', async () => {
  const { rows: wrong } = await sql`
    select stock.* from stock
    full join (select location, style, colour, size, sum(delta) as units from stock_movement
      group by location, style, colour, size) moved using (location, style, colour, size)
    where stock.units is distinct from coalesce(moved.units, 0)`.execute(db);
  const { rows: unmoved } = await sql`
    select id from ors_slips
    where units <> (select -sum(delta) from stock_movement where document = ors_slips.id)`.execute(
    db,
  );
  const { rows: uneven } = await sql`
    select document from stock_movement where reason = 'delivery'
    group by document having sum(delta) <> 0`.execute(db);

  expect({ wrong, unmoved, uneven }).toEqual({ wrong: [], unmoved: [], uneven: [] });
});

test('a transfer takes from one store what it brings to the other, but for a difference', async () => {
  const { rows } = await sql<{ sent: number; received: number; stores: number }>`
    select (-sum(delta) filter (where delta < 0))::int as sent,
      (sum(delta) filter (where delta > 0))::int as received,
      count(distinct location)::int as stores
    from stock_movement join ors_stock_transfers transfer on transfer.id = document
    where stock_movement.reason = 'transfer' and transfer.state = 'received'
    group by document having count(distinct location) = 2`.execute(db);
  const { rows: counts } = await sql`
    select from stock_movement where reason = 'count' limit 1`.execute(db);

  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ sent, received }) => sent - received > 1)).toEqual([]);
  expect(counts).toHaveLength(1);
});

test('what a store received of a style and did not sell is there', async () => {
  const { rows } = await sql`
    select location, style from style_week week
    group by location, style
    having sum(received - sold) <> (select coalesce(sum(units), 0) from stock
      where stock.location = week.location and stock.style = week.style)`.execute(db);

  expect(rows).toEqual([]);
});

test('sell-through grows with the weeks a style is on sale', async () => {
  const { rows } = await sql<{ state: string; rate: number }>`
    select state, sum(sold)::float8 / sum(received) as rate
    from style_week join imos_styles on imos_styles.id = style group by state`.execute(db);
  const rateOf = (state: string) => rows.find((row) => row.state === state)?.rate ?? 0;

  expect(rateOf('selling')).toBeGreaterThan(0.3);
  expect(rateOf('clearing')).toBeGreaterThan(rateOf('selling') + 0.1);
  expect(rateOf('clearing')).toBeLessThan(1);
});

test('the load leaves every key and index that its tables had', async () => {
  const migrated = await emptyDatabase();
  await migrate(migrated.url, migrationFolders);
  await grantAsStarts(migrated);
  const schema = await describeSchema(migrated.url);
  await migrated.drop();

  expect(schema.length).toBeGreaterThan(2_000);
  expect(await describeSchema(own.url)).toEqual(schema);
});

test('a demonstration account signs in with its password, everybody else with none', async () => {
  const [account] = inject('demoAccounts');

  expect(await verify(await passwordHashOf('900001'), account?.password ?? '')).toBe(true);
  expect(await passwordHashOf('910001')).toBe('!');
});

test('the passwords made up meet the rule for passwords', () => {
  for (const { password } of inject('demoAccounts')) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^a-zA-Z\d])[!-~]{8,16}$/);
  }
});

test('passwords are kept for their owner alone, and answered again at the next start', async () => {
  const first = await loadDemonstration(db, { now, directory, isAlone: true });
  const again = await loadDemonstration(db, { now, directory, isAlone: true });

  const file = join(directory, 'accounts.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(first.accounts);
  expect(again).toEqual(first);
  const [lin] = again.accounts;
  expect(await verify(await passwordHashOf('900001'), lin?.password ?? '')).toBe(true);
  expect(await countRows('person')).toEqual({ person: 2_000 });
});

test('a database with people of its own is left alone', async () => {
  const foreign = await emptyDatabase();
  await migrate(foreign.url, migrationFolders);
  const other = openDatabase(foreign.url, { tenantId: 0 });
  await other
    .insertInto('person')
    .values({ work_no: '1', realname: 'Somebody', password_hash: '!' })
    .execute();

  await expect(loadDemonstration(other, { now })).rejects.toThrow('people of its own');
  await closeDatabase(other);
  await foreign.drop();
});
