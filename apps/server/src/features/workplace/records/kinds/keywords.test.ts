import { recordCalls } from '@portal/contract/records/record-calls';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const counts = recordCalls(stockCounts);
const manager = () => world.person({ roles: ['store-manager'], stores: ['S02001', 'S02002'] });
const store = { storeNo: 'S02001' };
const fields = { kind: 'whole', area: '一楼女装', day: '2026-11-20', counted: 118, booked: 120 };

const holding = (value: string) => JSON.stringify({ field: 'area', op: 'contains', value });

test('FIX-37 a keyword finds what is written in full width by half width and the other way round', async () => {
  const tab = (await manager()).tab(store);
  const { id } = await tab(counts.create, {
    fields: { ...fields, area: 'Ａ区（北）', note: 'TS2026' },
  });
  const idsOf = async (query: { keyword: string } | { filter: string }) =>
    (await tab(counts.find, { ...query, pageSize: '100' })).records.map((record) => record.id);

  for (const keyword of [
    'ＴＳ２０２６',
    ' ts2026\u200B',
    'a区(北)',
    'Ａ区（北）',
    id.replace('PD', 'ＰＤ'),
  ]) {
    expect([keyword, await idsOf({ keyword })]).toEqual([keyword, [id]]);
  }
  for (const value of ['A区(', 'Ａ区（北）']) {
    expect([value, await idsOf({ filter: holding(value) })]).toEqual([value, [id]]);
  }
});

test('a keyword finds one Chinese character, two, parts of numbers, and labels of choices', async () => {
  const tab = (await manager()).tab(store);
  const { id } = await tab(counts.create, {
    fields: { ...fields, kind: 'cycle', area: '儿童角', note: 'Shelf_9%' },
  });
  const found = async (keyword: string) =>
    (await tab(counts.find, { keyword, pageSize: '100' })).records.map((record) => record.id);

  for (const keyword of ['童', '儿童', '儿童角', id, id.slice(4), '循环盘点', 'shelf_9%', '_']) {
    expect(await found(keyword)).toContain(id);
  }
  expect(await found('童儿')).toEqual([]);
  expect(await found('shelf%9')).toEqual([]);
});
