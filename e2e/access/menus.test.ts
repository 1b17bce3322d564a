import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { changeDatabase, createPerson, type TestPerson } from '../support/test-people.ts';
import { expect, signInAs, test } from '../support/portal.ts';
import { serveUnsavedPage } from '../support/unsaved-page.ts';

const board = 'ams-dashboard-analysis';
const car = ['ams-sampleCar', 'ams-sampleCar-fuel', 'ams-sampleCar-apply'];
const pages = ['ams-role', 'ams-role-roles', 'ams-role-menu', 'ams-role-publish'];
const desk = ['ams:role:list', 'ams:role:edit', 'ams:policy:publish'];
const menus = ['ams:menu:list', 'ams:menu:edit', 'ams:user:list'];

const shown = (page: Page) => page.locator('.tabs-panel[data-state=shown]');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const bar = (page: Page) => page.getByRole('complementary', { name: '权限草稿' });
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

/** Somebody who edits menus, and holds what they change. */
const editor = (...items: string[]) =>
  createPerson({ menuItems: [board, ...pages, ...car, ...items], actions: [...desk, ...menus] });

async function openMenus(page: Page, person: TestPerson): Promise<void> {
  await signInAs(page, person);
  await page.goto('/ams/role/menu');
  await expect(shown(page).getByRole('heading', { name: '菜单管理' })).toBeVisible();
  await expect(row(page, /样页车辆/)).toBeVisible();
}

