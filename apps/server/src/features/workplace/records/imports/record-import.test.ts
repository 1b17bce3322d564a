import * as imports from '@portal/contract/imports/imports';
import { recordCalls } from '@portal/contract/records/record-calls';
import { leaves } from '@portal/hr/records/leaves';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { applyFile, checkFile, ended, readRows, sheetOf } from '#testing/server/imports.ts';
import { hastenJobs } from '#testing/server/jobs.ts';
import { uploadFile } from '#testing/server/upload.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const subject = 'records/hr/leaves';
const calls = recordCalls(leaves);
const heads = ['请假类型', '开始日期', '结束日期', '事由'];
const good = ['年假', '2026-12-01', '2026-12-03', '探亲'];

const clerk = () => world.person({ roles: ['head-office'] });

const check = (person: Person, rows: string[][]) =>
  checkFile(world, person, { subject, ...sheetOf([heads, ...rows]) });

const found = async (person: Person) =>
  (await person.call(calls.find, { pageSize: '100' })).records;

test('a template has the columns of the form and its choices, and is read again as a sheet', async () => {
  const lin = await clerk();

  const file = await lin.call(imports.getImportTemplate, { subject });

  expect(file.name).toBe('请假申请导入模板.xlsx');
  expect(await readRows(file.base64)).toEqual([
    ['请假申请编号', '请假类型*', '开始日期*', '结束日期*', '事由'],
  ]);
});

test('IMP-02 a dry run changes nothing, the import does, and the same file again changes nothing', async () => {
  const lin = await clerk();
  const rows = [good, good, ['病假', '2026/12/8', '46365', '']];

  const checked = await check(lin, rows);
  expect(checked).toMatchObject({ state: 'checked', total: 3, added: 3, faults: 0 });
  expect(await found(lin)).toEqual([]);

  expect(await applyFile(lin, checked.id)).toMatchObject({ state: 'done', added: 3 });
  const made = await found(lin);
  expect(made).toHaveLength(3);
  const days = made.map(({ fields }) => fields['from']);
  expect(new Set(days)).toEqual(new Set(['2026-12-01', '2026-12-08']));

  const again = await check(lin, rows);
  expect(again).toMatchObject({ added: 0, same: 3 });
  expect(await applyFile(lin, again.id)).toMatchObject({ added: 0, same: 3 });
  expect(await found(lin)).toHaveLength(3);
});

test('errors are named by row and column, and nothing is imported while a row is wrong', async () => {
  const lin = await clerk();
  const rows = [good, ['长假', '2026-12-09', '2026-12-01', ''], ['病假', '', '2026-12-01', '']];

  const checked = await check(lin, rows);

  expect(checked).toMatchObject({ added: 1, wrongRows: 2, faults: 2 });
  const { records } = await lin.call(imports.listImportFaults, { id: checked.id });
  expect(records).toEqual([
    { row: 3, column: '请假类型', value: '长假', words: '请选择请假类型' },
    { row: 4, column: '开始日期', value: '', words: '请选择开始日期' },
  ]);
  const all = lin.call(imports.applyImport, { id: checked.id, mode: 'all' });
  await expect(all).rejects.toThrow('import.faulty');
  expect(await found(lin)).toEqual([]);
});

test('the good rows alone are imported where the user chooses so', async () => {
  const lin = await clerk();
  const checked = await check(lin, [['病假', '2026-12-09', '2026-12-01', ''], good]);

  expect(await applyFile(lin, checked.id, 'good')).toMatchObject({ added: 1, wrongRows: 1 });

  expect((await found(lin)).map(({ fields }) => fields['reason'])).toEqual(['探亲']);
});

test('a row with a number changes that record where the user could, and no other', async () => {
  const [lin, wang] = [await clerk(), await clerk()];
  const fields = { kind: 'annual', from: '2026-12-01', until: '2026-12-03', reason: '探亲' };
  const own = await lin.call(calls.create, { fields });
  const foreign = await wang.call(calls.create, { fields });
  const rows = [
    ['请假申请编号', '状态', '事由'],
    [own.id, '草稿', '回家'],
    [foreign.id, '草稿', '回家'],
  ];

  const checked = await checkFile(world, lin, { subject, ...sheetOf(rows) });

  expect(checked.faults).toBeGreaterThan(0);
});

