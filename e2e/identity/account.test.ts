import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from '../support/portal.ts';

const security = '/account/settings/security';
const devices = (page: Page) =>
  page.getByRole('region', { name: '登录设备' }).getByRole('listitem');

test('people see where they are signed in, and end it from afar', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  });
  const far = await elsewhere.newPage();
  await signInByForm(far, 'merchandiser');
  await signInByForm(page, 'merchandiser');
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '账号设置' }).click();
  await expect(page).toHaveURL(new RegExp(`${security}$`));

  const own = devices(page).filter({ hasText: '当前设备' });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('密码登录');
  await expect(own.getByRole('button')).toHaveCount(0);
  const other = devices(page).filter({ hasText: 'Firefox' });
  await other.getByRole('button', { name: '退出登录' }).click();
  await expect(other).toHaveCount(0);

  await far.reload();
  await expect(far.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await elsewhere.close();
});

test('people end all other sessions of theirs at once, when they are sure', async ({
  page,
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const context of contexts) await signInByForm(await context.newPage(), 'no department');
  await page.goto('/user/login');
  await signInByForm(page, 'no department');
  await page.goto(security);
  await expect(devices(page).nth(2)).toBeVisible();
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click();
  await expect(page.getByText(/已退出 \d+ 个设备的登录/)).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await Promise.all(contexts.map((context) => context.close()));
});
