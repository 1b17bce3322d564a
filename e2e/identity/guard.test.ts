import type { Page } from '@playwright/test';
import { expect, goWithin, signInByForm, test } from '../support/portal.ts';

const permissionCall = '**/common/sys/userPermission/getUserPermissionByToken';
const logoutCall = '**/common/sys/userLogin/logout';
const board = /\/ors\/dashboard\/analysis$/;

const openToAll = [
  '/user/login',
  '/phoneLogin',
  '/user/dingLogin',
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/newLogin',
  '/portalHomePage',
  '/test/home',
  '/AnnouncementPreview',
  '/403',
  '/404',
];

test('GRD-01 GRD-02 a stranger is shown every page that is open to all, and asked to sign in at any other, whose link is kept whole', async ({
  page,
}) => {
  for (const path of openToAll) {
    await page.goto(path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto('/ors/sampleStore/archive?x=1');
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fors%2FsampleStore%2Farchive%3Fx%3D1$/);
  await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
});

// Where each address leads is decided by rules (`platform/guard/guard.test.ts`); here some are followed.
test('GRD-03 GRD-20 the login page leads somebody signed in to the board of their system, and an unknown path to 404', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  await page.goto('/user/login');
  await expect(page).toHaveURL(board);
  await page.goto('/ors/there/is/no/such/page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
});

test('GRD-06 GRD-12 a deep link loads the menu of its system once and then shows the page; one into another system switches to it', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  const asked: string[] = [];
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(frame.url()));
  page.on('request', (request) => {
    if (request.url().includes('getUserPermissionByToken')) {
      asked.push(request.headers()['systemtype'] ?? '');
    }
  });
  await page.goto('/ams/dashboard/analysis');
  await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();
  expect(asked).toEqual(['ams']);
  expect(shown.filter((url) => url.includes('/404'))).toEqual([]);

  await goWithin(page, '/crm/dashboard/analysis');
  await expect(page.locator('[data-subsystem="crm"] h1:visible')).toBeVisible();
  expect(asked).toEqual(['ams', 'crm']);
  await expect(page.getByRole('button', { name: /切换系统/ })).toContainText('用户管理');
  expect(await page.evaluate(() => localStorage.getItem('pro__CURRENT_SYSTEM'))).toContain('crm');
});

test.describe('without a menu to be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const failure of ['500', 'no network'] as const) {
    test(`GRD-08 ERR-12 a menu that cannot be fetched signs the person out (${failure})`, async ({
      page,
    }) => {
      await signInByForm(page, 'supervisor');
      await page.route(permissionCall, (route) =>
        failure === '500' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
      );
      const signedOut = page.waitForRequest(logoutCall);
      await page.goto('/ors/dashboard/analysis');
      await signedOut;
      await expect(page).toHaveURL(/\/user\/login$/);
      expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();
    });
  }

  test('a link into a system that is switched off leads back, and says so', async ({ page }) => {
    await signInByForm(page, 'supervisor');
    const message = '该系统未开通，请联系管理员';
    await page.route(permissionCall, (route) =>
      route.request().headers()['systemtype'] === 'hr'
        ? route.fulfill({
            status: 403,
            json: { success: false, code: 403, message, reason: 'subsystem.disabled' },
          })
        : route.continue(),
    );
    await page.goto('/hr');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page).toHaveURL(/\/ors\/dashboard\/analysis/);
  });

  test('going elsewhere while the menu is on its way signs nobody out', async ({ page }) => {
    await signInByForm(page, 'supervisor');
    let asked = 0;
    await page.route(permissionCall, (route) => {
      asked += 1;
      return asked === 1 ? undefined : route.continue();
    });
    await page.goto('/ors/dashboard/analysis');
    await expect.poll(() => asked).toBe(1);
    await page.goto('/isps/userAnnouncement');
    await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
  });

  test('GRD-09 ERR-13 an empty menu is said, and signs the person out', async ({ page }) => {
    await signInByForm(page, 'supervisor');
    await page.route(permissionCall, (route) =>
      route.fulfill({
        json: {
          success: true,
          code: 200,
          message: '',
          timestamp: 0,
          result: { menu: [], auth: [], allAuth: [] },
        },
      }),
    );
    const signedOut = page.waitForRequest(logoutCall);
    await page.goto('/ors/dashboard/analysis');
    await signedOut;
    await expect(page).toHaveURL(/\/user\/login$/);
    await expect(
      page.getByText('getPermissionList: permissions must be a non-null array !'),
    ).toBeVisible();
  });
});

async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

test.describe('signing out', () => {
  // A tab that waits for news is told that the session is over.
  test.use({ expectedErrors: [/Failed to load resource.*401/] });

  test('GRD-21 GRD-23 LOG-19 it asks first, and then tells the server, forgets the store and starts the page anew', async ({
    page,
  }) => {
    await signInByForm(page, 'supervisor');
    await page.evaluate(() => {
      localStorage.setItem('pro__storeNo', '{"value":"S02117","expire":null}');
      document.documentElement.dataset['before'] = 'sign-out';
    });
    await askToSignOut(page);
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(board);
    expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).not.toBeNull();

    await askToSignOut(page);
    const told = page.waitForRequest(logoutCall);
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    expect((await told).headers()['x-access-token']).toMatch(/^[\w-]{43}$/);

    await expect(page).toHaveURL(/\/user\/login$/);
    await expect(page.getByLabel('工号', { exact: true })).toHaveValue('900001');
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('pro__storeNo'))).toBeNull();
  });

  test.describe('from a server that does not answer well', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    for (const failure of ['500', 'never'] as const) {
      test(`GRD-22 everything of the person is gone all the same (${failure})`, async ({
        page,
      }) => {
        await signInByForm(page, 'supervisor');
        await page.route(logoutCall, (route) =>
          failure === '500' ? route.fulfill({ status: 500, json: {} }) : undefined,
        );
        await askToSignOut(page);
        await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
        await expect(page).toHaveURL(/\/user\/login$/);
        const left = await page.evaluate(() => Object.keys(localStorage));
        expect(left.toSorted()).toEqual(
          expect.not.arrayContaining([
            'pro__Access-Token',
            'pro__User_Info',
            'pro__LOGIN_USER_BUTTON_AUTH',
          ]),
        );
        expect(left).toContain('pro__Login_Username');
      });
    }
  });

  test('GRD-24 another tab goes to the login page when one comes back to it', async ({
    page,
    context,
  }) => {
    await signInByForm(page, 'supervisor');
    const other = await context.newPage();
    await other.goto('/ors/dashboard/analysis');
    await expect(other.getByRole('button', { name: '用户菜单' })).toBeVisible();
    await askToSignOut(other);
    await other.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await expect(other).toHaveURL(/\/user\/login$/);
    await page.bringToFront();
    await expect(page).toHaveURL(/\/user\/login/);
  });
});
