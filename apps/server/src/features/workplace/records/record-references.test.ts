import * as kinds from '@portal/contract/records/fields';
import { recordCalls } from '@portal/contract/records/record-calls';
import { actionsOf, recordType } from '@portal/contract/records/record-type';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { sentStatements } from '#testing/database/sent-statements.ts';
import { visitedRows } from '#testing/database/visited-rows.ts';
import { startWorld } from '#testing/world.ts';
import { wordsOf } from './table.ts';

const states = { open: { label: '打开' } } as const;

const styles = recordType({
  system: 'gims',
  name: 'walked-styles',
  one: '款式',
  number: 'KS{yyyymm}{00000}',
  actions: 'gims:walked',
  scope: 'all',
  fields: {
    cost: kinds.text({ label: '成本', action: 'gims:walked:cost' }),
    name: kinds.text({ label: '品名', required: true, pinyin: true }),
  },
  initial: 'open',
  states,
});

/** Goods of a business group alone. */
const lots = recordType({
  system: 'gims',
  name: 'walked-lots',
  one: '货品',
  number: 'HP{yyyymm}{00000}',
  actions: 'gims:lots',
  scope: 'group',
  fields: { name: kinds.text({ label: '品名', required: true, pinyin: true }) },
  initial: 'open',
  states,
});

const displays = recordType({
  system: 'ors',
  name: 'walked-displays',
  one: '陈列',
  number: 'CL{yyyymm}{00000}',
  actions: 'ors:walked',
  scope: 'all',
  fields: {
    store: kinds.store({ label: '门店' }),
    keeper: kinds.person({ label: '负责人' }),
    helpers: kinds.people({ label: '协助人' }),
    department: kinds.department({ label: '部门' }),
    position: kinds.position({ label: '岗位' }),
    sex: kinds.dictionary({ label: '性别', dictionary: 'sex' }),
    style: kinds.link({ label: '款式', type: 'gims/walked-styles' }),
    lot: kinds.link({ label: '货品', type: 'gims/walked-lots' }),
    count: kinds.link({ label: '盘点单', type: 'ors/stock-counts' }),
    secret: kinds.person({ label: '密访人', action: 'ors:walked:secret' }),
    note: kinds.text({ label: '备注' }),
  },
  initial: 'open',
  states,
});

const world = await startWorld({}, afterAll, {
  recordTypes: [styles, lots, displays, stockCounts],
});
await addRecordTables(world, [styles, lots, displays]);
const role = roleIn(world.db);
const counting = ['ors:stock:list', 'ors:stock:add'];
const all = await role({ actions: [...actionsOf(styles), ...actionsOf(displays), ...counting] });
const few = await role({ actions: ['list', 'add', 'edit'].map((verb) => `ors:walked:${verb}`) });
const calls = recordCalls(displays);
const stores = ['S02001', 'S02002'];
const lin = await world.person({ roles: [all], realname: '林知夏', stores });
const wang = await world.person({ roles: [few], realname: '王一', stores: ['S02001'] });
const tab = lin.tab({ storeNo: 'S02001' });
const style = (name: string) => tab(recordCalls(styles).create, { fields: { name, cost: '128' } });

