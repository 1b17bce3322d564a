import { actionsOf } from '@portal/contract/records/record-type';
import * as imports from '@portal/contract/imports/imports';
import { recordCalls } from '@portal/contract/records/record-calls';
import { countedCalls } from '@portal/testing/counted-calls';
import { walked } from '@portal/testing/walk';
import { expect, test } from 'vitest';
import { sentStatements } from '#testing/database/sent-statements.ts';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { wide, wideHeads, wideRow } from '#testing/fixtures/wide-rows.ts';
import { applyFile, checkFile, readRows, sheetOf, textsOf } from '#testing/server/imports.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld({}, undefined, { recordTypes: [wide] });
await addRecordTables(world, [wide]);
const role = await roleIn(world.db)({ actions: actionsOf(wide) });
const subject = 'records/ams/wide-rows';
const calls = recordCalls(wide);
const many = walked({ proof: 10_000, walk: 100_000 });

test('IMP-01 a type has a template with its choices; of many rows of 20 columns, checked by hundreds, errors are listed by row and column and as a sheet, and all rows or the good ones are imported', async () => {
  const lin = await world.person({ roles: [role], stores: ['S02001'] });
  const template = await lin.call(imports.getImportTemplate, { subject });
  const offered = await textsOf(template.base64);
  expect(offered).toEqual(expect.arrayContaining(['种类*', '甲', '乙', '男']));
  expect(offered).toContainEqual(expect.stringMatching(/^S02001 /));

  const rows = Array.from({ length: many }, (_, nth) => wideRow(nth));
  for (const wrong of [10, many / 2, many - 1]) {
    rows[wrong] = wideRow(wrong).with(4, '2026-11-30');
  }
  rows[20] = wideRow(20).with(1, 'S99998').with(5, '多');
  let id = '';
  let sent: string[] = [];
  const called = await countedCalls(async () => {
    sent = await sentStatements(async () => {
      const run = await checkFile(world, lin, { subject, ...sheetOf([wideHeads, ...rows]) });
      expect(run).toMatchObject({ total: many, added: many - 4, wrongRows: 4, faults: 5 });
      id = run.id;
    });
  });

  // The queues and this test ask for what is new as often as time allows.
  const ofRows = sent.filter((each) => !/\bjobs\.|"import_run"/.test(each));
  expect(ofRows.length).toBeLessThan(many / 20);
  expect(called).toBeLessThan(2_000 * many);
  const { records } = await lin.call(imports.listImportFaults, { id });
  expect(records.map(({ row: at, column }) => `${at} ${column}`)).toEqual([
    '12 结束',
    '22 件数',
    '22 门店',
    `${many / 2 + 2} 结束`,
    `${many + 1} 结束`,
  ]);
  const sheet = await lin.call(imports.getFaultSheet, { id });
  expect(sheet.name).toBe('sheet-错误.xlsx');
  const listed = await readRows(sheet.base64);
  expect(listed[0]).toEqual(['行', '列', '值', '错误']);
  expect(listed[1]).toEqual(['12', '结束', '2026-11-30', '结束不能早于开始']);
  expect(listed).toHaveLength(6);
  const all = lin.call(imports.applyImport, { id, mode: 'all' });
  await expect(all).rejects.toThrow('import.faulty');

  const few = rows.slice(0, 2_000);
  const small = await checkFile(world, lin, { subject, ...sheetOf([wideHeads, ...few]) });
  const done = await applyFile(lin, small.id, 'good');
  expect(done).toMatchObject({ state: 'done', added: 1_998, wrongRows: 2 });
  expect((await lin.call(calls.count, {})).total).toBe(1_998);

  const whole = await checkFile(world, lin, {
    subject,
    ...sheetOf([wideHeads, ...rows.slice(100, 2_100)]),
  });
  expect(whole).toMatchObject({ added: 100, same: 1_900 });
  expect(await applyFile(lin, whole.id)).toMatchObject({ state: 'done', added: 100 });
});
