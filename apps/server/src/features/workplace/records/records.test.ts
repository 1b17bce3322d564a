import { recordCalls } from '@portal/contract/records/record-calls';
import { members as memberType } from '@portal/crm/records/members';
import { leaves } from '@portal/hr/records/leaves';
import { priceChanges } from '@portal/imos/records/price-changes';
import { replenishments } from '@portal/imos/records/replenishments';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const counts = recordCalls(stockCounts);
const prices = recordCalls(priceChanges);
const manager = () => world.person({ roles: ['store-manager'], stores: ['S02001', 'S02002'] });
const store = { storeNo: 'S02001' };

const fields = { kind: 'whole', area: '一楼女装', day: '2026-11-20', counted: 118, booked: 120 };
const price = { style: 'YZ26W-1103', tag: 599, price: 399, from: '2026-12-01', reason: 'season' };

test('a record is made under the next number of the month, in the first state of its type', async () => {
  const tab = (await manager()).tab(store);

  const made = await tab(counts.create, { fields });
  const next = await tab(counts.create, { fields });

  expect(made).toMatchObject({ version: 1, state: 'draft', fields: { ...fields, note: null } });
  expect(made.id).toMatch(/^PD202611\d{5}$/);
  expect(Number(next.id.slice(2)) - Number(made.id.slice(2))).toBe(1);
  expect(await tab(counts.get, { id: made.id })).toEqual(made);
});

test('of twenty who save at the same time each has a number of their own', async () => {
  const tab = (await manager()).tab(store);

  const made = await Promise.all(
    Array.from({ length: 20 }, async () => tab(counts.create, { fields })),
  );

  expect(new Set(made.map(({ id }) => id)).size).toBe(20);
});

test('records of another store are neither found nor opened nor changed', async () => {
  const lin = await manager();
  const [here, there] = [lin.tab(store), lin.tab({ storeNo: 'S02002' })];
  const { id } = await here(counts.create, { fields: { ...fields, area: '橱窗 100%' } });

  const keyword = '橱窗 100%';
  expect((await here(counts.find, { keyword })).records.map((record) => record.id)).toEqual([id]);
  expect((await there(counts.find, { keyword })).records).toEqual([]);
  expect((await there(counts.count, { keyword })).total).toBe(0);
  await expect(there(counts.get, { id })).rejects.toThrow('record.not-found');
  const foreign = there(counts.edit, { id, version: 1, fields: { area: 'x' } });
  await expect(foreign).rejects.toThrow('record.not-found');
  const step = there(counts.step, { id, version: 1, step: 'begin' });
  await expect(step).rejects.toThrow('record.not-found');
  await expect(lin.call(counts.find, {})).rejects.toThrow('context.no-store');
});

test('KIT-04 a leave that ends before it begins is refused by the server, when made and when changed', async () => {
  const calls = recordCalls(leaves);
  const lin = await world.person({ roles: ['head-office'] });
  const send = async (until: string) => {
    const reply = await world.inject({
      method: 'POST',
      url: `/api${calls.create.path}`,
      headers: { ...lin.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ fields: { kind: 'annual', from: '2026-12-20', until } }),
    });
    return reply.json();
  };

  expect(await send('2026-12-01')).toMatchObject({
    reason: 'input.invalid',
    message: '结束日期不能早于开始日期',
  });
  const { result } = await send('2026-12-21');
  const edit = lin.call(calls.edit, { id: result.id, version: 1, fields: { from: '2026-12-31' } });
  await expect(edit).rejects.toThrow('input.invalid');
});

test('KIT-05 a state moves only along a step, by those who hold its code, and not without the fields it requires', async () => {
  const clerk = (await world.person({ roles: ['merchandiser'], businessGroups: ['BG01'] })).tab({
    bgNo: 'BG01',
  });
  const supervisor = (
    await world.person({ roles: ['regional-supervisor'], businessGroups: ['BG01'] })
  ).tab({ bgNo: 'BG01' });
  const { id } = await clerk(prices.create, { fields: { ...price, state: 'approved' } });

  // No step leads from a draft to an approval, and no field sets a state.
  const skipped = supervisor(prices.step, { id, version: 1, step: 'approve' });
  await expect(skipped).rejects.toThrow('record.no-step');
  await expect(clerk(prices.step, { id, version: 1, step: 'fly' })).rejects.toThrow(
    'record.no-step',
  );
  await clerk(prices.edit, { id, version: 1, fields: { state: 'approved', status: 'approved' } });
  const submitted = await clerk(prices.step, { id, version: 2, step: 'submit' });
  expect(submitted).toMatchObject({ state: 'submitted', version: 3 });

  await expect(clerk(prices.step, { id, version: 3, step: 'approve' })).rejects.toThrow(
    'action.denied',
  );
  // Nor does the refusal tell which records there are.
  const none = clerk(prices.step, { id: 'TJ1', version: 3, step: 'approve' });
  await expect(none).rejects.toThrow('action.denied');
  expect(await clerk(prices.get, { id })).toEqual(submitted);
  const late = clerk(prices.edit, { id, version: 3, fields: { price: 1 } });
  await expect(late).rejects.toThrow('record.closed');
  expect(await supervisor(prices.step, { id, version: 3, step: 'approve' })).toMatchObject({
    state: 'approved',
    version: 4,
  });
});

