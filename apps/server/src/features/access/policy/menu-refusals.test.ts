import type { RequestedChange } from '@portal/contract/policy/changes';
import * as drafts from '@portal/contract/policy/drafts';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { action, change, item, menusIn, sampleIds } from '#testing/fixtures/menu-changes.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const { author, fuel, page, valueOf } = await menusIn(world);
const { carId, fuelId, roomId } = sampleIds;

type WrongDraft = [string, RequestedChange[], string];

const wrong: WrongDraft[] = [
  ['a path that is taken', [item('ams-x', page('sampleCar/fuel'))], '路径已被「样页油耗」使用'],
  ['a path of another system', [item('ams-x', page('x', { path: '/ors/x' }))], '须以 /ams/ 开头'],
  ...['x?a=1', 'x#a', '资产台账', 'a b', ':id', '$id', '*', 'a+b', 'a&b', '100%', '%20', 'x/'].map(
    (path): WrongDraft => [
      `a path with /${path} , FIX-47`,
      [item('ams-x', page(path))],
      '路径只可用字母、数字和 . - _',
    ],
  ),
  ['no title', [item('ams-x', page('x', { title: ' ' }))], '请输入菜单名称'],
  ['a circle', [item(carId, { ...valueOf(carId), parentId: fuelId })], '自己或自己的下级'],
  [
    'a parent that is not there',
    [item('ams-x', page('x', { parentId: 'none' }))],
    '上级菜单不存在',
  ],
  ['a redirect to nowhere', [item('ams-x', page('x', { redirect: '/ams/none' }))], '没有这个路径'],
  ['a script', [item('ams-x', page('x', { url: 'javascript:alert(1)' }))], 'http和https'],
  ['an address with a name', [item('ams-x', page('x', { url: 'https://a@b.cn' }))], 'http和https'],
  [
    'a window without address',
    [item('ams-x', page('x', { internalOrExternal: true }))],
    '须填写网址',
  ],
  [
    'an unknown permission',
    [item('ams-x', page('x', { permission: 'ams:x:y' }))],
    '没有这个按钮权限',
  ],
  ['another system', [item(fuelId, { ...fuel, system: 'ors' })], '不能移到别的系统'],
  [
    'a code of another system',
    [
      action('ors:x:y', {
        system: 'ams',
        menuItemId: null,
        describe: '按钮',
        type: '1',
        status: '1',
      }),
    ],
    '按钮编码须形如',
  ],
];

const careless = await author();

test.each(wrong)('a draft takes no menu item with %s', async (_, changes, words) => {
  const reply = await world.inject({
    method: 'POST',
    url: `/api${drafts.changeDraft.path}`,
    headers: careless.headers,
    payload: { changes },
  });

  expect(reply.json()).toMatchObject({
    reason: 'policy.menu-item',
    message: expect.stringContaining(words),
  });
  expect((await careless.call(drafts.getPolicy, {})).draft).toBeNull();
});

test('whoever edits roles and not menus changes no menu, nor one they do not hold, nor what guards it', async () => {
  const desk = Object.values(drafts.policyActions);
  const keeper = await world.person({
    roles: [await makeRole({ menuItems: [fuelId], actions: desk })],
  });
  const menus = [...desk, 'ams:menu:edit'];
  const editor = await world.person({
    roles: [await makeRole({ menuItems: [carId, fuelId], actions: menus })],
  });

  const moved = item(fuelId, { ...fuel, sort: 9 });
  await expect(change(keeper, moved)).rejects.toThrow('policy.wider-scope');
  const tries = [
    item(roomId, { ...valueOf(roomId), hidden: true }),
    item(roomId, null),
    item(fuelId, { ...fuel, permission: 'ams:sampleCar:list' }),
    action('ams:sampleCar:list', null),
  ];
  for (const each of tries) {
    await expect(change(editor, each)).rejects.toThrow('policy.wider-scope');
  }
  expect((await change(editor, moved)).changes).toHaveLength(1);
});

test('menus belong to the group: another tenant changes none, and what its roles hold is not removed', async () => {
  await world.db.insertInto('tenant').values({ id: 54, name: '戊集团' }).execute();
  const role = { code: 'far-whole', name: '全部', holds_all: true };
  await withinTenant(54, async () => {
    await world.db
      .insertInto('role')
      .values({ ...role, tenant_id: 54 })
      .execute();
    await world.db.insertInto('role').values({ code: 'far', name: '远', tenant_id: 54 }).execute();
    await world.db
      .insertInto('role_menu_item')
      .values({ role_code: 'far', menu_item_id: roomId, tenant_id: 54 })
      .execute();
  });
  const outsider = await world.person({ tenantId: 54, roles: ['far-whole'] });
  const hides = item(fuelId, { ...fuel, hidden: true });
  await expect(change(outsider, hides)).rejects.toThrow('policy.other-tenants-menu');
  await expect(change(await author(), item(roomId, null))).rejects.toThrow('policy.held-elsewhere');
});
