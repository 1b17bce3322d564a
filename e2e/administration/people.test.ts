import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, signInAs, test } from '../support/portal.ts';
import { createPerson } from '../support/test-people.ts';

const desk = '/ams/organisation/person';
const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');
const drawer = (page: Page) => page.getByRole('dialog');
/** A page whose session was ended says so with the next thing a user does, unless it has said so by itself before. */
async function expectOver(theirs: Page): Promise<void> {
  await theirs.getByRole('link', { name: '公告列表' }).dispatchEvent('click');
  await expect(theirs.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
}
const someone = () => createPerson({ menuItems: ['ams-dashboard-analysis', 'ams-notice-list'] });

test('an administrator finds somebody by a filter that the address keeps, and freezes them out of their open page', async ({
  page,
  browser,
}) => {
  const lin = await someone();
  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, lin);
  await signIn(page, 'administrator', at(desk));
  await page.getByRole('searchbox', { name: '姓名、工号或拼音' }).fill(lin.workNo);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`keyword=${lin.workNo}`));
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page, 'list');

  await page.getByRole('button', { name: '试用人' }).click();
  await expect(drawer(page)).toContainText(lin.workNo);
  await expectAccessible(page, 'drawer');
  await drawer(page).getByText('账号', { exact: true }).click();
  await drawer(page).getByRole('button', { name: '冻结' }).click();
  await drawer(page).getByLabel('原因').fill('调查期间');
  await drawer(page).getByRole('button', { name: '冻结' }).click();

  await expect(drawer(page).getByRole('button', { name: '恢复' })).toBeVisible();
  await expectOver(theirs);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText('已冻结');
  await expect(rows(page)).toContainText('调查期间');
});

test('a new person signs in with the password that was shown once, and has to change it', async ({
  page,
  browser,
}) => {
  const { workNo } = await someone();
  const number = `n${workNo}`;
  await signIn(page, 'administrator', at(desk));
  await page.getByRole('button', { name: '新建人员' }).click();
  await drawer(page).getByLabel('工号').fill(number);
  await drawer(page).getByLabel('姓名').fill('新来的');
  await drawer(page).getByRole('button', { name: '创建' }).click();
  const password = await drawer(page).getByLabel('初始密码').textContent();
  await expectAccessible(page, 'first password');
  await drawer(page).getByRole('button', { name: '完成' }).click();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/user/login');
  await theirs.getByLabel('工号', { exact: true }).fill(number);
  await theirs.getByLabel('密码', { exact: true }).fill(password ?? '');
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await theirs.getByLabel('旧密码', { exact: true }).fill(password ?? '');
  await theirs.getByLabel('新密码', { exact: true }).fill('Kelp-72913');
  await theirs.getByLabel('确认新密码', { exact: true }).fill('Kelp-72913');
  await theirs.getByRole('button', { name: '保存新密码' }).click();
  await expect(theirs.getByText('您的账号还没有任何系统的权限')).toBeVisible();
});

test('of two administrators who change the same person the second sees the difference', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const lin = await someone();
  const link = `${desk}?keyword=${lin.workNo}`;
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) {
    await signIn(each, 'administrator', at(link));
    await each.getByRole('button', { name: '试用人' }).click();
  }
  await drawer(other).getByLabel('姓名').fill('试用人乙');
  await drawer(other).getByRole('button', { name: '保存' }).click();
  await expect(other.getByText('已保存')).toBeVisible();

  await drawer(page).getByLabel('姓名').fill('试用人丙');
  await drawer(page).getByRole('button', { name: '保存' }).click();

  const difference = drawer(page).getByRole('table');
  await expect(difference).toContainText('试用人乙');
  await expect(difference).toContainText('试用人丙');
  await drawer(page).getByRole('button', { name: '按我的内容保存' }).click();
  await expect(page.getByText('已保存')).toBeVisible();
});

test('a store is given and taken away again, and a session is ended', async ({ page, browser }) => {
  const lin = await someone();
  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, lin);
  await signIn(page, 'administrator', at(`${desk}?keyword=${lin.workNo}`));
  await page.getByRole('button', { name: '试用人' }).click();
  await drawer(page).getByText('归属', { exact: true }).click();
  await drawer(page).getByRole('button', { name: '添加门店' }).click();
  await drawer(page).getByRole('combobox', { name: '添加门店' }).fill('S02001');
  await page.getByRole('listbox').getByRole('option').first().click();
  const remove = drawer(page).getByRole('button', { name: /^移除门店/ });
  await expect(remove).toBeVisible();
  await expectAccessible(page, 'memberships');
  await remove.click();
  await expect(remove).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.goto(`/ams/organisation/session?keyword=${lin.workNo}`);
  await page.getByRole('button', { name: /^强制退出试用人/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '强制退出' }).click();
  await expectOver(theirs);
  await expectAccessible(page, 'sessions');
});
