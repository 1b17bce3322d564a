import { recordCalls } from '@portal/contract/records/record-calls';
import { priceChanges } from '@portal/imos/records/price-changes';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { expect, test } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const prices = recordCalls(priceChanges);
const counts = recordCalls(stockCounts);
const fields = { style: 'YZ26W-1103', tag: 599, price: 399, from: '2026-12-01', reason: 'season' };
const group = { bgNo: 'BG01' };

const personAs = (role: string): Promise<Person> =>
  world.person({ roles: [role], businessGroups: ['BG01'], stores: ['S02001'] });

async function makeMany(tab: ReturnType<Person['tab']>, length: number) {
  const made = await Promise.all(
    Array.from({ length }, async () => tab(prices.create, { fields })),
  );
  return made.map(({ id, version }) => ({ id, version }));
}

test('KIT-09 a step on 200 records is one call, answered row by row; half refused leaves the other half done', async () => {
  const tab = (await personAs('regional-supervisor')).tab(group);
  const decider = (await personAs('regional-supervisor')).tab(group);
  const rows = await makeMany(tab, 200);
  await Promise.all(
    rows.slice(0, 100).map(async (row) => tab(prices.step, { ...row, step: 'submit' })),
  );
  const present = rows.map((row, nth) => (nth < 100 ? { ...row, version: 2 } : row));

  const { rows: done } = await decider(prices.batch, { rows: present, step: 'approve' });

  expect(done.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(
    done.slice(0, 100).every(({ isDone, record }) => isDone && record?.state === 'approved'),
  ).toBe(true);
  expect(done.slice(100).map(({ reason, message }) => `${reason} ${message}`)).toEqual(
    Array.from({ length: 100 }, () => 'record.no-step 当前状态不能执行此操作，请刷新后重试'),
  );
  expect((await tab(prices.get, { id: rows[150]?.id ?? '' })).state).toBe('draft');
});

test('a batch says of each record whether it is stale, missing or against a rule, and changes fields too', async () => {
  const tab = (await personAs('regional-supervisor')).tab(group);
  const [fine, stale, cheap] = await makeMany(tab, 3);
  if (!fine || !stale || !cheap) throw new Error('not made');
  await tab(prices.edit, { ...stale, fields: { tag: 600 } });
  await tab(prices.edit, { ...cheap, fields: { tag: 400 } });
  const missing = { id: 'TJ1', version: 1 };

  const { rows } = await tab(prices.batch, {
    rows: [fine, stale, { ...cheap, version: 2 }, missing],
    fields: { price: 450 },
  });

  expect(rows.map(({ reason, message }) => reason && `${reason} ${message}`)).toEqual([
    null,
    'record.stale 该记录已有新的修改，请刷新后重试',
    'input.invalid 新售价不能高于吊牌价',
    'record.not-found 记录不存在，或不属于当前选择',
  ]);
  expect(rows[0]?.record).toMatchObject({ version: 2, fields: { price: 450 } });
});

test('KIT-05 a batch is refused whole to those who do not hold its code, and changes nothing', async () => {
  const clerk = (await personAs('merchandiser')).tab(group);
  const [row] = await makeMany(clerk, 1);
  if (!row) throw new Error('not made');
  const submitted = await clerk(prices.step, { ...row, step: 'submit' });
  const rows = [{ id: row.id, version: submitted.version }];

  await expect(clerk(prices.batch, { rows, step: 'approve' })).rejects.toThrow('action.denied');
  await expect(clerk(prices.batch, { rows, step: 'fly' })).rejects.toThrow('record.no-step');
  const twice = clerk(prices.batch, { rows: [...rows, ...rows], step: 'withdraw' });
  await expect(twice).rejects.toThrow('input.invalid');
  expect(await clerk(prices.get, { id: row.id })).toEqual(submitted);
});

test('KIT-13 a timeline says who changed what from what to what, by which step, with the comments', async () => {
  const clerk = await world.person({
    roles: ['merchandiser'],
    businessGroups: ['BG01'],
    realname: '何小满',
  });
  const boss = await world.person({
    roles: ['regional-supervisor'],
    businessGroups: ['BG01'],
    realname: '顾明远',
  });
  const { id } = await clerk.tab(group)(prices.create, { fields });
  await clerk.tab(group)(prices.edit, { id, version: 1, fields: { price: 299, note: '换季清仓' } });
  await clerk.tab(group)(prices.edit, { id, version: 2, fields: { price: 299 } });
  await clerk.tab(group)(prices.step, { id, version: 3, step: 'submit' });
  await boss.tab(group)(prices.comment, { id, words: ' 先看库存 ' });
  await boss.tab(group)(prices.step, { id, version: 4, step: 'decline' });

  const { events } = await clerk.tab(group)(prices.timeline, { id });

  expect(events.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'step 顾明远',
    'comment 顾明远',
    'step 何小满',
    'changed 何小满',
    'created 何小满',
  ]);
  expect(events[0]).toMatchObject({ step: 'decline', fromState: 'submitted', toState: 'draft' });
  expect(events[1]).toMatchObject({ words: '先看库存', at: '2026-11-21 17:00:00' });
  expect(events[3]?.changes).toEqual([
    { field: 'price', from: 399, to: 299 },
    { field: 'note', from: null, to: '换季清仓' },
  ]);
});

test('the timeline of a record of another store is neither read nor written to', async () => {
  const lin = await world.person({ roles: ['store-manager'], stores: ['S02001', 'S02002'] });
  const record = { kind: 'whole', area: '一楼', day: '2026-11-20', counted: 1, booked: 1 };
  const { id } = await lin.tab({ storeNo: 'S02001' })(counts.create, { fields: record });
  const there = lin.tab({ storeNo: 'S02002' });

  await expect(there(counts.timeline, { id })).rejects.toThrow('record.not-found');
  await expect(there(counts.comment, { id, words: 'x' })).rejects.toThrow('record.not-found');
  const empty = lin.tab({ storeNo: 'S02001' })(counts.comment, { id, words: '  ' });
  await expect(empty).rejects.toThrow('input.invalid');
});

test('a step changes the fields it requires, and others only for those who may edit in that state', async () => {
  const clerk = (await personAs('merchandiser')).tab(group);
  const boss = (await personAs('regional-supervisor')).tab(group);
  const [row] = await makeMany(clerk, 1);
  if (!row) throw new Error('not made');
  const submitted = await clerk(prices.step, { ...row, step: 'submit', fields: { price: 389 } });
  expect(submitted).toMatchObject({ state: 'submitted', fields: { price: 389 } });

  const approved = boss(prices.step, {
    id: row.id,
    version: 2,
    step: 'approve',
    fields: { price: 1 },
  });

  await expect(approved).rejects.toThrow('record.closed');
  expect(await clerk(prices.get, { id: row.id })).toEqual(submitted);
});
