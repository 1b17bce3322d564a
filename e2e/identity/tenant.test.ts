import type { Page } from '@playwright/test';
import { accountOf, expect, signInByForm, test } from '../support/portal.ts';
import { walkDialog } from '../support/accessibility/walk-dialog.ts';

test.use({ expectedErrors: [/Failed to load resource.*500/] });

const chooser = (page: Page) => page.getByRole('dialog', { name: '选择租户' });

async function enter(page: Page): Promise<void> {
  const { workNo, password } = accountOf('several tenants');
  await page.goto('/user/login');
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(chooser(page)).toBeVisible();
}
const go = (page: Page) => chooser(page).getByRole('button', { name: '进入' }).click();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pro__Access-Token'));

test('LOG-25 somebody of several tenants chooses one before landing, and every call says which', async ({
  page,
}) => {
  await enter(page);
  expect(await kept(page)).toBeNull();
  await go(page);
  await expect(chooser(page).getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('请选择租户')).toBeVisible();

  await chooser(page).getByText('云织加盟业务').click();
  const next = page.waitForRequest('**/getUserPermissionByToken');
  await go(page);
  expect((await next).headers()['tenant-id']).toBe('1');
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('pro__TENANT_ID'));
  expect(JSON.parse(stored ?? '{}').value).toBe(1);

  const later = page.waitForRequest('**/getUserPermissionByToken');
  await page.reload();
  expect((await later).headers()['tenant-id']).toBe('1');
});

test('LOG-25 MOD-14 who would rather not choose is back at the form, and nobody is signed in', async ({
  page,
}) => {
  await enter(page);
  const opener = page.getByLabel('密码', { exact: true });
  await walkDialog(page, { opener, field: chooser(page).getByRole('radio').first() });
  await expect(page.getByText('登录未完成，请重新登录')).toBeVisible();
  await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('LOG-25 signing in again goes on in the tenant one was in, without asking', async ({
  page,
}) => {
  await enter(page);
  await chooser(page).getByText('云织加盟业务').click();
  await go(page);
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  await page.route('**/getMyAnnouncementSend*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Token失效，请重新登录' } }),
  );
  await page.goto('/isps/userAnnouncement');
  const dialog = page.getByRole('alertdialog', { name: '登录已过期' });
  await dialog.getByLabel('密码', { exact: true }).fill(accountOf('several tenants').password);
  await page.unrouteAll();
  const again = page.waitForRequest('**/getMyAnnouncementSend*');
  await dialog.getByRole('button', { name: '重新登录' }).click();
  expect((await again).headers()['tenant-id']).toBe('1');
  await expect(dialog).toHaveCount(0);
  await expect(chooser(page)).toHaveCount(0);
});

const departments = (page: Page) => page.getByRole('dialog', { name: '切换部门' });

test('DLG-01 DLG-02 MOD-08 somebody of several departments chooses where they work', async ({
  page,
}) => {
  await signInByForm(page, 'several departments');
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '切换部门' }).click();
  expect((await departments(page).boundingBox())?.width).toBeCloseTo(450, 0);
  await departments(page).getByRole('button', { name: '切换', exact: true }).click();
  await expect(departments(page).getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await expect(departments(page)).toContainText('请选择部门');

  await departments(page).getByText('薪酬绩效部').click();
  const sent = page.waitForRequest('**/sys/selectDepart');
  await departments(page).getByRole('button', { name: '切换', exact: true }).click();
  expect((await sent).method()).toBe('POST');
  expect((await sent).postDataJSON()).toEqual({ orgCode: 'A01A07A02', username: '900008' });
  await expect(departments(page)).toHaveCount(0);
  await page.getByRole('button', { name: '用户菜单' }).click();
  await expect(page.getByText('薪酬绩效部，工号 900008')).toBeVisible();
});

test('MOD-08 with one department there is nothing to choose', async ({ page }) => {
  const known = page.waitForResponse('**/sys/user/getCurrentUserDeparts*');
  await signInByForm(page, 'employee');
  await known;
  await page.getByRole('button', { name: '用户菜单' }).click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '切换部门' })).toHaveCount(0);
});

test('MOD-09 without any department this is said', async ({ page }) => {
  await signInByForm(page, 'no department');
  await expect(page.getByText('您尚未设置部门信息!')).toBeVisible();
});
