import { listCalls } from '@portal/contract/lists/list-calls';
import { coupons } from '@portal/contract/lists/crm';
import { leaves } from '@portal/contract/lists/hr';
import { stockCounts } from '@portal/contract/lists/ors';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const counts = listCalls(stockCounts);
const manager = () =>
  world.person({
    roles: ['store-manager'],
    stores: ['S02001', 'S02002'],
    businessGroups: ['BG01'],
  });

const fields = {
  kind: 'whole',
  area: '一楼女装',
  day: '2026-11-20',
  counted: 118,
  booked: 120,
  status: 'draft',
  note: null,
};

test('what is made in a store is found in that store, and in no other', async () => {
  const lin = await manager();
  const [here, there] = [lin.tab({ storeNo: 'S02001' }), lin.tab({ storeNo: 'S02002' })];

  const made = await here(counts.create, { fields: { ...fields, area: '橱窗 100%' } });

  expect(made).toMatchObject({ id: expect.stringMatching(/^PD\d{11}$/), version: 1 });
  expect((await here(counts.find, { keyword: '橱窗 100%' })).records).toEqual([made]);
  expect((await there(counts.find, { keyword: '橱窗 100%' })).total).toBe(0);
  const foreign = there(counts.edit, { id: made.id, version: 1, fields });
  await expect(foreign).rejects.toThrow('record.not-found');
});

test('without a store nobody reads or makes what belongs to one', async () => {
  const lin = await manager();

  await expect(lin.call(counts.find, {})).rejects.toThrow('context.no-store');
  await expect(lin.call(counts.create, { fields })).rejects.toThrow('context.no-store');
  await expect(lin.tab({ storeNo: 'S02003' })(counts.find, {})).rejects.toThrow('context.foreign');
});

test('a list comes a page at a time, the newest first, and narrowed by what is chosen', async () => {
  const tab = (await manager()).tab({ storeNo: 'S02002' });

  const first = await tab(counts.find, {});
  const second = await tab(counts.find, { pageNo: '2' });
  const done = await tab(counts.find, { where: 'status:done' });

  expect([first.records.length, second.records.length]).toEqual([20, first.total - 20]);
  const ids = [...first.records, ...second.records].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(done.total).toBeLessThan(first.total);
  expect(done.records.every((record) => record.fields['status'] === 'done')).toBe(true);
  const all = await tab(counts.exportAll, { where: 'status:done' });
  expect(all.records).toHaveLength(done.total);
});

test('of two who change the same record the second is told, and nothing of theirs is kept', async () => {
  const tab = (await manager()).tab({ storeNo: 'S02001' });
  const { id } = await tab(counts.create, { fields });

  const edited = await tab(counts.edit, {
    id,
    version: 1,
    fields: { ...fields, kind: 'part', status: 'counting' },
  });
  const late = tab(counts.edit, { id, version: 1, fields: { ...fields, counted: 1 } });

  // How it was counted is said once.
  expect(edited).toMatchObject({ version: 2, fields: { ...fields, status: 'counting' } });
  await expect(late).rejects.toThrow('record.stale');
  expect((await tab(counts.find, { keyword: id })).records).toEqual([edited]);
});

test.each([
  [{ ...fields, area: '' }, '请输入盘点区域'],
  [{ ...fields, counted: -1 }, '实盘应为 0 到 100000 之间的整数'],
  [{ ...fields, kind: 'guessed' }, '请选择盘点方式'],
  [{ ...fields, day: '2026-02-30' }, '请输入正确的日期'],
  [{ ...fields, note: 'x'.repeat(121) }, '备注最多 120 个字'],
])('what is wrong with a record is said in words (%#)', async (wrong, words) => {
  const lin = await manager();
  const reply = await world.inject({
    method: 'POST',
    url: `/api${counts.create.path}`,
    headers: { ...lin.headers, 'content-type': 'application/json', ...inStore },
    payload: JSON.stringify({ fields: wrong }),
  });

  expect(reply.json()).toMatchObject({ reason: 'input.invalid', message: words });
});

const inStore = { 'x-context-store': 'S02001', 'x-context-version': '/S02001/' };

test('who may not add, change or take along is refused, whatever their page shows', async () => {
  const guest = await world.person({ roles: ['auditor'], stores: ['S02001'] });
  const tab = guest.tab({ storeNo: 'S02001' });

  await expect(tab(counts.find, {})).rejects.toThrow('action.denied');
  await expect(tab(counts.create, { fields })).rejects.toThrow('action.denied');
  await expect(tab(counts.exportAll, {})).rejects.toThrow('action.denied');
  const clerk = await world.person({ roles: ['store-clerk'], businessGroups: ['BG01'] });
  const coupon = clerk.tab({ bgNo: 'BG01' })(listCalls(coupons).find, {});
  await expect(coupon).rejects.toThrow('action.denied');
});

test('everybody sees the leave they asked for themselves, and nobody else’s', async () => {
  const calls = listCalls(leaves);
  const [lin, wang] = [
    await world.person({ roles: ['head-office'] }),
    await world.person({ roles: ['head-office'] }),
  ];
  const asked = { kind: 'annual', from: '2026-12-01', until: '2026-12-03', status: 'draft' };

  const made = await lin.call(calls.create, { fields: { ...asked, reason: null } });

  expect((await lin.call(calls.find, {})).records).toEqual([made]);
  expect((await wang.call(calls.find, {})).total).toBe(0);
});

test('who made and who changed a record is in the audit trail', async () => {
  const lin = await manager();
  const tab = lin.tab({ storeNo: 'S02001' });
  const { id } = await tab(counts.create, { fields });
  await tab(counts.edit, { id, version: 1, fields });

  const entries = await world.db
    .selectFrom('audit_entry')
    .where('actor_id', '=', lin.id)
    .orderBy('seq')
    .select(['kind', 'detail'])
    .execute();
  const detail = { list: 'ors/stock-counts', id };
  expect(entries).toEqual([
    { kind: 'record.created', detail },
    { kind: 'record.changed', detail },
  ]);
});

test('a state that a page of the former release sets is taken as the step that leads there, or refused', async () => {
  const tab = (await manager()).tab({ storeNo: 'S02001' });
  const { id } = await tab(counts.create, { fields });

  const skipped = tab(counts.edit, { id, version: 1, fields: { status: 'done', area: 'x' } });
  await expect(skipped).rejects.toThrow('record.no-step');
  const made = tab(counts.create, { fields: { ...fields, status: 'done' } });
  await expect(made).rejects.toThrow('record.no-step');
  const moved = await tab(counts.edit, { id, version: 1, fields: { status: 'counting' } });

  expect(moved).toMatchObject({ version: 2, fields: { ...fields, status: 'counting' } });
});
