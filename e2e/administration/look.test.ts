import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';
import { createPerson, type TestPerson } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const drawer = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) => page.getByRole('status', { name: '模拟查看' });
const someone = () =>
  createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-notice-list', 'hr-dashboard-analysis'],
    defaultSystem: 'hr',
  });

/** Lets an administrator look as somebody, from their drawer. */
async function look(page: Page, { workNo }: TestPerson): Promise<void> {
  await page.goto(`/ams/organisation/person?keyword=${workNo}`);
  await page.getByRole('button', { name: '试用人' }).click();
  await drawer(page).getByText('账号', { exact: true }).click();
  await drawer(page).getByRole('button', { name: '模拟查看' }).click();
  await drawer(page).getByLabel('原因').fill('核对看不到的菜单');
  await drawer(page).getByRole('button', { name: '开始查看' }).click();
  await expect(bar(page)).toContainText(`试用人（${workNo}）`);
}

test.use({ expectedErrors: [/status of 40[13]/] });

test('ADM-18 an administrator sees what somebody sees, with a banner on every page, changes nothing, and comes back; both are in the audit trail', async ({
  page,
  context,
}) => {
  const lin = await someone();
  await signIn(page, 'administrator', at('/ams/organisation/person'));
  await look(page, lin);

  await expect(bar(page)).toContainText('还剩 15 分钟');
  await page.getByRole('button', { name: /切换系统/ }).click();
  const systems = page.getByRole('dialog', { name: '切换系统' });
  const star = systems
    .getByRole('listitem')
    .filter({ hasText: '行政管理' })
    .getByRole('button', { name: '设为默认系统' });
  await star.click();
  await expect(page.getByRole('alert').filter({ hasText: '模拟查看时只能查看' })).toBeVisible();
  await systems.getByRole('button', { name: /行政管理$/ }).click();
  await page.getByRole('link', { name: '公告列表' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '公告列表' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('link', { name: '用户管理' })).toHaveCount(0);
  await expectAccessible(page, 'look');
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.goto('/portalHomePage');
  await expect(bar(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/ams/organisation/person');
  await expect(other.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
  await expect(bar(other)).toHaveCount(0);

  await bar(page).getByRole('button', { name: '结束查看' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/ams/audit/log');
  const looks = page.getByRole('main').getByRole('row').filter({ hasText: '模拟查看' });
  const entry = looks.filter({ hasText: lin.workNo }).first();
  await expect(entry).toContainText(lin.workNo);
  await expect(entry).toContainText('900005');
});

test('a look that is ended from outside, or by 退出登录, leads back to the administrator’s own page', async ({
  page,
  context,
}) => {
  const lin = await someone();
  await signIn(page, 'administrator', at('/ams/organisation/person'));
  await look(page, lin);
  const other = await context.newPage();
  await other.goto(`/ams/organisation/session?keyword=${lin.workNo}`);
  const session = other.getByRole('main').getByRole('row').filter({ hasText: '管理员模拟查看' });
  await session.getByRole('button', { name: /^强制退出/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '强制退出' }).click();
  await expect(session).toHaveCount(0);

  await page.goto('/portalHomePage');
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();

  await look(page, lin);
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
});

test('on a phone, in the dark, the banner covers no action', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const lin = await someone();
  await signIn(page, 'administrator', at('/ams/organisation/person'));
  await look(page, lin);
  await expectAccessible(page, 'look on a phone');
  await bar(page).getByRole('button', { name: '结束查看' }).click();
  await expect(bar(page)).toHaveCount(0);
});
