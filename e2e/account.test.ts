import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accountOf, expect, signIn, test } from './portal.ts';

const security = '/account/settings/security';
const devices = (page: Page) =>
  page.getByRole('region', { name: '登录设备' }).getByRole('listitem');

test('people see where they are signed in, and end it from afar', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  });
  const far = await elsewhere.newPage();
  await signIn(far, 'merchandiser');
  await signIn(page, 'merchandiser');
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
  for (const context of contexts) await signIn(await context.newPage(), 'no department');
  await page.goto('/user/login');
  await signIn(page, 'no department');
  await page.goto(security);
  await expect(devices(page).nth(2)).toBeVisible();
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click();
  await expect(page.getByText(/已退出 \d+ 个设备的登录/)).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await Promise.all(contexts.map((context) => context.close()));
});

async function expectNoFault(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(faults, what).toEqual([]);
}

const paint = (page: Page, scheme: 'light' | 'dark') =>
  page.addInitScript(
    (value) => {
      localStorage.setItem('pro__PORTAL_SETTINGS', JSON.stringify({ value, expire: null }));
    },
    { scheme },
  );

for (const scheme of ['light', 'dark'] as const) {
  test(`the account centre has no accessibility fault (${scheme})`, async ({ page }) => {
    await paint(page, scheme);
    await signIn(page, 'clerk');
    for (const path of ['/account/settings/base', security]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('progress')).toHaveCount(0);
      await expectNoFault(page, path);
    }
    await page.getByRole('button', { name: '修改密码' }).click();
    await page.getByRole('button', { name: '保存新密码' }).click();
    await expectNoFault(page, 'the password dialog with its faults');
  });

  test.describe('what opens above a page', () => {
    test.use({ expectedErrors: [/Failed to load resource.*500/] });

    test(`the dialogs about one's account have no accessibility fault (${scheme})`, async ({
      page,
    }) => {
      await paint(page, scheme);
      const { workNo, password } = accountOf('several tenants');
      await page.goto('/user/login');
      await page.getByLabel('工号', { exact: true }).fill(workNo);
      await page.getByLabel('密码', { exact: true }).fill(password);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByRole('button', { name: '进入' }).click();
      await expect(page.getByText('请选择租户')).toBeVisible();
      await expectNoFault(page, 'the choice of a tenant');

      await signIn(page, 'several departments');
      await page.getByRole('button', { name: '用户菜单' }).click();
      await page.getByRole('menuitem', { name: '切换部门' }).click();
      await page.getByRole('button', { name: '切换', exact: true }).click();
      await expectNoFault(page, 'the choice of a department');

      await page.route('**/getMyAnnouncementSend*', (route) =>
        route.fulfill({ status: 500, json: { status: 500, message: 'Token失效，请重新登录' } }),
      );
      await page.goto('/isps/userAnnouncement');
      await page.getByRole('button', { name: '重新登录' }).click();
      await expect(page.getByText('请输入密码')).toBeVisible();
      await expectNoFault(page, 'the end of the session');
    });
  });
}
