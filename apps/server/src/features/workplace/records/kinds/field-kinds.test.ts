import type { FieldKind } from '@portal/contract/records/fields';
import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import type { RecordFilter } from '@portal/contract/records/record-filter';
import { isFilterOf } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { everyKind } from '@portal/testing/every-kind';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { startWorld } from '#testing/world.ts';
import { orderedRows } from '../order/ordered-rows.ts';
import { countOf, findRecord, insertRecord, updateRecord } from '../store.ts';
import { createTableSql } from '../table-sql.ts';
import { wordsOf } from '../table.ts';

const world = await startWorld();
/** A type with a field of each kind. It takes the table of one that the test does without. */
const type: RecordType = { ...everyKind, system: 'lms', name: 'disputes' };

const filled: Record<FieldKind, RecordValue> = {
  text: '文字 "a"',
  longText: '两行\n文字',
  richText: '<p>正文</p>',
  number: -1.1,
  count: 7,
  money: 1_234_567.89,
  percent: 12.5,
  day: '2026-02-28',
  daySpan: { from: '2026-12-01', until: '2026-12-20' },
  time: '09:30',
  choice: 'men',
  choices: ['l', 'm'],
  dictionary: '1',
  tree: '31',
  person: 'p-1',
  people: ['p-1', 'p-2'],
  department: 'A01',
  position: 'lead',
  store: 'S02001',
  file: ['f-1'],
  picture: ['f-2', 'f-3'],
  link: 'PD20261100001',
  lines: [
    { colour: '驼色', pieces: 2 },
    { colour: '黑色', pieces: null },
  ],
};
const empty: RecordFields = Object.fromEntries(
  Object.keys(type.fields).map((name) => [name, null]),
);

const authorship = { by: '林知夏', at: world.clock.now() };
const reach = sql<boolean>`true`;
const keyOf = (id: string) => ({ type, scope: '', reach, id });
const inTenant = <T>(work: () => Promise<T>): Promise<T> => withinTenant(0, work);

beforeAll(() =>
  inTenant(async () => {
    await sql`drop table lms_disputes`.execute(world.db);
    await sql.raw(createTableSql(type)).execute(world.db);
    for (const [id, fields] of [
      ['full', filled],
      ['none', empty],
    ] as const) {
      const content = {
        fields,
        state: type.initial,
        words: wordsOf(type, id, fields),
        ...authorship,
      };
      await insertRecord(world.db, keyOf(id), content);
    }
  }),
);

const found = (filter: RecordFilter) =>
  inTenant(async () => {
    const query = { type, reach, keyword: '', filter, hidden: new Set<string>() };
    const rows = await orderedRows(world.db, query, { sort: [], pageNo: 1, pageSize: 20 });
    return rows.map(({ id }) => id);
  });

test('a value of each kind is stored in a column of its type and read as it was, and an empty one as null', () =>
  inTenant(async () => {
    expect((await findRecord(world.db, keyOf('full')))?.fields).toEqual(filled);
    expect((await findRecord(world.db, keyOf('none')))?.fields).toEqual(empty);
    const change = { state: 'open', words: '', ...authorship };
    await updateRecord(world.db, keyOf('none'), { fields: filled, ...change });
    expect((await findRecord(world.db, keyOf('none')))?.fields).toEqual(filled);
    await updateRecord(world.db, keyOf('none'), { fields: empty, ...change });
    expect((await findRecord(world.db, keyOf('none')))?.fields).toEqual(empty);
  }));

test.each<[field: string, op: string, fits: unknown, differs: unknown]>([
  ['text', 'contains', '"A"', 'b'],
  ['longText', 'contains', '文字', '正文'],
  ['richText', 'contains', '正文', '文字'],
  ['number', 'most', -1.1, -1.2],
  ['count', 'is', 7, 8],
  ['money', 'least', 1_234_567.89, 1_234_567.9],
  ['percent', 'is', 12.5, 12.51],
  ['day', 'most', '2026-02-28', '2026-02-27'],
  ['daySpan', 'least', '2026-12-20', '2026-12-21'],
  ['daySpan', 'most', '2026-12-01', '2026-11-30'],
  ['time', 'least', '09:30', '09:31'],
  ['choice', 'in', ['men'], ['women']],
  ['choices', 'has', ['m', 'x'], ['x']],
  ['dictionary', 'is', '1', '2'],
  ['tree', 'in', ['31'], ['32']],
  ['person', 'is', 'p-1', 'p-2'],
  ['people', 'has', ['p-2'], ['p-3']],
  ['department', 'is', 'A01', 'A02'],
  ['position', 'is', 'lead', 'other'],
  ['store', 'in', ['S02001'], ['S02002']],
  ['link', 'is', 'PD20261100001', 'PD1'],
])('KIT-06 a %s is filtered by %s', async (field, op, fits, differs) => {
  const condition = (value: unknown): RecordFilter => Object({ field, op, value });

  expect(isFilterOf(type, condition(fits))).toBe(true);
  expect(await found(condition(fits))).toEqual(['full']);
  expect(await found(condition(differs))).toEqual([]);
});

test('a field of each kind is filtered by whether it is empty', async () => {
  for (const field of Object.keys(type.fields)) {
    expect([field, await found({ field, op: 'filled' })]).toEqual([field, ['full']]);
    expect([field, await found({ field, op: 'empty' })]).toEqual([field, ['none']]);
  }
});

test('FIX-49: a count has the sum of what adds up, the average of what does not, and nothing of a rate', () =>
  inTenant(async () => {
    const query = { type, reach, keyword: '', filter: undefined, hidden: new Set<string>() };
    const names = ['number', 'count', 'money', 'percent'];

    expect(await countOf(world.db, query, names)).toEqual({
      total: 2,
      sums: { count: 7, money: 1_234_567.89 },
      averages: { number: -1.1 },
    });
  }));
