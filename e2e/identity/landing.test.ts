import type { Page } from '@playwright/test';
import { answerInstead, askNothingAlong } from '@portal/testing/answer-instead';
import { accountOf, answerStore, expect, signInByFormAs, test } from '../support/portal.ts';

/** The last step of the path of every call the page makes from now on. */
function callsOf(page: Page): string[] {
  const called: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) called.push(pathname.split('/').at(-1) ?? '');
  });
  return called;
}

test('while somebody types, the first page is rendered once where nobody sees it, and nothing comes of it', async ({
  page,
}) => {
  const called = callsOf(page);
  await page.goto('/user/login');
  await page.waitForFunction(() => performance.getEntriesByName('first page warmed up').length > 0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

  await expect(page.locator('.shell, .board-main')).toHaveCount(0);
  expect(new Set(called)).toEqual(new Set(['signInKey', 'ways']));
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain('pro__User_Info');
  expect(kept).not.toContain('pro__CURRENT_SYSTEM');
});

test('the form stays until there is something to be shown in its place', async ({ page }) => {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await answerInstead(page, /getUserPermissionByToken/, async (route) => {
    await mayGo;
    await route.continue();
  });
  const { workNo, password } = accountOf('administrator');
  await page.goto('/user/login');
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const asked = page.waitForRequest(/getUserPermissionByToken/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await asked;
  // The address is that of the page it leads to by now: the shell has begun.
  await expect(page).toHaveURL(/\/dashboard\/analysis$/);

  await expect(page.getByRole('button', { name: '正在登录…' })).toBeVisible();
  // What was typed is out of the page before any system's program is run in it.
  await expect(page.locator('#password')).toHaveValue('');
  letGo();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.locator('#sign-in')).toBeHidden();
});

test('a sign-in brings along what the first page shows, and nothing of that is asked for again', async ({
  page,
}) => {
  const called = callsOf(page);
  const board = encodeURIComponent('/ors/dashboard/analysis?store=S02001');
  await signInByFormAs(page, accountOf('supervisor'), `/user/login?redirect=${board}`);
  await expect(page.locator('[data-subsystem="ors"] .board-main')).toBeVisible();

  expect(called).toContain('tempEncryptLogin');
  for (const brought of [
    'list', // of systems
    'getUserPermissionByToken',
    'preferences',
    'selectOrsStore',
    'analysis',
  ]) {
    expect(called).not.toContain(brought);
  }
});

test('where no answers come along, the first page asks by itself', async ({ page }) => {
  await askNothingAlong(page);
  await signInByFormAs(page, accountOf('administrator'));
  await expect(page.locator('[data-subsystem="ams"] .board-main')).toBeVisible();
});

test('who lands elsewhere than the person before them is shown what is theirs', async ({
  page,
}) => {
  await signInByFormAs(page, accountOf('merchandiser'));
  await expect(page.locator('.board-main')).toBeVisible();
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);

  const asked = page.waitForRequest('**/getUserPermissionByToken');
  await signInByFormAs(page, accountOf('administrator'));
  expect((await asked).headers()['systemtype']).toBe('ams');
  await expect(page.locator('[data-subsystem="ams"] .board-main')).toBeVisible();
});

test('a link to what cannot be the number of a store keeps nobody from signing in', async ({
  page,
}) => {
  const board = encodeURIComponent(`/ors/dashboard/analysis?store=${'S'.repeat(60)}`);
  await signInByFormAs(page, accountOf('supervisor'), `/user/login?redirect=${board}`);
  await answerStore(page);
});
