import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { accountOf, expect, type Role, signIn, test } from '../support/portal.ts';

// The sign-in page, a second factor and the ways by services outside are looked at in the journeys that lead there.

/** Shown in the place of the sign-in form. */
const shell = (page: Page) => page.locator('#root');
const field = (page: Page, name: string) => shell(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();

/** Says yes to a call, whatever was typed. */
const answer = (page: Page, call: string, result: unknown = null) =>
  page.route(call, (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', result, timestamp: 0 } }),
  );

async function showPassword(page: Page, role: Role): Promise<void> {
  const { workNo, password } = accountOf(role);
  await page.goto('/user/login');
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await press(page, '登录');
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const pages = [
  '/ams/dashboard/analysis',
  '/portalHomePage',
  '/isps/userAnnouncement',
  '/spsRule/roleRule/',
  '/ams/sampleAsset/ledger',
  '/account/settings/base',
  '/account/settings/security',
  '/why?asked=ams:vault:open',
  '/404',
];

test('no page of the shell has an accessibility fault', async ({ page }) => {
  await signIn(page, 'administrator');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, path);
  }
});

test.describe('for strangers', () => {
  test('the front page, the door of the portal and the closed set-up have no fault', async ({
    page,
  }) => {
    for (const path of ['/portalHomePage', '/newLogin', '/setup']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
    }
  });

  test('the registration has none, with everything wrong and with its result', async ({ page }) => {
    await answer(page, '**/sys/user/register');
    await page.goto('/user/register');
    await press(page, '注册');
    await expectAccessible(page, 'everything wrong');
    await field(page, '用户名').fill('sedge_warbler');
    await field(page, '新密码').fill('Kelp-Heron-72');
    await field(page, '确认新密码').fill('Kelp-Heron-72');
    await field(page, '手机号').fill('15470000031');
    await field(page, '验证码').fill('123456');
    await expectAccessible(page, 'everything right');
    await press(page, '注册');
    await expect(page.getByRole('heading', { name: /注册成功/ })).toBeVisible();
    await expectAccessible(page, 'the result');
  });

  test('none of the four steps to a new password has one', async ({ page }) => {
    const step = 'A'.repeat(43);
    await answer(page, '**/sys/user/phoneVerification', {
      step,
      username: '900099',
      policy: 'spec',
    });
    await answer(page, '**/sys/user/passwordChange');
    await page.goto('/user/alteration');
    await press(page, '下一步');
    await expectAccessible(page, 'the account, missing');
    await field(page, '用户名或手机号').fill('nobody_at_all');
    await press(page, '下一步');
    await field(page, '手机号').fill('15470000032');
    await expectAccessible(page, 'the telephone');
    await field(page, '验证码').fill('123456');
    await press(page, '下一步');
    await field(page, '新密码').fill('short');
    await press(page, '下一步');
    await expectAccessible(page, 'a new password, too short');
    await field(page, '新密码').fill('Kelp-Heron-72');
    await field(page, '确认新密码').fill('Kelp-Heron-72');
    await press(page, '下一步');
    await expect(page.getByText(/秒后返回登录页面/)).toBeVisible();
    await expectAccessible(page, 'done');
  });
});

test.describe('between password and landing', () => {
  test('the choice of a tenant has no fault', async ({ page }) => {
    await showPassword(page, 'several tenants');
    await press(page, '进入');
    await expect(page.getByText('请选择租户')).toBeVisible();
    await expectAccessible(page);
  });

  test('the second factor has none', async ({ page }) => {
    await showPassword(page, 'security officer');
    await expect(page.getByRole('region', { name: /二次验证/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('a password that has to be changed has none', async ({ page }) => {
    await answer(page, '**/userLogin/loginCheckUserPassword*', {
      isInitial: true,
      createTime: '2026-08-01 09:00:00',
      state: 'initial',
      daysLeft: null,
      policy: 'spec',
    });
    await showPassword(page, 'clerk');
    await expect(page.getByRole('dialog', { name: '首次登录，请修改初始密码' })).toBeVisible();
    await press(page, '保存新密码');
    await expectAccessible(page, 'the form with its faults');
    await press(page, '取消');
    await expect(page.getByText('未修改密码将退出登录，确定退出吗?')).toBeVisible();
    await expectAccessible(page, 'the way out');
  });
});

test.describe('what opens above a page', () => {
  test.use({ expectedErrors: [/Failed to load resource.*500/] });

  test('the choice of a department and a new password have no fault', async ({ page }) => {
    await signIn(page, 'several departments');
    await choose(page, '切换部门');
    await press(page, '切换');
    await expectAccessible(page, 'departments');
    await page.keyboard.press('Escape');
    await choose(page, '修改密码');
    await press(page, '保存新密码');
    await expectAccessible(page, 'a new password, everything missing');
  });

  test('the choice of an account set has none', async ({ page }) => {
    await signIn(page, 'merchandiser');
    await page.getByRole('button', { name: /切换系统/ }).click();
    const panel = page.getByRole('dialog', { name: '切换系统' });
    await panel.getByRole('button', { name: '打开采购生产外部系统' }).click();
    await expect(page.getByRole('dialog', { name: '选择账套' })).toBeVisible();
    await press(page, '确定');
    await expectAccessible(page);
  });

  test('the end of the session has none', async ({ page }) => {
    await signIn(page, 'clerk');
    await page.route('**/getMyAnnouncementSend*', (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: 'Token失效，请重新登录' } }),
    );
    await page.goto('/isps/userAnnouncement');
    await press(page, '重新登录');
    await expect(page.getByText('请输入密码')).toBeVisible();
    await expectAccessible(page);
  });
});
