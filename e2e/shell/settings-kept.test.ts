import type { Page } from '@playwright/test';
import { choice, choose, drawer, openDrawer, switchOf } from '../support/preferences.ts';
import { expect, signIn, test } from '../support/portal.ts';

// Nobody else's journey is this person's, so what they like may reach the server; these go one after another.
test.describe.configure({ mode: 'default' });
const role = 'one menu item only';
const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/userInfo/preferences') && response.request().method() === 'PUT',
  );

/** Returns the look of the page: scheme, colours, layout. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { filter } = getComputedStyle(document.documentElement);
    const ground = getComputedStyle(document.body).backgroundColor;
    return { scheme: dataset['scheme'], dye: dataset['dye'], filter, ground };
  });

const chosen = {
  scheme: 'dark',
  dye: 'songlv',
  filter: 'url("#colour-weak")',
  ground: 'rgb(11, 15, 24)',
};

test('SET-14 what is chosen is there at the first paint after a reload, in other tabs, at another PC, and not for somebody else', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, role);
  const beside = await context.newPage();
  await beside.goto('/isps/userAnnouncement');
  await expect(beside.getByRole('button', { name: '用户菜单' })).toBeVisible();
  expect((await look(beside)).scheme).toBe('light');

  await openDrawer(page);
  const kept = saved(page);
  await choose(page, '外观', '深色');
  await choose(page, '主题色', '松绿');
  await switchOf(page, '色弱模式').check();
  await choose(page, '导航模式', '侧边菜单');
  await kept;
  await expect.poll(() => look(beside)).toEqual(chosen);
  await expect(beside.getByRole('complementary', { name: '侧边导航' })).toBeVisible();

  // The program is held back: what is seen now was there before it.
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => look(page)).toEqual(chosen);
  await expect(page.locator('#root')).toBeEmpty();
  held.resolve();
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  expect(await look(page)).toEqual(chosen);

  const otherPc = await browser.newContext();
  const far = await otherPc.newPage();
  await signIn(far, role);
  await expect.poll(() => look(far)).toEqual(chosen);
  await expect(far.getByRole('complementary', { name: '侧边导航' })).toBeVisible();

  await signOut(far);
  await signIn(far, 'no department');
  await expect.poll(() => look(far)).toMatchObject({ scheme: 'light', filter: 'none' });
  await expect(far.getByRole('complementary', { name: '侧边导航' })).toHaveCount(0);
  await otherPc.close();

  await openDrawer(page);
  await expect(choice(page, '主题色', '松绿')).toBeChecked();
  const reset = saved(page);
  await drawer(page).getByRole('button', { name: '恢复默认设置' }).click();
  await reset;
});

test('a choice made a moment before the sign-out is kept, and nothing is refused', async ({
  page,
}) => {
  await signIn(page, role);
  const leaving = Promise.withResolvers<void>();
  const told: string[] = [];
  await page.route('**/userInfo/preferences*', async (route) => {
    if (route.request().method() === 'PUT') await leaving.promise;
    told.push(route.request().method());
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.url().includes('/userLogin/logout')) told.push('sign-out');
  });
  await openDrawer(page);
  await choose(page, '外观', '深色');
  await page.keyboard.press('Escape');
  const out = signOut(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pro__Access-Token')))
    .toBeNull();
  leaving.resolve();
  await out;
  expect(told.at(-1)).toBe('sign-out');
  expect(await page.evaluate(() => localStorage.getItem('pro__PREFERENCES'))).toBeNull();

  await signIn(page, role);
  await expect.poll(() => look(page)).toMatchObject({ scheme: 'dark' });
  await openDrawer(page);
  const reset = saved(page);
  await drawer(page).getByRole('button', { name: '恢复默认设置' }).click();
  await reset;
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
}
