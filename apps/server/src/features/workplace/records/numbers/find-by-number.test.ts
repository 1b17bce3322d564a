import { findByNumber, locateNumbers } from '@portal/contract/records/numbers/record-numbers';
import { listOpenTypes } from '@portal/contract/records/numbers/number-links';
import { stockTransfers } from '@portal/ors/records/stock-transfers';
import { leaves } from '@portal/hr/records/leaves';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sentStatements } from '#testing/database/sent-statements.ts';
import { visitedRows } from '#testing/database/visited-rows.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';
import { tableOf } from '#platform/database/record-tables.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);

const transfers = sql.table(tableOf(stockTransfers));
const { rows: sample } = await sql<{ id: string; from: string; to: string; state: string }>`
  select id, scope as "from", to_store as "to", state from ${transfers}
  where tenant_id = 0 and scope <> to_store order by id limit 1`.execute(world.db);
const [transfer = { id: '', from: '', to: '', state: '' }] = sample;

const inStores = async (stores: string[], actions = ['ors:stock:list']) =>
  world.person({
    stores,
    roles: [
      await makeRole({
        menuItems: ['ors-stock', 'ors-stock-transfer', 'ors-stock-transfer-out'],
        actions,
      }),
    ],
  });

const withRights = async (actions: string[], menuItems: string[]) =>
  world.person({ roles: [await makeRole({ menuItems, actions })] });