test('KIT-05 a step of one name is of two rights in two states, and each asks for its own', async () => {
  const calls = recordCalls(replenishments);
  const group = { bgNo: 'BG01' };
  const clerk = await world.person({ roles: ['merchandiser'], businessGroups: ['BG01'] });
  const supervisor = await world.person({
    roles: ['regional-supervisor'],
    businessGroups: ['BG01'],
  });
  const [proposes, approves] = [clerk.tab(group), supervisor.tab(group)];
  const proposal = { style: 'YZ26W-1103', toStore: 'S02001', units: 3 };
  const { id } = await proposes(calls.create, { fields: proposal });
  await proposes(calls.step, { id, version: 1, step: 'accept' });

  const denied = proposes(calls.step, { id, version: 2, step: 'decline' });
  await expect(denied).rejects.toThrow('action.denied');
  expect(await approves(calls.step, { id, version: 2, step: 'decline' })).toMatchObject({
    state: 'declined',
  });
});

test('a step that requires a field takes it along, and is refused without it', async () => {
  const tab = (await world.person({ roles: ['administrator'], businessGroups: ['BG01'] })).tab({
    bgNo: 'BG01',
  });
  const members = recordCalls(memberType);
  const { id } = await tab(members.create, {
    fields: { name: '试用顾客', level: 'gold', source: 'store', joined: '2026-11-01' },
  });

  await expect(tab(members.step, { id, version: 1, step: 'freeze' })).rejects.toThrow(
    'input.invalid',
  );
  const note = '退货异常';
  expect(
    await tab(members.step, { id, version: 1, step: 'freeze', fields: { note } }),
  ).toMatchObject({ state: 'frozen', fields: { note } });
});

test('KIT-11 of two who change one record the second is refused with the present record, and nothing is lost', async () => {
  const lin = await manager();
  const tab = lin.tab(store);
  const { id } = await tab(counts.create, { fields });
  const edited = await tab(counts.edit, { id, version: 1, fields: { kind: 'part', counted: 120 } });

  const reply = await world.inject({
    method: 'PUT',
    url: `/api${counts.edit.path.replace(':id', id)}`,
    headers: {
      ...lin.headers,
      'content-type': 'application/json',
      'x-context-store': 'S02001',
      'x-context-version': '/S02001/',
    },
    payload: JSON.stringify({ version: 1, fields: { counted: 1 } }),
  });

  expect(reply.statusCode).toBe(409);
  const result = { id, version: 2, fields: edited.fields };
  expect(reply.json()).toMatchObject({ reason: 'record.stale', result });
  // How it was counted is fixed.
  expect(edited.fields).toMatchObject({ ...fields, counted: 120, note: null });
  expect(await tab(counts.get, { id })).toEqual(edited);
});

test('of ten who change one version of a record at the same time one is served', async () => {
  const tab = (await manager()).tab(store);
  const { id } = await tab(counts.create, { fields });

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, async (_, counted) =>
      tab(counts.edit, { id, version: 1, fields: { counted } }),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await tab(counts.get, { id })).version).toBe(2);
});

