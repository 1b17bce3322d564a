import { listSellThrough, listStyleStores } from '@portal/contract/goods/sell-through';
import { getStyleStock, searchStyles } from '@portal/contract/goods/stock-inquiry';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const storeNo = 'S02001';
const clerk = await world.person({ stores: [storeNo], roles: ['store-clerk'] });
const atStore = clerk.tab({ storeNo });
const merchandiser = await world.person({ businessGroups: ['BG01'], roles: ['merchandiser'] });
const inGroup = merchandiser.tab({ bgNo: 'BG01' });

const total = (rows: readonly { units: number }[]): number =>
  rows.reduce((sum, { units }) => sum + units, 0);

test('a clerk finds styles by a part of number or name, those that the store has first', async () => {
  const [first, ...others] = await atStore(searchStyles, {});
  if (!first) throw new Error('The store has nothing');

  expect(first.units).toBeGreaterThanOrEqual(others[0]?.units ?? 0);
  expect(await atStore(searchStyles, { keyword: first.style.slice(1) })).toContainEqual(first);
  const byName = await atStore(searchStyles, { keyword: first.name });
  expect(byName.every(({ name }) => name.includes(first.name))).toBe(true);
  expect(await atStore(searchStyles, { keyword: '%' })).toEqual([]);
});

test('a style is shown by colour and size in this store, then in those near by: the same city first', async () => {
  const [first] = await atStore(searchStyles, {});
  const stock = await atStore(getStyleStock, { style: first?.style.toLowerCase() ?? '' });

  expect(total(stock.own)).toBe(first?.units);
  expect(stock.near.length).toBeGreaterThan(3);
  expect(stock.near.map((store) => store.storeNo)).not.toContain(storeNo);
  expect(stock.near.every((store) => total(store.sizes) === store.units)).toBe(true);
  const outside = stock.near.findIndex(({ city }) => city !== '上海');
  expect(stock.near.slice(outside).every(({ city }) => city !== '上海')).toBe(true);
  expect(stock.own.every(({ colour }) => stock.colours.includes(colour))).toBe(true);
});

test('a number that no style has is refused, and so is somebody without the store', async () => {
  const stranger = await world.person({ stores: [], roles: ['store-clerk'] });

  await expect(atStore(getStyleStock, { style: 'K1' })).rejects.toThrow('record.not-found');
  await expect(stranger.tab({ storeNo })(searchStyles, {})).rejects.toThrow('context.foreign');
});

test('sell-through is what was sold of what was received, by the end of each week', async () => {
  const { weeks, records, total: all } = await inGroup(listSellThrough, {});

  expect(weeks).toHaveLength(12);
  expect(records).toHaveLength(20);
  expect(all).toBeGreaterThan(20);
  for (const { weeks: own, received, sold } of records) {
    expect(own.at(-1)).toMatchObject({ received, sold });
    expect(own.map(({ week }) => week)).toEqual(own.map(({ week }) => week).toSorted());
  }
  const rates = records.map(({ received, sold }) => sold / received);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
});

test('the figures of a style are those of its stores together', async () => {
  const { records } = await inGroup(listSellThrough, { state: 'selling', order: 'sold' });
  const [best] = records;
  const stores = await inGroup(listStyleStores, { style: best?.style ?? '' });
  const { rows } = await sql<{ units: number }>`
    select sum(units)::int as units from stock
    join store on store_no = location and store.tenant_id = 0 and bg_no = 'BG01'
    where style = ${best?.style}`.execute(world.db);

  expect(stores.reduce((sum, { sold }) => sum + sold, 0)).toBe(best?.sold);
  expect(stores.reduce((sum, { stock }) => sum + stock, 0)).toBe(rows[0]?.units);
  expect(best?.stock).toBe(rows[0]?.units);
});

test('another group sees its own styles alone', async () => {
  const ofMen = await world.person({ businessGroups: ['BG02'], roles: ['merchandiser'] });
  const women = await inGroup(listSellThrough, { order: 'sold' });
  const men = await ofMen.tab({ bgNo: 'BG02' })(listSellThrough, { order: 'sold' });

  const known = new Set(women.records.map(({ style }) => style));
  expect(men.records.some(({ style }) => known.has(style))).toBe(false);
  await expect(ofMen.tab({ bgNo: 'BG01' })(listSellThrough, {})).rejects.toThrow('context.foreign');
});