test('rows, a record, its timeline and its export have the names of what they refer to, read once for each kind', async () => {
  const [coat, count] = [
    await style('羊毛大衣'),
    await tab(recordCalls(stockCounts).create, {
      fields: { kind: 'whole', area: '一楼女装', day: '2026-11-20', counted: 1, booked: 1 },
    }),
  ];
  const fields = {
    store: 'S02001',
    keeper: lin.workNo,
    helpers: [wang.workNo],
    department: 'd-a01',
    position: 'guide',
    sex: '1',
    style: coat.id,
    count: count.id,
  };
  const names = {
    store: { S02001: expect.stringMatching(/店|馆/) },
    person: { [lin.workNo]: '林知夏', [wang.workNo]: '王一' },
    department: { 'd-a01': expect.any(String) },
    position: { guide: '导购' },
    'dictionary/sex': { '1': '男' },
    'gims/walked-styles': { [coat.id]: '羊毛大衣' },
    'ors/stock-counts': { [count.id]: '一楼女装' },
  };

  const made = await tab(calls.create, { fields });
  expect(made.names).toEqual(names);
  const one = await sentStatements(() => tab(calls.find, {}));
  for (let more = 0; more < 9; more += 1) await tab(calls.create, { fields });

  const ten = await sentStatements(async () => {
    const { records, names: found } = await tab(calls.find, {});
    expect([records.length, found]).toEqual([10, names]);
  });
  // The rows, and names of stores, people, departments and two linked types; dictionaries are in memory.
  expect([one.filter(isBusiness).length, ten.filter(isBusiness).length]).toEqual([6, 6]);
  expect((await tab(calls.exportAll, {})).names).toEqual(names);
  expect((await tab(calls.get, { id: made.id })).names).toEqual(names);
  const edited = await tab(calls.edit, {
    id: made.id,
    version: 1,
    fields: { sex: '2', store: null },
  });
  expect(edited.names).toMatchObject({ 'dictionary/sex': { '2': '女' } });
  expect(edited.names['store']).toBeUndefined();
  expect((await tab(calls.timeline, { id: made.id })).names).toEqual({
    'dictionary/sex': { '1': '男', '2': '女' },
    store: names.store,
  });
});

const isBusiness = (statement: string): boolean =>
  /from "?(?:ors_walked|gims_walked|ors_stock|store|person"|person\s+join|department)/.test(
    statement,
  );

test('the names of fields that a user may not see are in no answer', async () => {
  const { id } = await tab(calls.create, { fields: { secret: lin.workNo, note: '密访' } });

  expect((await tab(calls.get, { id })).names).toEqual({ person: { [lin.workNo]: '林知夏' } });
  expect((await wang.call(calls.get, { id })).names).toEqual({});
  const secret = wang.call(calls.options, { field: 'secret' });
  await expect(secret).rejects.toThrow('record.hidden-field');
});

const countsIn = async (storeNo: string) =>
  (await lin.tab({ storeNo })(calls.options, { field: 'count' })).records;

test('linked records are found by number and by words, a page at a time, in the reach of the user', async () => {
  const coats = [];
  for (const name of ['羊绒大衣', '双面呢大衣', '长款大衣']) coats.push(await style(name));
  const find = async (input: {
    keyword?: string;
    keys?: string;
    pageNo?: string;
    pageSize?: string;
  }) => tab(calls.options, { field: 'style', ...input });

  const first = await find({ keyword: '大衣', pageSize: '2' });
  expect([first.records.length, first.total]).toEqual([2, 4]);
  const second = await find({ keyword: '大衣', pageSize: '2', pageNo: '2' });
  expect([...first.records, ...second.records].map(({ text }) => text)).toEqual([
    '羊毛大衣',
    ...coats.map(({ fields }) => fields['name']),
  ]);
  const [coat] = coats;
  expect((await find({ keyword: coat?.id ?? '' })).records).toMatchObject([
    { value: coat?.id, text: '羊绒大衣', aside: coat?.id },
  ]);
  expect((await find({ keys: `${coat?.id},KS0` })).records).toHaveLength(1);

  expect((await countsIn('S02001')).map(({ text }) => text)).toContain('一楼女装');
  const mine = await tab(recordCalls(stockCounts).find, {});
  const others = await countsIn('S02002');
  expect(others.filter(({ value }) => mine.records.some(({ id }) => id === value))).toEqual([]);
});

const options = async (field: string) =>
  (await tab(calls.options, { field })).records.map(({ value }) => value);

test('options of other fields are those of their lookup, and a field that refers to nothing has none', async () => {
  expect(await options('store')).toEqual(stores);
  expect(await options('sex')).toEqual(['1', '2']);
  expect(await options('position')).toContain('store-manager');
  for (const field of ['note', 'unknown', 'constructor']) {
    await expect(options(field)).rejects.toThrow('record.unknown-field');
  }
});

