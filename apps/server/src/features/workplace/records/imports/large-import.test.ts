import * as imports from '@portal/contract/imports/imports';
import {
  choice,
  count,
  day,
  dictionary,
  money,
  store,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { recordCalls } from '@portal/contract/records/record-calls';
import { expect, test } from 'vitest';
import { actionsOf, addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { applyFile, checkFile, readRows, sheetOf, textsOf } from '#testing/server/imports.ts';
import { startWorld } from '#testing/world.ts';

const texts = Object.fromEntries(
  Array.from({ length: 12 }, (_, nth) => [`text${nth}`, text({ label: `文本${nth}` })]),
);

/** A type of twenty columns, with choices, references, numbers and days among them. */
const wide = recordType({
  system: 'ams',
  name: 'wide-rows',
  one: '宽表单',
  number: 'KB{yyyymm}{000000}',
  actions: 'ams:wide',
  scope: 'own',
  fields: {
    kind: choice({
      label: '种类',
      required: true,
      choices: [
        { value: 'a', label: '甲' },
        { value: 'b', label: '乙' },
      ],
    }),
    store: store({ label: '门店', among: 'all', required: true }),
    sex: dictionary({ label: '性别', dictionary: 'sex' }),
    from: day({ label: '开始', required: true }),
    until: day({ label: '结束', required: true }),
    pieces: count({ label: '件数', unit: '件' }),
    amount: money({ label: '金额' }),
    name: text({ label: '名称', required: true }),
    ...texts,
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '结束不能早于开始' }],
  initial: 'draft',
  states: { draft: { label: '草稿' } },
});

const world = await startWorld({}, undefined, { recordTypes: [wide] });
await addRecordTables(world, [wide]);
const role = await roleIn(world.db)({ actions: actionsOf(wide) });
const subject = 'records/ams/wide-rows';
const calls = recordCalls(wide);
const heads = ['种类', '门店', '性别', '开始', '结束', '件数（件）', '金额（元）', '名称'].concat(
  Object.keys(texts).map((_, nth) => `文本${nth}`),
);

const row = (nth: number): string[] => [
  nth % 2 === 0 ? '甲' : '乙',
  nth % 2 === 0 ? 'S02001' : 'S02002',
  '男',
  '2026-12-01',
  '2026/12/3',
  String(nth % 1_000),
  '1,234.50',
  `名称${nth}`,
  ...Array.from({ length: 12 }, (_, column) => `第${nth}行第${column}列`),
];

test('IMP-01 a type has a template with its choices; of 100,000 rows of 20 columns, checked within 60 s, errors are listed by row and column and as a sheet, and all rows or the good ones are imported', async () => {
  const lin = await world.person({ roles: [role], stores: ['S02001'] });
  const template = await lin.call(imports.getImportTemplate, { subject });
  const offered = await textsOf(template.base64);
  expect(offered).toEqual(expect.arrayContaining(['种类*', '甲', '乙', '男']));
  expect(offered).toContainEqual(expect.stringMatching(/^S02001 /));

  const rows = Array.from({ length: 100_000 }, (_, nth) => row(nth));
  for (const wrong of [10, 50_000, 99_999]) rows[wrong] = row(wrong).with(4, '2026-11-30');
  rows[20] = row(20).with(1, 'S99998').with(5, '多');
  const started = performance.now();
  const checked = await checkFile(world, lin, { subject, ...sheetOf([heads, ...rows]) });
  const seconds = (performance.now() - started) / 1_000;

  expect(seconds).toBeLessThan(60);
  expect(checked).toMatchObject({ total: 100_000, added: 99_996, wrongRows: 4, faults: 5 });
  const { records } = await lin.call(imports.listImportFaults, { id: checked.id });
  expect(records.map(({ row: at, column }) => `${at} ${column}`)).toEqual([
    '12 结束',
    '22 件数（件）',
    '22 门店',
    '50002 结束',
    '100001 结束',
  ]);
  const sheet = await lin.call(imports.getFaultSheet, { id: checked.id });
  expect(sheet.name).toBe('sheet-错误.xlsx');
  const listed = await readRows(sheet.base64);
  expect(listed[0]).toEqual(['行', '列', '值', '错误']);
  expect(listed[1]).toEqual(['12', '结束', '2026-11-30', '结束不能早于开始']);
  expect(listed).toHaveLength(6);
  const all = lin.call(imports.applyImport, { id: checked.id, mode: 'all' });
  await expect(all).rejects.toThrow('import.faulty');

  const few = rows.slice(0, 2_000);
  const small = await checkFile(world, lin, { subject, ...sheetOf([heads, ...few]) });
  const done = await applyFile(lin, small.id, 'good');
  expect(done).toMatchObject({ state: 'done', added: 1_998, wrongRows: 2 });
  expect((await lin.call(calls.count, {})).total).toBe(1_998);

  const whole = await checkFile(world, lin, {
    subject,
    ...sheetOf([heads, ...rows.slice(100, 2_100)]),
  });
  expect(whole).toMatchObject({ added: 100, same: 1_900 });
  expect(await applyFile(lin, whole.id)).toMatchObject({ state: 'done', added: 100 });
});