test('a record is found by its number, whole or begun, in either store of the user', async () => {
  const [giver, taker] = [await inStores([transfer.from]), await inStores([transfer.to])];
  const found = {
    id: transfer.id,
    type: 'ors/stock-transfers',
    system: 'ors',
    one: stockTransfers.one,
    path: expect.stringMatching(/^\/ors\/stock\//),
    state: stockTransfers.states[transfer.state]?.label,
  };

  expect(await giver.call(findByNumber, { number: transfer.id })).toEqual([
    { ...found, title: null, context: { kind: 'store', no: transfer.from } },
  ]);
  expect(await taker.call(findByNumber, { number: transfer.id.toLowerCase() })).toMatchObject([
    { ...found, context: { kind: 'store', no: transfer.to } },
  ]);
  const begun = await giver.call(findByNumber, { number: 'DB20' });
  expect(begun.length).toBeGreaterThan(1);
  expect(begun.length).toBeLessThanOrEqual(8);
});

test('FIX-48 a record between two stores of the user is found on the side of the store that the tab works for, else of the sender', async () => {
  const both = await world.person({
    stores: [transfer.from, transfer.to],
    roles: [
      await makeRole({
        menuItems: [
          'ors-stock',
          'ors-stock-transfer',
          'ors-stock-transfer-out',
          'ors-stock-transfer-in',
        ],
        actions: ['ors:stock:list'],
      }),
    ],
  });
  const foundIn = async (chosen: { storeNo?: string }) => {
    const [found] = await both.tab(chosen)(findByNumber, { number: transfer.id });
    return [found?.path, found?.context?.no];
  };

  expect(await foundIn({ storeNo: transfer.to })).toEqual(['/ors/stock/transfer/in', transfer.to]);
  const ofSender = ['/ors/stock/transfer/out', transfer.from];
  expect(await foundIn({ storeNo: transfer.from })).toEqual(ofSender);
  expect(await foundIn({})).toEqual(ofSender);
});

test('nothing of another store, of a list or a page one does not have is found', async () => {
  const strangers = [
    await inStores([]),
    await inStores([transfer.from], ['ors:stock:add']),
    await world.person({ stores: [transfer.from] }),
  ];
  for (const each of strangers) {
    expect(await each.call(findByNumber, { number: transfer.id })).toEqual([]);
    expect(await each.call(findByNumber, { number: 'DB99999999999' })).toEqual([]);
  }
});

test('FIX-52: an article opens on the page of stock for whoever has it and no list of articles, and for nobody else', async () => {
  const number = 'K202601001';
  const page = ['ors-stock', 'ors-stock-query'];
  const clerk = await withRights(['ors:stock:list'], page);
  const planner = await withRights(
    ['ors:stock:list', 'imos:style:list'],
    [...page, 'imos-style', 'imos-style-archive'],
  );
  const others = [
    await withRights(['ors:slip:list'], page),
    await withRights(['ors:stock:list'], ['ors-stock', 'ors-stock-count']),
  ];

  const found = { id: number, one: '款式', context: null };
  expect(await clerk.call(findByNumber, { number })).toMatchObject([
    { ...found, path: '/ors/stock/query' },
  ]);
  expect(await clerk.call(listOpenTypes, {})).toContain('imos/styles');
  expect(await planner.call(findByNumber, { number })).toMatchObject([
    { ...found, path: '/imos/style/archive' },
  ]);
  for (const each of others) {
    expect(await each.call(findByNumber, { number })).toEqual([]);
    expect(await each.call(listOpenTypes, {})).not.toContain('imos/styles');
  }
});

test('which types open costs no statement once the menu of these roles is read, until it changes', async () => {
  const menuItems = ['ors-stock', 'ors-stock-transfer', 'ors-stock-transfer-out'];
  const role = await makeRole({ menuItems, actions: ['ors:stock:list'] });
  const [first, second] = [
    await world.person({ roles: [role] }),
    await world.person({ roles: [role] }),
  ];
  const open = (person = second) => person.call(listOpenTypes, {});
  expect(await open(first)).toContain('ors/stock-transfers');
  await open();

  const statements = await sentStatements(() => open());
  expect(statements.filter((statement) => statement.includes('menu_item'))).toEqual([]);

  await world.db
    .deleteFrom('role_menu_item')
    .where('role_code', '=', role)
    .where('menu_item_id', '=', 'ors-stock-transfer-out')
    .execute();
  await expect.poll(() => open()).not.toContain('ors/stock-transfers');
});

test('of some numbers those of records that one may open are found, in one call', async () => {
  const giver = await inStores([transfer.from]);
  const stranger = await inStores([]);
  const numbers = `${transfer.id},DB2026,K202601001,DB99999999999`;

  const place = { type: 'ors/stock-transfers', id: transfer.id };
  expect(await giver.call(locateNumbers, { numbers })).toEqual([place]);
  expect(await stranger.call(locateNumbers, { numbers })).toEqual([]);
});

test('of requests one finds their own, and with the right to decide those of all', async () => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(tableOf(leaves))}
    where tenant_id = 0 order by id limit 1`.execute(world.db);
  const number = rows[0]?.id ?? '';
  const menuItems = ['hr-self', 'hr-self-leave'];
  const own = await makeRole({ menuItems, actions: [`${leaves.actions}:list`] });
  const all = await makeRole({
    menuItems,
    actions: [`${leaves.actions}:list`, leaves.allBy ?? ''],
  });
  const [lin, wang] = [await world.person({ roles: [own] }), await world.person({ roles: [all] })];

  expect(await lin.call(findByNumber, { number })).toEqual([]);
  expect(await wang.call(findByNumber, { number })).toMatchObject([{ id: number, context: null }]);
});

test('a number is found by an index, over 6,000 records of its type', async () => {
  const giver = await inStores([transfer.from]);
  for (let from = 1; from <= 6_000; from += 2_000) {
    await sql`insert into ${transfers}
      select (jsonb_populate_record(null::${transfers}, to_jsonb(one) ||
        jsonb_build_object('id', 'DB' || (20000000000 + n)::text, 'scope', 'S99998', 'to_store', 'S99997'))).*
      from (select * from ${transfers} where tenant_id = 0 order by id limit 1) one,
        generate_series(${from}::int, ${from + 1_999}::int) n`.execute(world.db);
  }
  await sql`analyze ${transfers}`.execute(world.db);
  for (const number of [transfer.id, 'DB20', 'DB2025', 'DB202611']) {
    expect(await visitedRows(() => giver.call(findByNumber, { number }))).toBeLessThan(3_000);
  }
});
