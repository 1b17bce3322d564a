import { getStyleStock, searchStyles } from '@portal/contract/goods/stock-inquiry';
import { listSellThrough, listStyleStores } from '@portal/contract/goods/sell-through';
import { recordCalls } from '@portal/contract/records/record-calls';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { stockTransfers } from '@portal/ors/records/stock-transfers';
import { replenishmentRequests } from '@portal/ors/records/replenishment-requests';
import { warehouseReturns } from '@portal/ors/records/warehouse-returns';
import { customerReturns } from '@portal/ors/records/customer-returns';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const store = 'S02001';
const supervisor = () =>
  world.person({
    roles: ['regional-supervisor', 'merchandiser'],
    stores: [store, 'S02002', 'S02003', 'S02004'],
    businessGroups: ['BG01'],
  });
const lin = await supervisor();
const at = (storeNo: string) => lin.tab({ storeNo, bgNo: 'BG01' });
/** Nobody decides on what they asked for. */
const decides = (await supervisor()).tab({ storeNo: store, bgNo: 'BG01' });

/** An article that a store has several pieces of, and another store that is the other end. */
async function articleIn(storeNo: string, least = 3) {
  const [first] = await at(storeNo)(searchStyles, {});
  if (!first) throw new Error('The store has nothing');
  const stock = await at(storeNo)(getStyleStock, { style: first.style });
  const known = stock.own.find(({ units }) => units >= least);
  if (!known) throw new Error('The store has too little');
  return { style: first.style, name: first.name, colour: known.colour, size: known.size };
}
type Article = Awaited<ReturnType<typeof articleIn>>;

async function unitsIn(storeNo: string, { style, colour, size }: Article): Promise<number> {
  const { own } = await at(storeNo)(getStyleStock, { style });
  return own.find((one) => one.colour === colour && one.size === size)?.units ?? 0;
}
const warehouseUnits = async ({ style }: Article) =>
  (await at(store)(getStyleStock, { style })).warehouse;

const transfers = recordCalls(stockTransfers);
const counts = recordCalls(stockCounts);

async function send(article: Article, to: string, sent: number) {
  const lines = [{ ...article, sent, received: null }];
  const fields = { toStore: to, units: sent, lines };
  const { id } = await at(store)(transfers.create, { fields });
  return { id, lines, sending: at(store)(transfers.step, { id, version: 1, step: 'send' }) };
}

test('a transfer takes its pieces from one store when sent, and brings the other what it counted', async () => {
  const article = await articleIn(store);
  const [from, to] = [await unitsIn(store, article), await unitsIn('S02003', article)];
  const { id, lines, sending } = await send(article, 'S02003', 2);
  await sending;

  expect([await unitsIn(store, article), await unitsIn('S02003', article)]).toEqual([from - 2, to]);
  const differ = {
    id,
    version: 2,
    step: 'differ',
    fields: { received: 1, note: '少一件', lines: [{ ...lines[0], received: 1 }] },
  };
  await at('S02003')(transfers.step, differ);

  expect(await unitsIn('S02003', article)).toBe(to + 1);
  await expect(at('S02003')(transfers.step, differ)).rejects.toThrow('record.stale');
  const again = { ...differ, version: 3, step: 'receive', fields: {} };
  await expect(at('S02003')(transfers.step, again)).rejects.toThrow('record.no-step');
  await at(store)(transfers.step, { id, version: 3, step: 'settle' });
  expect([await unitsIn(store, article), await unitsIn('S02003', article)]).toEqual([
    from - 2,
    to + 1,
  ]);
});

test('what arrives as it was sent is in the stock of the other store, and of its group’s sell-through', async () => {
  const article = await articleIn(store);
  const to = await unitsIn('S02003', article);
  const { id, sending } = await send(article, 'S02003', 1);
  await sending;
  const taken = await at('S02003')(transfers.step, { id, version: 2, step: 'receive' });

  expect(taken.fields['received']).toBe(1);
  expect(await unitsIn('S02003', article)).toBe(to + 1);
  const stores = await at(store)(listStyleStores, { style: article.style });
  const { records } = await at(store)(listSellThrough, { keyword: article.style });
  expect(records[0]?.stock).toBe(stores.reduce((sum, { stock }) => sum + stock, 0));
});

test('more than the books have is not sent, and the transfer stays a draft', async () => {
  const article = await articleIn(store);
  const { id, sending } = await send(article, 'S02003', 900);

  await expect(sending).rejects.toThrow('input.invalid');
  expect(await at(store)(transfers.get, { id })).toMatchObject({ state: 'draft', version: 1 });
});

test('two tabs that send the same transfer take its pieces once', async () => {
  const article = await articleIn(store);
  const from = await unitsIn(store, article);
  const { id, sending } = await send(article, 'S02003', 1);
  const other = at(store)(transfers.step, { id, version: 1, step: 'send' });

  const ends = await Promise.allSettled([sending, other]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await unitsIn(store, article)).toBe(from - 1);
});

