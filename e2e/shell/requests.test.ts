import type { Page, Request } from '@playwright/test';
import { epochHeader } from '@portal/contract/headers';
import { expect, signIn, signInByForm, test } from '../support/portal.ts';

test('CON-21 CON-22 FIX-22 every request says who, when and what for; every GET but those for dictionaries is stamped', async ({
  page,
}) => {
  const begun = Date.now();
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
  });
  await signInByForm(page, 'supervisor');
  await page.getByRole('button', { name: /通知/ }).click();
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /行政管理/ }).click();
  await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);

  const begins = requests.findIndex((request) => request.url().includes('/tempEncryptLogin'));
  const ends = requests.findIndex((request) => request.url().includes('/userLogin/logout'));
  expect(begins).toBeGreaterThanOrEqual(0);
  expect(ends - begins).toBeGreaterThan(5);
  for (const [nth, request] of requests.entries()) {
    const headers = request.headers();
    const url = new URL(request.url());
    const same = { systype: 'micro', 'tenant-id': '0', bgno: 'BG01' };
    expect(headers, url.pathname).toMatchObject(same);
    expect(Number(headers['timestamp']), url.pathname).toBeGreaterThanOrEqual(begun);
    expect(Number(headers['timestamp']), url.pathname).toBeLessThanOrEqual(Date.now());
    const isSignedIn = nth > begins && nth <= ends;
    expect(headers['x-access-token'] ?? '', url.pathname).toMatch(
      isSignedIn ? /^[\w-]{43}$/ : /^$/,
    );
    expect(headers['workno'], url.pathname).toBe(isSignedIn ? '900001' : undefined);
    const isStamped = /^\d{10}$/.test(url.searchParams.get('_t') ?? '');
    expect(isStamped, url.pathname).toBe(
      request.method() === 'GET' && !url.pathname.includes('/sys/dict/'),
    );
  }
});

test('CON-22 the permission call names the system it asks about', async ({ page }) => {
  await signIn(page, 'supervisor');
  const asked = page.waitForRequest('**/getUserPermissionByToken');
  await page.reload();
  expect((await asked).headers()['systemtype']).toBe('ors');
});

const ofBoard = ['/subsystem/list', '/getUserPermissionByToken', '/dashboard/analysis'];

/**
 * Reloads a board, and returns which of its calls are made. Other journeys change permissions all the time, and a page
 * follows by asking again: a reload that met such a change, which its answers tell, is made once more.
 */
async function askedByReload(page: Page): Promise<string[]> {
  for (;;) {
    const requests: Request[] = [];
    const note = (request: Request) => {
      const { pathname } = new URL(request.url());
      const isOne = ofBoard.some((call) => pathname.endsWith(call));
      if (isOne && pathname.startsWith('/api/')) requests.push(request);
    };
    page.on('request', note);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.board-main')).toBeVisible();
    page.off('request', note);
    const answers = await Promise.all(requests.map((request) => request.response()));
    const epochs = new Set(answers.map((answer) => answer?.headers()[epochHeader]));
    if (epochs.size > 1) continue;
    return requests.map((request) => {
      const { pathname } = new URL(request.url());
      return ofBoard.find((call) => pathname.endsWith(call)) ?? pathname;
    });
  }
}

test('a page that is opened again asks for what it shows once', async ({ page }) => {
  await signIn(page, 'administrator');
  await expect(page.locator('.board-main')).toBeVisible();

  expect((await askedByReload(page)).toSorted()).toEqual(ofBoard.toSorted());
});

test('what was asked for is not waited for once somebody signs out, and so not refused', async ({
  page,
}) => {
  await signIn(page, 'clerk', '/user/login?redirect=%2FportalHomePage');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const over = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/getMyAnnouncementSend*', async (route) => {
    asked.resolve();
    await over.promise;
    await route.continue().catch(() => undefined);
  });
  const cut = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('getMyAnnouncementSend'),
  );
  // The page stays a little, as it does on a slow line.
  await page.route('**/user/login', async (route) => {
    over.resolve();
    await cut;
    await route.continue();
  });
  await page.getByRole('link', { name: '查看更多' }).click();
  await asked.promise;
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();

  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(refused).toEqual([]);
});
