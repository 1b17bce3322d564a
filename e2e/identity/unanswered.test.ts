import type { Page } from '@playwright/test';
import { storedValue, userMenu } from '../support/contexts.ts';
import { expect, signInByForm, switchTo, test } from '../support/portal.ts';

const validCall = '**/userPermission/getLoginValidByToken';
const menuCall = '**/getUserPermissionByToken';
const logoutCall = '**/common/sys/userLogin/logout';
const noMenu = '您暂无该系统权限,请联系管理员!';

test.use({ expectedErrors: [/Failed to load resource/] });

const beIn = (page: Page, system: string) =>
  page.evaluate(
    (value) => localStorage.setItem('pro__CURRENT_SYSTEM', JSON.stringify({ value, expire: null })),
    system,
  );

for (const [address, failure] of [
  ['/', 'no network'],
  ['/', '503'],
  ['/newLogin', 'no network'],
] as const) {
  test(`FIX-03 at ${address} a check of the session that fails (${failure}) ends no session, and can be repeated`, async ({
    page,
  }) => {
    await signInByForm(page, 'supervisor');
    await beIn(page, 'idss');
    const token = await storedValue(page, 'Access-Token');
    await page.route(validCall, (route) =>
      failure === '503' ? route.fulfill({ status: 503, json: {} }) : route.abort(),
    );
    await page.goto(address);
    const told = page.getByRole('alertdialog').filter({ hasText: '您没有被退出' });
    await expect(told).toBeVisible();
    if (failure === 'no network') await expect(told).toContainText('网络已断开');
    await expect(page.getByText('登录已过期')).toHaveCount(0);
    expect(await storedValue(page, 'Access-Token')).toBe(token);

    // A route that is taken away lets a request through that it still has in hand.
    const failed =
      failure === '503'
        ? page.waitForResponse(validCall)
        : page.waitForEvent('requestfailed', (request) =>
            request.url().includes(validCall.slice(2)),
          );
    await told.getByRole('button', { name: '重试' }).click();
    await failed;
    await expect(told).toBeVisible();
    await page.unroute(validCall);
    // It repeats by itself as well, so that the button may be gone by now.
    await told
      .getByRole('button', { name: '重试' })
      .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await expect(page).toHaveURL(/\/portalHomePage$/);
    expect(await storedValue(page, 'Access-Token')).toBe(token);
  });
}

test('FIX-03 without a network the page waits, and goes on by itself once there is one', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
  await beIn(page, 'idss');
  await expect(page.getByRole('heading', { name: '全部系统' })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/'));
  const told = page.getByRole('alertdialog').filter({ hasText: '您没有被退出' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '网络连接中断' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/portalHomePage$/);
  await expect(page.getByRole('heading', { name: '全部系统' })).toBeVisible();
});

test('SYS-07 FIX-04 a system with a single menu item is refused at its address as it is in the switcher', async ({
  page,
}) => {
  await signInByForm(page, 'one menu item only');
  const before = page.url();
  await switchTo(page, '内容管理');
  await expect(page.getByRole('alert').filter({ hasText: noMenu })).toBeVisible();
  expect(page.url()).toBe(before);
  await expect(page.getByRole('button', { name: /切换系统/ })).toContainText('行政管理');
  expect(await storedValue(page, 'CURRENT_SYSTEM')).toBe('ams');

  for (const address of ['/cms', '/cms/dashboard/analysis']) {
    await page.goto(address);
    await expect(page.getByRole('alert').filter({ hasText: noMenu })).toBeVisible();
    await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
    await expect(page.getByRole('button', { name: /切换系统/ })).toContainText('行政管理');
    expect(await storedValue(page, 'CURRENT_SYSTEM')).toBe('ams');
  }
});

test('SYS-08 when the way back from a system is closed, too, the sign-in page says why', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  await page.route(menuCall, (route) => route.fulfill({ status: 500, json: {} }));
  await switchTo(page, '行政管理');
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(page.getByText('切换系统失败，且未能回到原来的系统，请重新登录')).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  await (await userMenu(page)).getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
}

test('without a network signing out clears this browser, says so, and tells the server as soon as there is one', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'supervisor');
  await expect(page.locator('[data-subsystem="ors"] h1')).toBeVisible();
  const token = await storedValue(page, 'Access-Token');
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByRole('alert').filter({ hasText: '暂未能通知服务器' })).toBeVisible();
  await expect(page.getByRole('button', { name: '用户菜单' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();

  const told = page.waitForResponse(logoutCall);
  await context.setOffline(false);
  const answer = await told;
  expect(answer.status()).toBe(200);
  expect(answer.request().headers()['x-access-token']).toBe(token);
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(page.getByText('退出时网络断开，恢复后已通知服务器')).toBeVisible();
});

test('a server that cannot be told of a sign-out keeps nobody here, and that is said at the login', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  await page.route(logoutCall, (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(page.getByText('未能通知服务器')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();
});
