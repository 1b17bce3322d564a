import { checkRuleActions } from '@portal/contract/administration/check-rules';
import { dictionaryActions } from '@portal/contract/administration/dictionaries';
import { memberAction } from '@portal/contract/administration/memberships';
import { addPerson, personActions } from '@portal/contract/administration/people';
import { organisationActions } from '@portal/contract/administration/positions';
import { setScopes } from '@portal/contract/administration/scopes';
import { minute } from '@portal/common/durations';
import { reauthenticateByPassword } from '@portal/contract/identity/reauthentication';
import { getSignInKey } from '@portal/contract/identity/session';
import * as imports from '@portal/contract/imports/imports';
import { encrypted } from '@portal/testing/sign-in';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { jeecgDump } from '#testing/fixtures/jeecg-dump.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { applyFile, checkFile, sheetOf } from '#testing/server/imports.ts';
import { uploadFile } from '#testing/server/upload.ts';
import { type Person, startWorld } from '#testing/world.ts';

// What a file may not do that an administrator could not do by hand.

const world = await startWorld();
const password = 'Woven-Cloud7';
const theirs = 61;
const subject = 'people';
const actions = [...Object.values(personActions), memberAction];
const rights = [organisationActions, dictionaryActions, checkRuleActions];
const heads = ['工号', '姓名', '手机号', '部门', '门店'];

await world.db.insertInto('tenant').values({ id: theirs, name: '乙集团' }).execute();
const lin = await world.person({ roles: ['administrator'], password });

const check = (person: Person, ...rows: string[][]) =>
  checkFile(world, person, { subject, ...sheetOf([heads, ...rows]) });

const faultsOf = async (person: Person, id: string) => {
  const { records } = await person.call(imports.listImportFaults, { id });
  return records.map(({ row, column, words }) => `${row} ${column}：${words}`);
};

const isThere = async (workNo: string): Promise<boolean> =>
  (await world.db
    .selectFrom('person')
    .where('work_no', '=', workNo)
    .select('id')
    .executeTakeFirst()) !== undefined;

test('people from a sheet and from a dump take a fresh proof, as a person made by hand does', async () => {
  const own = { workNo: 'by_hand', realname: '甲', phone: '', email: '' };
  const sheet = await check(lin, ['by_sheet', '乙', '', '', '']);
  const dump = jeecgDump({ people: 2, roles: 1, menuItems: 1, departments: 1 }, 'p');
  const bytes = new TextEncoder().encode(dump);
  const jeecg = await checkFile(world, lin, { subject: 'jeecg', name: 'jeecg.sql', bytes });
  expect(jeecg).toMatchObject({ state: 'checked', faults: 0 });
  world.clock.advance(15 * minute);

  await expect(lin.call(addPerson, own)).rejects.toThrow('proof.stale');
  for (const { id } of [sheet, jeecg]) {
    const apply = lin.call(imports.applyImport, { id, mode: 'all' });
    await expect(apply).rejects.toThrow('proof.stale');
  }
  expect(await isThere('by_sheet')).toBe(false);

  const key = await world.visitor.call(getSignInKey, {});
  await lin.call(reauthenticateByPassword, encrypted(key, password));
  expect(await applyFile(lin, sheet.id)).toMatchObject({ state: 'done', added: 1 });
  expect(await isThere('by_sheet')).toBe(true);
});

test('an administrator of one department imports no people, neither of it nor of another', async () => {
  const { all: _, ...scoped } = personActions;
  const role = await roleIn(world.db)({ actions: [...Object.values(scoped), memberAction] });
  const head = await world.person({ roles: [role] });
  await world.db
    .insertInto('department')
    .values([{ id: 'imp-own', org_code: 'IMPOWN', depart_name: '本部', company_no: 'C01' }])
    .execute();
  await lin.call(setScopes, { id: head.id, scopes: [{ kind: 'department', key: 'imp-own' }] });
  const rows = [heads, ['of_head', '丙', '', 'IMPOWN', '']];
  const { id: fileId } = await uploadFile(world, head, sheetOf(rows));

  const start = head.call(imports.startImport, { subject, fileId });
  await expect(start).rejects.toThrow('scope.exceeded');
  const template = head.call(imports.getImportTemplate, { subject });
  await expect(template).rejects.toThrow('scope.exceeded');
  expect(await isThere('of_head')).toBe(false);
});

test('an administrator imports no people, departments or stores of another group', async () => {
  const role = await withinTenant(theirs, () => roleIn(world.db)({ actions }));
  const wu = await world.person({ tenantId: theirs, roles: [role] });
  const foreign = await world.person({ realname: '丁' });

  const { id } = await check(
    wu,
    [foreign.workNo, '丁', '', '', ''],
    [foreign.workNo.toUpperCase(), '戊', '', '', ''],
    ['their_new', '己', '', 'T0001', 'S02001'],
  );

  const words = await faultsOf(wu, id);
  expect(words).toContain('2 工号：该人员属于其他租户，或拥有您没有的管理权限');
  expect(words).toContain('4 部门：部门不存在');
  expect(words).toContain('4 门店：门店不存在');
  expect(await applyFile(wu, id, 'good')).toMatchObject({ added: 0, changed: 0 });
  const after = await world.db
    .selectFrom('person')
    .where('id', '=', foreign.id)
    .select('realname')
    .executeTakeFirstOrThrow();
  expect(after.realname).toBe('丁');
});

test('an account with more rights, a telephone of somebody else, and a number that nobody may have are named by row', async () => {
  const role = await roleIn(world.db)({ actions });
  const wang = await world.person({ roles: [role] });
  const officer = await world.person({ roles: ['administrator'] });
  await world.person({ phone: '13811112222' });

  const { id } = await check(
    wang,
    ['imp0002', '甲', '13811112222', '', ''],
    [officer.workNo, '乙', '13811113333', '', ''],
    ['a.b-c', '丙', '', '', ''],
  );

  expect((await faultsOf(wang, id)).toSorted()).toEqual([
    '2 手机号：手机号已被其他人员使用',
    '3 工号：该人员属于其他租户，或拥有您没有的管理权限',
    '4 工号：工号为 1 到 32 位字母、数字或下划线',
  ]);
});

test('a dump gives no right that whoever imports it lacks, and then nothing of it comes in', async () => {
  const held = [...actions, ...rights.map(({ edit }) => edit), 'ams:role:edit'];
  const role = await roleIn(world.db)({ actions: held });
  const wang = await world.person({ roles: [role] });
  const dump = jeecgDump({ people: 4, roles: 1, menuItems: 9, departments: 1 }, 'q');
  const bytes = new TextEncoder().encode(dump);

  const run = await checkFile(world, wang, { subject: 'jeecg', name: 'jeecg.sql', bytes });

  expect(run.state).toBe('failed');
  expect(await isThere('q00001')).toBe(false);
});