/** Makes a page for one journey, below the cars or at the top; no other journey has it. */
async function makeItem(
  component: string,
  parent: string | null = 'ams-sampleCar',
): Promise<{ id: string; title: string; path: string }> {
  const mark = randomUUID().slice(0, 6);
  const [id, title, path] = [`ams-made-${mark}`, `临页${mark}`, `/ams/sampleCar/${mark}`];
  await changeDatabase(
    `insert into menu_item (id, subsystem, parent_id, sort, path, name, component, title)
     values ($1, 'ams', $5, 500, $2, $1, $3, $4)`,
    [id, path, component, title, parent],
  );
  return { id, title, path };
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('ADM-09 a menu is edited by keys alone: moved, made with every field, hidden, removed, and previewed as a person', async ({
  page,
}) => {
  // Every field and every way by keys is more than one journey's work.
  const person = await editor();
  await openMenus(page, person);

  await row(page, /样页油耗/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '移动样页油耗' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Past the place where it is, and past the page above it.
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: '插入到 样页用车 之前' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('1 处改动');
  await expect(row(page, /样页油耗/)).toContainText('待修改');

  await row(page, /样页车辆/).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page).getByRole('heading', { name: '样页车辆' })).toBeVisible();
  await press(page, '新增下级');
  await typeInto(page, '菜单名称', '样页行程');
  await typeInto(page, '路径', '/ams/sampleCar/fuel');
  await typeInto(page, '页面组件', 'car/Trips');
  await typeInto(page, '重定向', '/ams/nowhere');
  await typeInto(page, '网址', 'javascript:alert(1)');
  await press(page, '放入草稿');
  await expect(page.getByText('路径已被「样页油耗」使用')).toBeVisible();
  await expect(page.getByText('没有这个路径的菜单，请从本系统的菜单中选择')).toBeVisible();
  await expect(page.getByText('请输入以http和https开头的网址')).toBeVisible();
  await expect(page.getByLabel('路径', { exact: true })).toBeFocused();
  await typeInto(page, '路径', '/ams/sampleCar/trips');
  await typeInto(page, '重定向', '/ams/sampleCar/fuel');
  await typeInto(page, '网址', 'https://trips.example/day?t=${ticket}');
  await page.getByRole('radio', { name: '不带凭证' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('switch', { name: '保持页面状态' }).focus();
  await page.keyboard.press('Space');
  await press(page, '放入草稿');
  await expect(bar(page)).toContainText('2 处改动');
  await expect(row(page, /样页行程/)).toContainText('待新增 · 页面未发布');
  await expect(shown(page).getByRole('note')).toContainText('还不在任何已发布的版本中');

  await press(page, '隐藏');
  await expect(row(page, /样页行程/)).toContainText('隐藏');
  await press(page, '新增按钮');
  await typeInto(page, '按钮名称', '登记行程');
  await typeInto(page, '按钮编码', 'ams:trip:add');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('3 处改动');
  await expect(page.getByRole('cell', { name: 'ams:trip:add' })).toBeVisible();
  await expectAccessible(page, 'menus');

  await row(page, /样页用车/).focus();
  await page.keyboard.press('Enter');
  await press(page, '删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '放入草稿' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, /样页用车/)).toContainText('待删除');

  await page.getByRole('radio', { name: '菜单', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: '角色' }).focus();
  await page.keyboard.press('ArrowRight');
  const people = shown(page).getByRole('combobox', { name: '人员' });
  await people.focus();
  await page.keyboard.type(person.workNo);
  await expect(page.getByRole('option', { name: new RegExp(person.workNo) })).toBeVisible();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('navigation', { name: '菜单预览' });
  await expect(preview).toContainText('样页油耗');
  await expect(preview).not.toContainText('样页用车');
  await mainMenu(page).getByRole('button', { name: '样页车辆' }).focus();
  await page.keyboard.press('Enter');
  await expect(mainMenu(page)).toContainText('样页用车');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'menu preview');
  await changeDatabase(
    `update policy_draft set state = 'discarded' where state = 'open' and author_id = $1`,
    [person.id],
  );
});

test('ADM-09 an item is dragged to another place, and the menu of a chosen role is previewed with it there', async ({
  page,
}) => {
  const made = await makeItem('dashboard/Chart');
  const holder = await createPerson({ menuItems: [board, ...car, made.id] });
  const person = await editor(made.id);
  await openMenus(page, person);

  await row(page, /样页油耗/).dragTo(row(page, /样页用车/), { targetPosition: { x: 120, y: 2 } });
  await expect(bar(page)).toContainText('1 处改动');
  await expect(row(page, /样页油耗/)).toContainText('待修改');

  await page.getByText('预览', { exact: true }).click();
  await shown(page).getByRole('combobox', { name: '角色' }).selectOption(holder.role);
  const preview = page.getByRole('navigation', { name: '菜单预览' });
  await expect(preview).toContainText(/样页油耗.*样页用车/);
  await expect(preview).toContainText(made.title);
  await changeDatabase(
    `update policy_draft set state = 'discarded' where state = 'open' and author_id = $1`,
    [person.id],
  );
  await changeDatabase('delete from menu_item where id = $1', [made.id]);
});

test('ADM-14 a published menu reaches an open page in place: without a reload, and with what is typed there', async ({
  page,
  browser,
}) => {
  const made = await makeItem('dashboard/Chart', null);
  const person = await createPerson({ menuItems: [board, ...car, made.id] });
  const theirs = await (await browser.newContext()).newPage();
  await serveUnsavedPage(theirs);
  await signInAs(theirs, person, '/user/login?redirect=%2Fams%2FsampleCar%2Ffuel');
  await theirs.getByLabel('备注').fill('三百公里，加油两次');
  await theirs.evaluate(() => void (document.body.dataset['mark'] = 'mine'));
  await expect(mainMenu(theirs)).toContainText(made.title);
  await openMenus(page, await editor(made.id));

  await page.getByLabel('查找菜单').fill(made.title);
  await row(page, new RegExp(made.title)).click();
  await page.getByLabel('菜单名称').fill(`${made.title}改`);
  await shown(page).getByRole('button', { name: '放入草稿' }).click();
  await bar(page).getByRole('button', { name: '查看差异并发布' }).click();
  await expect(shown(page)).toContainText(`菜单名称：${made.title} → ${made.title}改`);
  await shown(page).getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布权限' });
  await dialog.getByLabel('发布说明').fill(`改名 ${made.title}`);
  await dialog.getByRole('button', { name: '发布' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(mainMenu(theirs)).toContainText(`${made.title}改`);
  await expect(theirs.getByLabel('备注')).toHaveValue('三百公里，加油两次');
  await expect(theirs.locator('body')).toHaveAttribute('data-mark', 'mine');

  await shown(page)
    .getByRole('row', { name: new RegExp(`改名 ${made.title}`) })
    .getByRole('button', { name: /^撤销版本/ })
    .click();
  const back = page.getByRole('dialog', { name: /^撤销版本/ });
  await back.getByLabel('撤销理由').fill('发错了');
  await back.getByRole('button', { name: '撤销' }).click();
  await expect(back).toHaveCount(0);
  await expect(mainMenu(theirs)).not.toContainText(`${made.title}改`);
  await expect(theirs.locator('body')).toHaveAttribute('data-mark', 'mine');
  await theirs.context().close();
  await changeDatabase('delete from menu_item where id = $1', [made.id]);
});

test('TRU-02 an item without a page is marked for administrators; others find it nowhere, and its address says whom to ask', async ({
  page,
  browser,
}) => {
  const made = await makeItem('not/BuiltYet');
  const person = await createPerson({ menuItems: [board, ...car, made.id] });
  await openMenus(page, await editor(made.id));
  await page.getByLabel('查找菜单').fill(made.title);
  await expect(row(page, new RegExp(made.title))).toContainText('页面未发布');

  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, person);
  await expect(mainMenu(theirs)).toContainText('样页车辆');
  await expect(mainMenu(theirs)).not.toContainText(made.title);
  await theirs.getByRole('combobox', { name: '搜索菜单' }).fill(made.title);
  await expect(theirs.getByRole('option', { name: new RegExp(made.title) })).toHaveCount(0);
  await theirs.keyboard.press('Escape');
  await theirs.keyboard.press('Control+k');
  await theirs.keyboard.type(made.title);
  await expect(
    theirs.getByRole('dialog').getByRole('option', { name: new RegExp(made.title) }),
  ).toHaveCount(0);
  await theirs.keyboard.press('Escape');
  await theirs.goto(made.path);
  await expect(theirs.getByRole('heading', { name: `「${made.title}」尚未发布` })).toBeVisible();
  await expect(theirs.getByText(/可以联系管理员：./)).toBeVisible();
  await theirs.context().close();
  await changeDatabase('delete from menu_item where id = $1', [made.id]);
});
