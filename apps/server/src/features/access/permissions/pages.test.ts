import { listPages, type Page } from '@portal/contract/access/pages';
import { getPermissions } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { visibleMenu, visiblePages } from '@portal/contract/access/visible-menu';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);
const titlesOf = (pages: Page[]) => pages.map(({ title }) => title);
const systemsOf = (pages: Page[]) => [...new Set(pages.map(({ system }) => system))];

const ask = (person: Person, known?: string) =>
  world.inject({
    method: 'GET',
    url: '/api/common/sys/userPermission/pages',
    headers: { ...person.headers, ...(known && { 'if-none-match': known }) },
  });

const setEnabled = (key: SubsystemKey, enabled: boolean) =>
  world.db.updateTable('subsystem').set({ enabled }).where('key', '=', key).execute();

test('a clerk finds the pages of their menus, system by system, and no other', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });

  const pages = await clerk.call(listPages, {});

  expect(systemsOf(pages)).toEqual(['ors', 'hr', 'cms']);
  for (const system of ['ors', 'hr', 'cms'] as const) {
    const { menu } = await clerk.call(getPermissions, { systemType: system });
    const shown = visiblePages(visibleMenu(menu)).map(({ item }) => item.path);
    const found = pages.filter((page) => page.system === system).map(({ path }) => path);
    expect(found).toEqual(shown);
  }
});

test('somebody with two pages finds these two, each with where it is and the actions they hold there', async () => {
  const role = await makeRole({
    menuItems: ['ams-sampleRole', 'ams-sampleRole-list', 'ams-library-loan'],
    actions: ['ams:sampleRole:list'],
  });
  const lin = await world.person({ roles: [role] });

  const pages = await lin.call(listPages, {});

  const [loan, roles] = pages.toSorted((a, b) => a.path.localeCompare(b.path));
  expect(pages).toHaveLength(2);
  expect(loan).toMatchObject({ system: 'ams', title: '借阅登记', actions: [] });
  expect(roles).toMatchObject({
    system: 'ams',
    actions: ['ams:sampleRole:list'],
    opensWindow: false,
  });
});

test('what is hidden, or asks for an action the person lacks, is not found', async () => {
  const administrator = await world.person({ roles: ['administrator'] });

  const titles = titlesOf(await administrator.call(listPages, {}));

  expect(titles).toContain('电子公告屏');
  expect(titles).not.toContain('公告屏详情');
  expect(titles).not.toContain('机要柜');
});

test('a system that is closed, is elsewhere, or has too small a menu to be entered shows no page', async () => {
  await setEnabled('syfs', false);
  await world.db
    .updateTable('subsystem')
    .set({ kind: 'sso', third_param: '{}' })
    .where('key', '=', 'cas')
    .execute();
  const role = await makeRole({
    menuItems: ['ams-sampleCar-fuel', 'gims-dashboard-analysis', 'cas-dashboard-analysis'],
  });
  const lin = await world.person({ roles: [role] });
  const administrator = await world.person({ roles: ['administrator'] });

  expect(await lin.call(listPages, {})).toEqual([]);
  const systems = systemsOf(await administrator.call(listPages, {}));
  for (const closed of ['syfs', 'cas']) expect(systems).not.toContain(closed);
});

test('a system that is closed while somebody works is gone from their next search', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const systems = async () => systemsOf(await clerk.call(listPages, {}));

  await setEnabled('hr', false);
  await expect.poll(systems).toEqual(['ors', 'cms']);
  await setEnabled('hr', true);
  await expect.poll(systems).toEqual(['ors', 'hr', 'cms']);
});

test('somebody without roles finds nothing', async () => {
  const stranger = await world.person();

  expect(await stranger.call(listPages, {})).toEqual([]);
});

test('whoever is not signed in learns nothing of the menus', async () => {
  const reply = await world.inject({
    method: 'GET',
    url: '/api/common/sys/userPermission/pages',
    headers: {},
  });

  expect([reply.statusCode, reply.json().result]).toEqual([401, null]);
});

test('an answer already known is not sent again, until a role changes', async () => {
  const role = await makeRole({ menuItems: ['ams-sampleCar-fuel', 'ams-library-loan'] });
  const lin = await world.person({ roles: [role] });
  const first = await ask(lin);
  const known = String(first.headers['etag']);
  expect((await ask(lin, known)).statusCode).toBe(304);

  await world.db
    .insertInto('role_menu_item')
    .values({ role_code: role, menu_item_id: 'ams-sampleMeeting-room' })
    .execute();

  await expect.poll(async () => (await ask(lin, known)).statusCode).toBe(200);
  expect(titlesOf(await lin.call(listPages, {}))).toHaveLength(3);
});