test('a count changes the stock by its difference, and by the new one when it is taken again', async () => {
  const article = await articleIn(store);
  const had = await unitsIn(store, article);
  const lines = [{ ...article, booked: had, counted: had - 2 }];
  const fields = {
    kind: 'part',
    area: '中岛',
    day: '2026-11-20',
    booked: had,
    counted: had - 2,
    lines,
  };
  const { id } = await at(store)(counts.create, { fields });
  const step = (version: number, name: string, given = {}) =>
    at(store)(counts.step, { id, version, step: name, fields: given });
  await step(1, 'begin');
  await step(2, 'finish');
  expect(await unitsIn(store, article)).toBe(had - 2);

  await step(3, 'recount');
  expect(await unitsIn(store, article)).toBe(had);
  const less = { counted: had - 1, lines: [{ ...article, booked: had, counted: had - 1 }] };
  await step(4, 'differ', { ...less, booked: had, cause: 'lost' });
  expect(await unitsIn(store, article)).toBe(had);
  await decides(counts.step, { id, version: 5, step: 'writeOff', fields: { amount: -599 } });
  expect(await unitsIn(store, article)).toBe(had - 1);
});

test('goods sent back leave the store when they are sent, and reach the warehouse as it counts them', async () => {
  const calls = recordCalls(warehouseReturns);
  const article = await articleIn(store);
  const [had, stored] = [await unitsIn(store, article), await warehouseUnits(article)];
  const lines = [{ ...article, units: 2 }];
  const { id } = await at(store)(calls.create, { fields: { reason: 'slow', units: 2, lines } });
  const step = (version: number, name: string, fields = {}) =>
    at(store)(calls.step, { id, version, step: name, fields });
  await step(1, 'submit');
  await decides(calls.step, { id, version: 2, step: 'approve' });
  await step(3, 'ship', { boxes: 1, waybill: 'YS1' });
  expect([await unitsIn(store, article), await warehouseUnits(article)]).toEqual([had - 2, stored]);

  await step(4, 'arrive', { received: 1 });
  expect([await unitsIn(store, article), await warehouseUnits(article)]).toEqual([
    had - 2,
    stored + 1,
  ]);
});

test('a replenishment brings what was granted from the warehouse to the store', async () => {
  const calls = recordCalls(replenishmentRequests);
  const article = await articleIn(store);
  const [had, stored] = [await unitsIn(store, article), await warehouseUnits(article)];
  const lines = [{ ...article, onHand: had, units: 3 }];
  const fields = { reason: 'selling', wanted: '2026-11-25', units: 3, lines };
  const { id } = await at(store)(calls.create, { fields });
  await at(store)(calls.step, { id, version: 1, step: 'submit' });
  await decides(calls.step, { id, version: 2, step: 'approve', fields: { granted: 2 } });
  await at(store)(calls.step, { id, version: 3, step: 'arrive' });

  expect([await unitsIn(store, article), await warehouseUnits(article)]).toEqual([
    had + 2,
    stored - 2,
  ]);
});

test('an exchange brings one size back and takes another', async () => {
  const calls = recordCalls(customerReturns);
  const article = await articleIn(store);
  const { own } = await at(store)(getStyleStock, { style: article.style });
  const other = own.find(({ colour, size }) => colour === article.colour && size !== article.size);
  if (!other) throw new Error('The style has one size');
  const before = await unitsIn(store, article);
  const fields = {
    kind: 'exchange',
    slip: 'XS20261120S02001001',
    style: article.style,
    colour: article.colour,
    size: other.size,
    otherSize: article.size,
    units: 1,
    reason: 'size',
  };
  const { id } = await at(store)(calls.create, { fields });
  await decides(calls.step, { id, version: 1, step: 'approve' });
  await at(store)(calls.step, { id, version: 2, step: 'finish' });

  expect(await unitsIn(store, article)).toBe(before - 1);
  expect(await unitsIn(store, { ...article, size: other.size })).toBe(other.units + 1);
});

test('after all of it stock is the sum of its movements, and another tenant has none of them', async () => {
  const { rows } = await sql<{ wrong: number; foreign: number }>`
    select (
      select count(*)::int from stock
      left join (
        select location, style, colour, size, sum(delta) as delta from stock_movement
        where tenant_id = 0 group by location, style, colour, size
      ) moved using (location, style, colour, size)
      where stock.tenant_id = 0 and units <> coalesce(delta, 0)
    ) as wrong,
    (select count(*)::int from stock_movement where tenant_id <> 0 and document like 'DB%') as foreign`.execute(
    world.db,
  );
  expect(rows[0]).toEqual({ wrong: 0, foreign: 0 });
});
