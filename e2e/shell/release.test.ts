import { fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';
import { serveUnsavedPage } from '../support/unsaved-page.ts';

const file = /\/assets\/MyAnnouncements-[\w-]+\.js/;
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: '页面暂时无法打开' });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: '已发布新版本' });
const atHome = (page: Page) => signIn(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
const openNotices = (page: Page) => page.getByRole('link', { name: '查看更多' }).click();

/** From now on the server says that it gives out this release, which the page is not. */
async function release(page: Page, name: string): Promise<void> {
  await page.routeWebSocket(/\/websocket\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((said) =>
      socket.send(String(said).replace(/"release":"[^"]*"/, `"release":"${name}"`)),
    );
  });
  await page.route('**/common/sys/epochs?*', async (route) => {
    try {
      const answer = await (await fetchWhole(route)).json();
      answer.result.release = name;
      await route.fulfill({ json: answer });
    } catch {
      // The page that asked is being loaded anew: it asks again.
    }
  });
}

/** Counts how often the page is loaded. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Nobody looks at the page for half an hour, and then somebody does. Needs the clock to be installed. */
async function comeBackLater(page: Page): Promise<void> {
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await page.clock.fastForward(31 * 60_000);
  await look('visible');
}

test.use({ expectedErrors: [/Failed to load resource/] });

test('ERR-15 MFE-03 CON-02 a part of the program that never arrives is an error after 120 seconds, not before', async ({
  page,
}) => {
  await page.clock.install();
  await atHome(page);
  await page.route(file, async () => undefined);
  const asked = page.waitForRequest(file);
  await openNotices(page);
  await asked;

  await page.clock.fastForward(110_000);
  await expect(panel(page)).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(panel(page)).toContainText('120 秒');
  await expect(panel(page).getByRole('button', { name: '重新加载' })).toBeVisible();
  await page.unroute(file);
});

test.describe('a system', () => {
  test.use({ expectedErrors: [/SubsystemFailure/] });

  test('ERR-15 MFE-03 a system whose program never arrives is told after 120 seconds, and loaded when asked again', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, 'supervisor');
    await expect(page.locator('[data-subsystem="ors"] h1')).toBeVisible();
    let isStuck = true;
    await page.route('**/apps/ams/*.js', (route) => (isStuck ? undefined : route.continue()));
    await page.getByRole('button', { name: /切换系统/ }).click();
    await page.getByRole('button', { name: /行政管理/ }).click();
    await expect(page.getByRole('progressbar', { name: '正在加载 行政管理…' })).toBeVisible();

    await page.clock.fastForward(119_000);
    await expect(page.getByText('在 120 秒内未能加载完成')).toHaveCount(0);
    await page.clock.fastForward(1_100);
    await expect(page.getByText('在 120 秒内未能加载完成')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    isStuck = false;
    await expect(page.getByRole('button', { name: '重新加载' })).toBeEnabled();
  });
});

test('a page whose part cannot be had is told in its place, and comes when it is asked for again', async ({
  page,
}) => {
  await atHome(page);
  const loads = await countLoads(page);
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await openNotices(page);
  await expect(panel(page)).toContainText('未能载入');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('neither dialogs nor the shell itself fail in silence: it is said, and they come when asked for again', async ({
  page,
}) => {
  const parts = /\/assets\/(SettingsDrawer|CommandPalette|shell)-[\w-]+\.js/;
  const told = page.getByRole('alertdialog', { name: '暂时无法打开' });
  await page.route(parts, (route) =>
    route.request().url().includes('/shell-')
      ? route.continue()
      : route.fulfill({ status: 404, body: '' }),
  );
  await signIn(page, 'employee');
  await page.keyboard.press('Control+k');
  await expect(told.getByRole('button', { name: '重新加载' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  const settings = page.getByRole('button', { name: '界面设置' });
  await settings.click();
  await expect(told).toContainText('未能载入');
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.unroute(parts);
  await settings.click();
  await expect(page.getByRole('dialog', { name: '界面设置' })).toBeVisible();

  await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('页面暂时无法打开');
  await page.unroute(parts);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
});

const firstScript = /\/assets\/first-[\w-]+\.js/;

test('a page whose first script does not arrive says so, in place of the shell and above the sign-in form', async ({
  page,
}) => {
  await page.route(firstScript, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/user/login');
  await expect(page.getByRole('alert')).toContainText('未能载入');
  await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
  await page.unroute(firstScript);

  await signIn(page, 'employee');
  await page.route(firstScript, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(panel(page)).toContainText('未能载入');
  await page.unroute(firstScript);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
});

test('ERR-15 a first script and a shell that never arrive are told after 120 seconds, and shown when they come late', async ({
  page,
}) => {
  await signIn(page, 'employee');
  for (const stuck of [firstScript, /\/assets\/shell-[\w-]+\.js/]) {
    await page.clock.install();
    const held = Promise.withResolvers<void>();
    await page.route(stuck, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(stuck);
    await page.reload({ waitUntil: 'commit' });
    await asked;
    // Set by the script that begins to wait for the first one, which a browser may ask for before.
    await expect(page.locator('html[data-page]')).toBeAttached();
    await page.clock.fastForward(119_000);
    await expect(panel(page)).toHaveCount(0);
    // The shell is asked for a moment before anybody begins to wait for it.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_100);
        return panel(page).count();
      })
      .toBe(1);
    await expect(panel(page)).toContainText('120 秒');
    held.resolve();
    await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
    await page.unroute(stuck);
  }
});

test('MFE-04 a part that went with a release loads the page anew, once', async ({ page }) => {
  await atHome(page);
  await release(page, 'the-next-one');
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = await countLoads(page);
  await openNotices(page);

  await expect(panel(page)).toContainText('已发布新版本');
  expect(loads()).toBe(1);
  await page.unroute(file);
  await panel(page).getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
});

test('while something is not saved no release loads the page anew', async ({ page }) => {
  await page.clock.install();
  await serveUnsavedPage(page);
  await release(page, 'the-next-one');
  await signIn(page, 'employee');
  await page.getByLabel('备注').fill('还没有保存');
  await expect(bar(page)).toBeVisible();
  const loads = await countLoads(page);
  await comeBackLater(page);
  await page.route(/\/assets\/BasePage-[\w-]+\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '账号设置' }).click();

  await expect(
    page.getByText('页面暂时无法打开').or(page.getByText('有未保存的内容')),
  ).toBeVisible();
  expect(loads()).toBe(0);
});

test('a newer release is said at the foot of the page, and put off for as long as one likes', async ({
  page,
}) => {
  await release(page, 'the-next-one');
  await atHome(page);
  await expect(bar(page)).toBeVisible();
  const loads = await countLoads(page);

  await bar(page).getByRole('button', { name: '稍后' }).click();
  await expect(bar(page)).toHaveCount(0);
  await openNotices(page);
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(loads()).toBe(0);
});

test('who comes back after a long time goes over to the newer release with the next page', async ({
  page,
}) => {
  await page.clock.install();
  await release(page, 'the-next-one');
  await atHome(page);
  await expect(bar(page)).toBeVisible();
  const loads = await countLoads(page);
  await comeBackLater(page);
  expect(loads()).toBe(0);

  await openNotices(page);
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: '我的公告' })).toBeVisible();
});
