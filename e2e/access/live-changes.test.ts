import type { Page } from '@playwright/test';
import { changeDatabase, createPerson } from '../support/test-people.ts';
import { accountOf, expect, signInAs, test } from '../support/portal.ts';
import { serveUnsavedPage } from '../support/unsaved-page.ts';

// What administrators change shows in tabs that are open, within three seconds and without a reload.

const board = 'ams-dashboard-analysis';
const car = ['ams-sampleCar', 'ams-sampleCar-fuel', 'ams-sampleCar-apply'];
const meeting = ['ams-sampleMeeting', 'ams-sampleMeeting-room', 'ams-sampleMeeting-booking'];

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

/** Waits until the tabs are told of news without asking for anything. */
async function untilListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"hello"'));
}

/** Notes on the page by which one can see that it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['mark'] = 'mine'));
const expectSamePage = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-mark', 'mine');

const grant = (role: string, items: string[]) =>
  changeDatabase('insert into role_menu_item select $1, unnest($2::text[])', [role, items]);
const withdraw = (role: string, items: string[]) =>
  changeDatabase('delete from role_menu_item where role_code = $1 and menu_item_id = any($2)', [
    role,
    items,
  ]);

test('a page given to a role appears in the menus of two idle tabs, with what was typed left alone', async ({
  page,
  context,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  const listening = untilListening(page);
  await signInAs(page, person);
  await listening;
  const other = await context.newPage();
  await other.goto('/ams/sampleCar/fuel');
  await expect(menu(other)).toContainText('样页车辆');
  const search = page.getByRole('combobox', { name: '搜索菜单' });
  await search.fill('样页');
  await mark(page);
  await mark(other);

  await grant(person.role, meeting);

  await expect(menu(page)).toContainText('样页会务');
  await expect(menu(other)).toContainText('样页会务');
  await expect(search).toHaveValue('样页');
  await expect(page.getByRole('option', { name: /样页会室/ })).toBeVisible();
  await expectSamePage(page);
  await expectSamePage(other);
});

test('a button given to a role appears on the page that is open, and goes with the action', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  // A board with nothing on it has nothing to export.
  await changeDatabase(
    `insert into person_department select $1, department_id from person_department
     where person_id = (select id from person where work_no = $2)`,
    [person.id, accountOf('employee').workNo],
  );
  const listening = untilListening(page);
  await signInAs(page, person);
  await listening;
  const button = page.getByRole('button', { name: '导出', exact: true });
  await expect(page.locator('[data-subsystem="ams"] h1')).toBeVisible();
  await expect(button).toHaveCount(0);

  const action = 'ams:service:export';
  await changeDatabase('insert into role_action values ($1, $2)', [person.role, action]);
  await expect(button).toBeVisible();
  await changeDatabase('delete from role_action where role_code = $1', [person.role]);
  await expect(button).toHaveCount(0);
});

test('a page that is taken away while it is open says so in its place, with the way on', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  const listening = untilListening(page);
  await signInAs(page, person, '/user/login?redirect=%2Fams%2FsampleCar%2Ffuel');
  await listening;
  await expect(menu(page)).toContainText('样页车辆');
  await mark(page);

  await withdraw(person.role, car);

  const panel = page.getByRole('alert').filter({ hasText: '「样页油耗」已不在您的菜单中' });
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\/ams\/sampleCar\/fuel$/);
  await expectSamePage(page);
  await expect(menu(page)).not.toContainText('样页车辆');
  await panel.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
});

test('what was typed on a page that is taken away stays to be read until the person leaves', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  await serveUnsavedPage(page);
  const listening = untilListening(page);
  await signInAs(page, person, '/user/login?redirect=%2Fams%2FsampleCar%2Ffuel');
  await listening;
  await page.getByLabel('备注').fill('三百公里，加油两次');

  await withdraw(person.role, car);

  const note = page.getByRole('alert').filter({ hasText: '「样页油耗」已不在您的菜单中' });
  await expect(note).toContainText('未保存的内容仍保留在页面上');
  await expect(page.getByLabel('备注')).toHaveValue('三百公里，加油两次');
  await expect(menu(page)).not.toContainText('样页车辆');
});

test('a system that is taken away as a whole is told in the words of the catalogue', async ({
  page,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  const listening = untilListening(page);
  await signInAs(page, person);
  await listening;
  await expect(page.locator('[data-subsystem="ams"] h1')).toBeVisible();

  await withdraw(person.role, [board, ...car]);

  const panel = page.getByRole('alert').filter({ hasText: '您暂无该系统权限,请联系管理员!' });
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: '返回门户首页' }).click();
  await expect(page).toHaveURL(/\/portalHomePage$/);
});