test('a sheet is refused to whoever may not make such records, and a run to everybody else', async () => {
  const [lin, wang, auditor] = [await clerk(), await clerk(), await world.person({ roles: [] })];
  const checked = await check(lin, [good]);
  const { id: fileId } = await uploadFile(world, auditor, sheetOf([heads, good]));

  const start = auditor.call(imports.startImport, { subject, fileId });
  await expect(start).rejects.toThrow('action.denied');
  await expect(auditor.call(imports.getImportTemplate, { subject })).rejects.toThrow(
    'action.denied',
  );
  const own = { id: checked.id };
  await expect(wang.call(imports.getImport, own)).rejects.toThrow('import.not-found');
  await expect(wang.call(imports.getFaultSheet, own)).rejects.toThrow('import.not-found');
  await expect(wang.call(imports.listImportFaults, own)).rejects.toThrow('import.not-found');
  const apply = wang.call(imports.applyImport, { id: checked.id, mode: 'all' });
  await expect(apply).rejects.toThrow('import.not-found');
  const foreign = wang.call(imports.startImport, { subject, fileId });
  await expect(foreign).rejects.toThrow('file.not-found');
});

test('formulas and hostile names are text', async () => {
  const lin = await clerk();
  const hostile = ['年假', '2026-12-01', '2026-12-03', "=cmd|' /C calc'!A0"];

  const checked = await check(lin, [hostile]);
  await applyFile(lin, checked.id);

  expect((await found(lin))[0]?.fields['reason']).toBe(hostile[3]);
});

test('records of a store are imported into the store of the tab, and nowhere else', async () => {
  const manager = await world.person({ roles: ['store-manager'], stores: ['S02001', 'S02002'] });
  const [here, there] = [manager.tab({ storeNo: 'S02001' }), manager.tab({ storeNo: 'S02002' })];
  const rows = [
    ['盘点方式', '盘点区域', '盘点日期', '实盘（件）', '账面（件）'],
    ['全盘', '一楼女装', '2026-11-20', '118', '120'],
  ];
  const { id: fileId } = await uploadFile(world, manager, sheetOf(rows));
  const count = { subject: 'records/ors/stock-counts', fileId };

  await expect(manager.call(imports.startImport, count)).rejects.toThrow('context.foreign');
  const { id } = await here(imports.startImport, count);
  await ended(manager, id);
  const elsewhere = there(imports.applyImport, { id, mode: 'all' });
  await expect(elsewhere).rejects.toThrow('context.stale');
});

test('an import whose node is cut off goes on, and no row is doubled', async () => {
  const lin = await clerk();
  const rows = Array.from({ length: 3_000 }, (_, nth) => [...good.slice(0, 3), `第 ${nth} 次`]);
  for (const mode of ['all', 'good'] as const) {
    const own = rows.map((row) => row.with(3, `${row[3]} ${mode}`));
    const { id } = await check(lin, own);
    await lin.call(imports.applyImport, { id, mode });
    const cut = await vi.waitFor(() => cutOff(), { timeout: 60_000, interval: 1 });
    expect(cut).toBeGreaterThan(0);

    const hasten = setInterval(() => void hastenJobs(world.nodeDb), 200);
    const run = await ended(lin, id).finally(() => clearInterval(hasten));

    expect(run).toMatchObject({ state: 'done' });
    expect(run.added + run.same).toBe(rows.length);
  }
  const { total } = await lin.call(calls.count, {});
  expect(total).toBe(2 * rows.length);
});

/** Ends every connection that is inserting records: their transactions are gone, as after a `kill -9` of their node. */
async function cutOff(): Promise<number> {
  const { rows } = await sql<{ cut: boolean }>`
    select pg_terminate_backend(pid) as cut from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and query ilike '%insert into "hr_leaves"%' and state <> 'idle'`.execute(world.nodeDb);
  if (rows.length === 0) throw new Error('Nothing is imported yet');
  return rows.length;
}
