import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { changeDatabase, createPerson } from '../support/test-people.ts';
import { expect, signInAs, test } from '../support/portal.ts';

const board = 'ams-dashboard-analysis';
const car = ['ams-sampleCar', 'ams-sampleCar-fuel'];
const meeting = ['ams-sampleMeeting', 'ams-sampleMeeting-room'];
const pages = ['ams-role', 'ams-role-roles', 'ams-role-publish'];
const desk = ['ams:role:list', 'ams:role:edit', 'ams:policy:publish', 'ams:policy:approve'];

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const shown = (page: Page) => page.locator('.tabs-panel[data-state=shown]');

/** An administrator who holds what they give away; nobody else has their role. */
const administrator = () =>
  createPerson({
    menuItems: [board, ...pages, ...car, ...meeting],
    actions: [...desk, 'ams:sampleCar:list'],
  });

async function openRoles(page: Page): Promise<void> {
  await signInAs(page, await administrator());
  await page.goto('/ams/role/roles');
  await expect(shown(page).getByRole('heading', { name: '角色管理' })).toBeVisible();
}

/** Chooses a role of the list by its code. */
async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByLabel('查找角色').fill(role);
  await shown(page).locator('.roles-list li button').click();
  await expect(shown(page).locator('.roles-detail header')).toContainText(role);
}

test('ADM-10 a role is searched as a tree, compared, copied, and its people are seen and given an end', async ({
  page,
}) => {
  const other = await createPerson({ menuItems: [board, ...car] });
  const like = await createPerson({ menuItems: [board] });
  await openRoles(page);
  await chooseRole(page, other.role);

  const tree = page.getByRole('tree', { name: /的菜单与按钮/ });
  await page.getByLabel('查找菜单或按钮').fill('样页油耗');
  await expect(tree.getByRole('treeitem', { name: '样页油耗' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByText('成员', { exact: true }).click();
  await expect(shown(page).getByRole('cell', { name: other.workNo })).toBeVisible();
  await page.getByText('对比', { exact: true }).click();
  await page.getByLabel('与哪个角色对比').selectOption(like.role);
  await expect(shown(page).getByRole('cell', { name: '样页油耗' })).toBeVisible();

  await page.getByRole('button', { name: '复制' }).click();
  const dialog = page.getByRole('dialog', { name: /复制角色/ });
  await dialog.getByLabel('角色编码').fill(`${other.role}-copy`);
  await dialog.getByRole('button', { name: '放入草稿' }).click();
  await expect(page.getByRole('complementary', { name: '权限草稿' })).toContainText('处改动');
  await chooseRole(page, `${other.role}-copy`);
  await page.getByText('成员', { exact: true }).click();
  await page.getByRole('button', { name: '添加成员' }).click();
  await expect(
    page.getByRole('dialog', { name: /添加成员/ }).getByRole('group', { name: '有效期至' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'roles');
});

test('ADM-12 a change waits in the draft, which tells pages and buttons gained and lost, and once published the open page of its person follows', async ({
  page,
  browser,
}) => {
  const person = await createPerson({ menuItems: [board, ...car] });
  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, person);
  await expect(menu(theirs)).toContainText('样页油耗');
  await openRoles(page);
  await chooseRole(page, person.role);
  const bar = page.getByRole('complementary', { name: '权限草稿' });
  for (const name of ['样页会室', '样页油耗', '样页车辆：查询']) {
    await page.getByLabel('查找菜单或按钮').fill(name);
    await page.getByRole('treeitem', { name }).click();
  }
  await expect(bar).toContainText('4 处改动');
  await expect(menu(theirs)).not.toContainText('样页会室');

  await bar.getByRole('button', { name: '查看差异并发布' }).click();
  await expect(shown(page)).toContainText('影响 1 人');
  const ofPerson = shown(page).getByRole('row', { name: person.workNo });
  await expect(ofPerson.getByRole('cell').nth(1)).toHaveText(
    '页面「样页会室」、按钮「样页车辆：查询」',
  );
  await expect(ofPerson.getByRole('cell').nth(2)).toHaveText('页面「样页油耗」');
  await expectAccessible(page, 'publishing');
  await shown(page).getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布权限' });
  await dialog.getByRole('button', { name: '发布' }).click();
  await expect(dialog.getByText('请输入发布说明')).toBeVisible();
  await dialog.getByLabel('发布说明').fill('会务上线');
  await dialog.getByRole('button', { name: '发布' }).click();

  await expect(menu(theirs)).toContainText('样页会室');
  await expect(menu(theirs)).not.toContainText('样页油耗');
  await expect(shown(page).getByRole('row', { name: /会务上线/ })).toBeVisible();
  await shown(page)
    .getByRole('button', { name: /^撤销版本/ })
    .first()
    .click();
  const back = page.getByRole('dialog', { name: /^撤销版本/ });
  await back.getByLabel('撤销理由').fill('发错了');
  await back.getByRole('button', { name: '撤销' }).click();
  await expect(menu(theirs)).not.toContainText('样页会室');
  await expect(menu(theirs)).toContainText('样页油耗');
  await changeDatabase(`update policy_draft set state = 'discarded' where state = 'open'`);
  await theirs.context().close();
});
