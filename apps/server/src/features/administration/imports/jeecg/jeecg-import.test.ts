import * as imports from '@portal/contract/imports/imports';
import { expect, test } from 'vitest';
import { jeecgDump } from '#testing/fixtures/jeecg-dump.ts';
import { applyFile, checkFile } from '#testing/server/imports.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();

const check = (person: Person, subject: string, text: string) =>
  checkFile(world, person, { subject, name: 'jeecg.sql', bytes: new TextEncoder().encode(text) });

const partsOf = ({ parts }: imports.ImportRun) =>
  parts.map(({ label, added }) => `${label} ${added}`);

const countPeople = async (prefix: string): Promise<number> => {
  const rows = await world.db
    .selectFrom('person')
    .where('work_no', 'like', `${prefix}%`)
    .select('password_hash')
    .execute();
  expect(rows.every(({ password_hash }) => password_hash === '!')).toBe(true);
  return rows.length;
};

const administrator = () => world.person({ roles: ['administrator'] });

test('ADM-22 a Jeecg database of 3,000 people, 200 roles and 900 menu items is checked, imported, and the same again changes nothing', async () => {
  const lin = await administrator();
  const dump = jeecgDump({ people: 3_000, roles: 200, menuItems: 900, departments: 120 });

  const checked = await check(lin, 'jeecg', dump);
  expect(checked.problem).toBeNull();
  expect(checked.faults).toBe(0);
  // 30 are frozen in it, and 6 of those deleted.
  expect(partsOf(checked).slice(0, 6)).toEqual([
    '公司 1',
    '部门 120',
    '岗位 20',
    '人员 2970',
    '字典项 100',
    '编码规则 1',
  ]);
  expect(await countPeople('j0')).toBe(0);

  const done = await applyFile(lin, checked.id);
  expect(done.state).toBe('done');
  expect(await countPeople('j0')).toBe(2_970);
  expect(done.notes.join()).toContain('已加入您的草稿');
  const roles = await world.db
    .selectFrom('role')
    .where('code', 'like', 'j_role%')
    .select('code')
    .execute();
  expect(roles).toEqual([]);

  const again = await check(lin, 'jeecg', dump);
  expect(again).toMatchObject({ added: 0, changed: 0, faults: 0 });
});

test('ADM-22 a dump with a wrong row changes nothing at all', async () => {
  const lin = await administrator();
  const dump = jeecgDump({ people: 5, roles: 2, menuItems: 9, departments: 3 }, 'w').replace(
    "'w_post_1'",
    "'a post'",
  );

  const checked = await check(lin, 'jeecg', dump);

  expect(checked.faults).toBeGreaterThan(0);
  const { records } = await lin.call(imports.listImportFaults, { id: checked.id });
  expect(records[0]).toMatchObject({ column: '岗位：岗位编码', value: 'a post' });
  const all = lin.call(imports.applyImport, { id: checked.id, mode: 'all' });
  await expect(all).rejects.toThrow('import.faulty');
  const good = lin.call(imports.applyImport, { id: checked.id, mode: 'good' });
  await expect(good).rejects.toThrow('import.all-only');
  expect(await countPeople('w0')).toBe(0);
});

test('a file that is no dump is said to be none', async () => {
  const lin = await administrator();

  const checked = await check(lin, 'jeecg', 'select 1; -- nothing of Jeecg');

  expect(checked).toMatchObject({ state: 'failed' });
  expect(checked.problem).toContain('不是可以导入的文件');
});
