import type { Page } from '@playwright/test';
import { accountOf, expect, signInByForm, test } from '../support/portal.ts';

const board = '/ors/dashboard/analysis';
const expired = (page: Page) => page.getByRole('alertdialog', { name: '登录已过期' });
const form = (page: Page) => page.getByLabel('工号', { exact: true });
const userMenu = (page: Page) => page.getByRole('button', { name: '用户菜单' });

const put = (page: Page, key: string, text: string) =>
  page.evaluate(
    ([name = '', value = '']) => localStorage.setItem(`pro__${name}`, value),
    [key, text],
  );

async function signInHere(page: Page): Promise<void> {
  const { workNo, password } = accountOf('clerk');
  await form(page).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Every document the page asks for from now on. */
function visitsOf(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname);
  });
  return visits;
}

/** The sign-in form is there to stay: it takes a number, and a page that started anew would have lost it. */
async function expectLastingForm(page: Page, visits: string[], atMost: number): Promise<void> {
  await form(page).fill('900001');
  await page.waitForLoadState('networkidle');
  await expect(form(page)).toHaveValue('900001');
  expect(visits.length).toBeLessThanOrEqual(atMost);
}

const unreadable = [
  ['a person that is no JSON', 'User_Info', '{"value":{"id"'],
  ['a person of another shape', 'User_Info', '{"value":{"name":"x"},"expire":null}'],
  ['a person that ran out before their token', 'User_Info', '{"value":{},"expire":1}'],
  ['a token that is no text', 'Access-Token', '{"value":7,"expire":null}'],
] as const;

test('a session that cannot be read leads to the sign-in form, once, whatever is wrong with it', async ({
  page,
}) => {
  const visits = visitsOf(page);
  for (const [what, key, text] of unreadable) {
    await test.step(what, async () => {
      if (page.url() === 'about:blank') await page.goto('/user/login');
      await signInHere(page);
      await expect(userMenu(page)).toBeVisible();
      await put(page, key, text);
      visits.length = 0;
      await page.reload();
      await expectLastingForm(page, visits, 2);
      expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();
    });
  }
});

test('a person lost while the page is open leads to the sign-in form at the next step, once', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  await page.evaluate(() => localStorage.removeItem('pro__User_Info'));
  const visits = visitsOf(page);
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '账号设置' }).click();
  await expectLastingForm(page, visits, 1);
});

test('storage emptied in another tab leads every tab to the sign-in form, once', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'supervisor');
  const other = await context.newPage();
  await other.goto('/portalHomePage');
  await other.goto(board);
  await expect(userMenu(other)).toBeVisible();
  const visits = visitsOf(page);
  await other.evaluate(() => localStorage.clear());
  await expectLastingForm(page, visits, 1);
  const visitsThere = visitsOf(other);
  await other.reload();
  await expectLastingForm(other, visitsThere, 1);
});

test.describe('a session the server no longer knows', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('every page is there to stay; GRD-15 at the way in of the portal one can sign in', async ({
    page,
  }) => {
    const visits = visitsOf(page);
    await signInByForm(page, 'supervisor');
    for (const path of [board, '/user/login', '/portalHomePage', '/newLogin']) {
      await put(page, 'Access-Token', '{"value":"a token of long ago","expire":null}');
      visits.length = 0;
      await page.goto(path);
      const isForm = path === '/newLogin';
      await expect(isForm ? form(page) : expired(page), path).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(visits.length, path).toBeLessThanOrEqual(2);
    }
    await expect(page).toHaveURL(/\/newLogin$/);
    expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();
  });
});

test('a full storage keeps all of the login or nothing, and the page works', async ({ page }) => {
  for (const room of [40, 150, 400]) {
    await page.goto('/user/login');
    await page.evaluate((left) => {
      localStorage.clear();
      const most = 5 * 1024 * 1024 - 'filling'.length - left;
      localStorage.setItem('filling', 'x'.repeat(most));
    }, room);
    await signInHere(page);
    await expect(userMenu(page)).toBeVisible();
    await page.getByRole('button', { name: '用户菜单' }).click();
    await page.getByRole('menuitem', { name: '账号设置' }).click();
    await expect(page.getByRole('heading', { name: '安全设置' })).toBeVisible();

    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.includes('pro__Access-Token')).toBe(keys.includes('pro__User_Info'));
    const visits = visitsOf(page);
    await page.reload();
    await expect(form(page).or(userMenu(page))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(visits.length).toBe(1);
  }
});

/** Does what Chromium does where its settings forbid a site to keep data. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
}

test('a browser that forbids storage lets people work as long as the page is open', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await page.addInitScript(forbidStorage);
  await page.goto('/user/login?redirect=%2Fisps%2FuserAnnouncement');
  await signInHere(page);
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
  await page.route('**/userLogin/sessions*', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: '', code: 401 } }),
  );
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '账号设置' }).click();
  await expired(page).getByLabel('密码', { exact: true }).fill(accountOf('clerk').password);
  await page.unrouteAll();
  await expired(page).getByRole('button', { name: '重新登录' }).click();
  await expect(page.getByText('当前设备')).toBeVisible();

  const visits = visitsOf(page);
  await page.reload();
  await expectLastingForm(page, visits, 1);
});