test('a reference to nothing, or to what the user may not choose, is refused, and one that stays is not', async () => {
  const there = await lin.tab({ storeNo: 'S02002' })(recordCalls(stockCounts).create, {
    fields: { kind: 'whole', area: '别处', day: '2026-11-20', counted: 1, booked: 1 },
  });
  const stranger = await world.person({ stores: ['S02011'] });
  const made = await tab(calls.create, { fields: { store: 'S02002', note: '借调' } });
  for (const fields of [
    { store: 'S02003' },
    { store: 'S99999' },
    { keeper: stranger.workNo },
    { helpers: [lin.workNo, 'nobody'] },
    { sex: '3' },
    { style: 'KS0' },
    { count: there.id },
  ]) {
    await expect(tab(calls.create, { fields })).rejects.toThrow('input.invalid');
    const edit = tab(calls.edit, { id: made.id, version: 1, fields });
    await expect(edit).rejects.toThrow('input.invalid');
  }

  // Wang does not work in the store that the record has: it stays, but cannot be chosen.
  const fields = { store: 'S02002', note: '续借' };
  const kept = await wang.call(calls.edit, { id: made.id, version: 1, fields });
  expect(kept.fields).toMatchObject(fields);
  const taken = wang.call(calls.create, { fields: { store: 'S02002' } });
  await expect(taken).rejects.toThrow('input.invalid');
});

test('LKP-04 among 10,000 goods one is found at once by number, name, pinyin and initials, by those of its group alone', async () => {
  const goods = Array.from({ length: 10_000 }, (_, nth) => {
    const id = `GD${String(nth).padStart(5, '0')}`;
    const name = nth === 4_321 ? '重磅羊绒长大衣' : `圆领短袖衫${nth}`;
    return { id, name, words: wordsOf(lots, id, { name }) };
  });
  await sql`
    insert into gims_walked_lots (id, scope, state, name, words, created_at, created_by, changed_at, changed_by)
    select id, (select bg_no from store where tenant_id = 0 and store_no = 'S02001'), 'open', name, words,
      now(), '导入', now(), '导入'
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as r (id text, name text, words text)`.execute(
    world.db,
  );
  await sql`analyze gims_walked_lots`.execute(world.db);
  const { store_no: elsewhere } = await world.db
    .selectFrom('store')
    .where('tenant_id', '=', 0)
    .where('bg_no', '!=', (eb) =>
      eb
        .selectFrom('store')
        .where('tenant_id', '=', 0)
        .where('store_no', '=', 'S02001')
        .select('bg_no'),
    )
    .select('store_no')
    .executeTakeFirstOrThrow();
  const other = await world.person({ roles: [all], stores: [elsewhere] });
  const found = async (asked: typeof tab, keyword: string, pageNo = '1') =>
    (await asked(calls.options, { field: 'lot', keyword, pageNo })).records;

  // Two of the characters have two readings each, and either finds them.
  const wanted = ['gd04321', '羊绒长', 'zhongbangyangrong', 'chongbangyangrongzhang', 'zbyrcdy'];
  for (const keyword of wanted) {
    const values = (await found(tab, keyword)).map(({ value }) => value);
    expect([keyword, values]).toEqual([keyword, ['GD04321']]);
    expect(await found(other.tab({ storeNo: elsewhere }), keyword)).toEqual([]);
  }
  expect(await found(tab, 'yldx', '200')).toHaveLength(49);

  // One letter, which is in nearly all of them, has no groups that an index could find: they are read for a page, and to be counted.
  for (const [keyword, most] of [
    ['zbyrcdy', 100],
    ['d', 30_000],
  ] as const) {
    expect(await visitedRows(() => found(tab, keyword))).toBeLessThan(most);
  }
  const stranger = await world.person({ stores });
  const asked = stranger.call(calls.options, { field: 'lot', keyword: 'gd04321' });
  await expect(asked).rejects.toThrow('action.denied');
});