test('rows come a page at a time, sorted by any column, with a count and sums of their own', async () => {
  const tab = (await manager()).tab({ storeNo: 'S02002' });
  const { total, sums } = await tab(counts.count, { sums: 'amount,counted,area,unknown' });

  const first = await tab(counts.find, { pageSize: '10', sort: 'counted.desc,day' });
  const rest = await tab(counts.find, { pageSize: '100', sort: 'counted.desc,day' });
  const second = await tab(counts.find, { pageSize: '10', pageNo: '2', sort: 'counted.desc,day' });

  const pieces = rest.records.map((record) => Number(record.fields['counted']));
  expect(pieces).toEqual(pieces.toSorted((a, b) => b - a));
  expect([...first.records, ...second.records]).toEqual(rest.records.slice(0, 20));
  expect([first.hasNext, rest.hasNext]).toEqual([true, false]);
  expect(total).toBe(rest.records.length);
  const yuan = rest.records.reduce((sum, each) => sum + Number(each.fields['amount']), 0);
  // What lies in a store at two moments is no sum.
  expect(sums).toEqual({ amount: expect.closeTo(yuan, 2) });
  await expect(tab(counts.find, { sort: 'tenant_id' })).rejects.toThrow('input.invalid');
});

test('KIT-06 conditions are nested by 且 and 或, and each kind has its comparisons', async () => {
  const tab = (await manager()).tab({ storeNo: 'S02002' });
  const all = (await tab(counts.find, { pageSize: '100' })).records;
  const found = async (filter: object) => {
    const { records } = await tab(counts.find, { pageSize: '100', filter: JSON.stringify(filter) });
    return records.map(({ id }) => id);
  };
  const expected = (matches: (record: (typeof all)[number]) => boolean) =>
    all.filter(matches).map(({ id }) => id);
  const isPart = { field: 'kind', op: 'is', value: 'part' };
  const isLarge = { field: 'counted', op: 'least', value: 40 };
  const isDone = { field: 'state', op: 'in', value: ['done', 'counting'] };

  expect(await found({ all: [isPart, isLarge] })).toEqual(
    expected(({ fields: { kind, counted } }) => kind === 'part' && Number(counted) >= 40),
  );
  expect(await found({ any: [{ all: [isPart, isLarge] }, isDone] })).toEqual(
    expected(
      ({ state, fields: { kind, counted } }) =>
        (kind === 'part' && Number(counted) >= 40) || isDone.value.includes(state),
    ),
  );
  expect(await found({ field: 'note', op: 'empty' })).toEqual(
    expected(({ fields: { note } }) => note === null),
  );
  expect(await found({ field: 'area', op: 'contains', value: '一楼' })).toEqual(
    expected(({ fields: { area } }) => typeof area === 'string' && area.includes('一楼')),
  );
  expect(await found({ field: 'createdAt', op: 'most', value: '2026-11-20' })).toEqual(
    expected(({ createdAt }) => createdAt < '2026-11-21'),
  );
});

test.each([
  { field: 'tenant_id', op: 'is', value: '0' },
  { field: 'constructor', op: 'is', value: 'x' },
  { field: 'area', op: 'least', value: 'a' },
  { field: 'counted', op: 'is', value: '1 or true' },
  { field: 'day', op: 'is', value: '2026-02-30' },
  { all: Array.from({ length: 41 }, () => ({ field: 'note', op: 'empty' })) },
  { all: [{ all: [{ all: [{ all: [{ all: [] }] }] }] }] },
  'text',
])('a filter that does not fit its type is refused (%#)', async (filter) => {
  const tab = (await manager()).tab(store);

  const refused = tab(counts.find, { filter: JSON.stringify(filter) });
  await expect(refused).rejects.toThrow('input.invalid');
});

test('who does not hold an action is refused, whatever their page shows', async () => {
  const tab = (await world.person({ roles: ['auditor'], stores: ['S02001'] })).tab(store);

  await expect(tab(counts.find, {})).rejects.toThrow('action.denied');
  await expect(tab(counts.count, {})).rejects.toThrow('action.denied');
  await expect(tab(counts.get, { id: 'PD1' })).rejects.toThrow('action.denied');
  await expect(tab(counts.create, { fields })).rejects.toThrow('action.denied');
  await expect(tab(counts.exportAll, {})).rejects.toThrow('action.denied');
  await expect(tab(counts.step, { id: 'PD1', version: 1, step: 'begin' })).rejects.toThrow(
    'action.denied',
  );
});

test('users see the leaves they asked for themselves', async () => {
  const calls = recordCalls(leaves);
  const lin = await world.person({ roles: ['head-office'] });
  const wang = await world.person({ roles: ['head-office'] });

  const made = await lin.call(calls.create, {
    fields: { kind: 'annual', from: '2026-12-01', until: '2026-12-03' },
  });

  expect((await lin.call(calls.find, {})).records).toMatchObject([{ id: made.id, version: 1 }]);
  expect((await wang.call(calls.count, {})).total).toBe(0);
  await expect(wang.call(calls.get, { id: made.id })).rejects.toThrow('record.not-found');
});
