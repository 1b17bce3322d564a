import { getRoleRule, listRoles } from '@portal/contract/access/roles';
import { expect, test } from 'vitest';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld } from '#testing/world.ts';
import { roleIn } from '#testing/fixtures/role.ts';

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);
const administrator = await world.person({ roles: ['administrator'] });

test('the roles of the group come with how much each carries', async () => {
  const code = await makeRole({
    menuItems: ['ams-sampleCar', 'ams-sampleCar-fuel'],
    actions: ['ams:sampleCar:list'],
  });
  await world.person({ roles: [code] });

  const listed = await administrator.call(listRoles, {});

  expect(listed).toContainEqual({
    roleCode: code,
    roleName: '测试角色',
    members: 1,
    menuItems: 2,
    actions: 1,
  });
});

test('the rule of a role names its pages and actions, system by system', async () => {
  const code = await makeRole({
    menuItems: ['ams-sampleCar', 'ams-sampleCar-fuel', 'ors-stock'],
    actions: ['ams:sampleCar:list'],
  });

  const rule = await administrator.call(getRoleRule, { roleCode: code });

  expect(rule.systems).toEqual([
    { sysType: 'ors', sysName: '门店运营', menuTitles: [expect.any(String)], actions: [] },
    {
      sysType: 'ams',
      sysName: '行政管理',
      menuTitles: ['样页车辆', '样页油耗'],
      actions: [{ action: 'ams:sampleCar:list', describe: '样页车辆：查询' }],
    },
  ]);
});

test('a role that is not there has no rule', async () => {
  const call = administrator.call(getRoleRule, { roleCode: 'no-such-role' });

  await expect(call).rejects.toThrow('role.not-found');
});

test.each(['store-manager', 'head-office', 'auditor'])(
  'A54 a member of %s may look at no role, not even their own',
  async (role) => {
    const member = await world.person({ roles: [role] });

    await expect(member.call(listRoles, {})).rejects.toThrow('action.denied');
    await expect(member.call(getRoleRule, { roleCode: role })).rejects.toThrow('action.denied');
  },
);

test('A53 what is said of roles names no person', async () => {
  const { headers } = administrator;

  const reply = await world.inject({ url: '/api/sys/role/list', headers });

  expect(reply.body).not.toMatch(/password|token|phone|realname|workNo/i);
});
