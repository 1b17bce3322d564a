import { actionsOf } from '@portal/contract/records/record-type';
import type { FieldKind } from '@portal/contract/records/fields';
import type { RecordValue } from '@portal/contract/records/field-values';
import { recordCalls } from '@portal/contract/records/record-calls';
import { type Condition, isSortable } from '@portal/contract/records/record-filter';
import { keysIn, referenceOf } from '@portal/contract/records/references';
import { everyKind, fieldKinds } from '@portal/testing/every-kind';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { uploadFile } from '#testing/server/upload.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld({}, afterAll, { recordTypes: [everyKind] });
await addRecordTables(world, [everyKind]);
const role = await roleIn(world.db)({ actions: actionsOf(everyKind) });
const stores = ['S02001', 'S02002'];
const lin = await world.person({ roles: [role], realname: '林知夏', workNo: '810001', stores });
const wang = await world.person({ realname: '王一', workNo: '810002', stores });
const calls = recordCalls(everyKind);
const create = async (fields: Partial<Record<FieldKind, RecordValue>>) =>
  (await lin.call(calls.create, { fields })).id;

const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background: '#b33' } });
const png = await drawn.png().toBuffer();
const upload = async (name: string, bytes: Uint8Array = new TextEncoder().encode(name)) =>
  (await uploadFile(world, lin, { name, bytes })).id;
const linked = [await create({ text: '前一单' }), await create({ text: '再一单' })];
const [agreement, offer] = [await upload('合同.txt'), await upload('报价.txt')];
const [front, back] = [await upload('正面.png', png), await upload('背面.png', png)];

interface KindValues {
  low: RecordValue;
  high: RecordValue;
  /** Matches the low value alone. */
  filter: Pick<Condition, 'op' | 'value'>;
  /** The names of what the low value refers to, as a sheet has them. */
  names?: readonly string[];
}

/** Two values of each kind, in their order. A new kind does not compile until it has them. */
const values: Record<FieldKind, KindValues> = {
  text: { low: 'A 款', high: 'B 款', filter: { op: 'contains', value: 'a 款' } },
  longText: { low: 'A 防风', high: 'B 防水', filter: { op: 'contains', value: '风' } },
  richText: {
    low: '<p>主推</p>',
    high: '<p>清仓</p>',
    filter: { op: 'contains', value: '主推' },
  },
  number: { low: -1.5, high: 2, filter: { op: 'most', value: 0 } },
  count: { low: 7, high: 1_200, filter: { op: 'is', value: 7 } },
  money: { low: 88.5, high: 1_234_567.8, filter: { op: 'most', value: 88.5 } },
  percent: { low: 9, high: 12.5, filter: { op: 'most', value: 10 } },
  day: { low: '2026-02-28', high: '2026-11-20', filter: { op: 'most', value: '2026-03-01' } },
  daySpan: {
    low: { from: '2026-02-01', until: '2026-02-28' },
    high: { from: '2026-12-01', until: '2026-12-20' },
    filter: { op: 'most', value: '2026-02-15' },
  },
  time: { low: '09:30', high: '18:00', filter: { op: 'most', value: '12:00' } },
  choice: { low: 'men', high: 'women', filter: { op: 'in', value: ['men'] } },
  choices: { low: ['l'], high: ['m'], filter: { op: 'has', value: ['l'] } },
  dictionary: { low: '1', high: '2', filter: { op: 'is', value: '1' }, names: ['男'] },
  tree: { low: 'north', high: 'east', filter: { op: 'in', value: ['north'] }, names: ['华北'] },
  person: {
    low: lin.workNo,
    high: wang.workNo,
    filter: { op: 'is', value: lin.workNo },
    names: ['林知夏'],
  },
  people: {
    low: [lin.workNo],
    high: [wang.workNo],
    filter: { op: 'has', value: [lin.workNo] },
    names: ['林知夏'],
  },
  department: {
    low: 'd-a01',
    high: 'd-a01a01',
    filter: { op: 'is', value: 'd-a01' },
    names: [expect.any(String)],
  },
  position: {
    low: 'guide',
    high: 'store-manager',
    filter: { op: 'is', value: 'guide' },
    names: ['导购'],
  },
  store: {
    low: 'S02001',
    high: 'S02002',
    filter: { op: 'in', value: ['S02001'] },
    names: [expect.any(String)],
  },
  file: { low: [agreement], high: [offer], filter: { op: 'filled' }, names: ['合同.txt'] },
  picture: { low: [front], high: [back], filter: { op: 'filled' }, names: ['正面.png'] },
  link: {
    low: linked[0] ?? null,
    high: linked[1] ?? null,
    filter: { op: 'is', value: linked[0] },
    names: ['前一单'],
  },
  lines: {
    low: [{ colour: '驼色', pieces: 2 }],
    high: [{ colour: '黑色', pieces: 3 }],
    filter: { op: 'filled' },
  },
};

// Lookups hear of new people and their stores a moment later.
await vi.waitUntil(async () => {
  const keys = wang.workNo;
  return (await lin.call(calls.options, { field: 'person', keys })).records.length === 1;
}, 60_000);
const valuesOf = (end: 'low' | 'high') =>
  Object.fromEntries(fieldKinds.map((kind) => [kind, values[kind][end]]));
const low = await create(valuesOf('low'));
const high = await create(valuesOf('high'));
const both = { field: 'id', op: 'in', value: [low, high] } as const;

/** The numbers of those two that a filter finds, in the order of a sort. */
async function found(filters: readonly Condition[], sort = 'id'): Promise<string[]> {
  const filter = JSON.stringify({ all: [both, ...filters] });
  return (await lin.call(calls.find, { filter, sort })).records.map(({ id }) => id);
}

test.each(fieldKinds)('KIT-01 a list is filtered by a field of kind %s', async (kind) => {
  const { filter } = values[kind];
  const matching = filter.op === 'filled' ? [low, high] : [low];

  expect(await found([{ field: kind, ...filter }])).toEqual(matching);
  expect(await found([{ field: kind, op: 'empty' }])).toEqual([]);
});

const ordered = fieldKinds.filter((kind) => isSortable(everyKind, kind));

test.each(ordered)('KIT-01 a list is sorted by a field of kind %s, up and down', async (kind) => {
  expect(await found([], kind)).toEqual([low, high]);
  expect(await found([], `${kind}.desc`)).toEqual([high, low]);
});

test('KIT-01 a list is sorted by every kind of field but those that have no order', async () => {
  const others = fieldKinds.filter((kind) => !ordered.includes(kind));
  expect(others).toEqual(['richText', 'choices', 'people', 'file', 'picture', 'lines']);
  for (const kind of others) await expect(found([], kind)).rejects.toThrow('input.invalid');
});

test.each(fieldKinds)(
  'KIT-01 a field of kind %s is exported, with the names of its keys',
  async (kind) => {
    const filter = JSON.stringify(both);
    const { records, names } = await lin.call(calls.exportAll, { filter, sort: 'id' });
    expect(records.map(({ fields }) => fields[kind])).toEqual([
      values[kind].low,
      values[kind].high,
    ]);

    const known = names[referenceOf(everyKind.fields[kind]) ?? ''] ?? {};
    const told = keysIn(values[kind].low).flatMap((key) => known[key] ?? []);
    expect(told).toEqual(values[kind].names ?? []);
  },
);
