import type { Page } from '@playwright/test';
import { accountOf, expect, signInByForm, test } from '../support/portal.ts';

const noticesCall = '**/sys/sysAnnouncementSend/getMyAnnouncementSend*';
const tokenOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value);
const dialog = (page: Page) => page.getByRole('alertdialog', { name: '登录已过期' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '我的公告' });
const firstNotice = (page: Page) => page.getByRole('main').getByRole('listitem').first();

/** Ends the session on the server; no tab of the browser hears of it. */
async function endSession(page: Page): Promise<void> {
  const answer = await page.request.post('/api/common/sys/userLogin/logout', {
    headers: { 'x-access-token': await tokenOf(page), 'content-type': 'application/json' },
    data: {},
  });
  expect(answer.ok()).toBe(true);
}

async function signInAgain(page: Page, password = accountOf('supervisor').password): Promise<void> {
  await dialog(page).getByLabel('密码', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: '重新登录' }).click();
}

/** Signs in, and waits for the last call the front page makes by itself: a later one would bring up the dialog first. */
async function atHome(page: Page): Promise<void> {
  await signInByForm(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pro__UI_CACHE_DB_BASE_DATA')))
    .not.toBeNull();
}
/** Not by the pointer: a letter to the same person out of another journey may have brought up the dialog above the link. */
const openNotices = (page: Page) =>
  page.getByRole('link', { name: '查看更多' }).dispatchEvent('click');

/** Counts the tabs of the browser that ask for the sign-in or wait for their turn to. */
const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name === 'portal-sign-in-again').length;
  });

test.use({ expectedErrors: [/Failed to load resource/] });

test('ERR-04 the end of the session is one dialog above the page, which goes on once one has signed in there', async ({
  page,
}) => {
  await atHome(page);
  const before = await tokenOf(page);
  await endSession(page);
  const carried: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getMyAnnouncementSend')) {
      carried.push(request.headers()['x-access-token']);
    }
  });
  await openNotices(page);

  await expect(dialog(page)).toContainText('未授权，请重新登录');
  await expect(dialog(page)).toContainText('900001');
  await expect(dialog(page).getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(1);
  await signInAgain(page, 'no such password');
  await expect(dialog(page)).toContainText('用户名或密码错误');
  await signInAgain(page);

  await expect(firstNotice(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const after = await tokenOf(page);
  expect(after).not.toBe(before);
  // Asked once more when something is announced to everybody meanwhile, as other journeys do.
  expect([...new Set(carried)]).toEqual([before, after]);
});

test('ERR-05 ERR-06 many answers of the older kind are one dialog, too', async ({ page }) => {
  await atHome(page);
  const failed: string[] = [];
  await page.route(/\/api\/(?!.*userLogin)/, (route) => {
    failed.push(route.request().url());
    return route.fulfill({
      status: 500,
      json: { status: 500, message: 'Token失效，请重新登录', timestamp: 0 },
    });
  });
  await page.reload();
  await expect(dialog(page)).toContainText('很抱歉，登录已过期，请重新登录');
  await expect(dialog(page)).toHaveCount(1);

  await page.unrouteAll();
  await signInAgain(page);
  await expect(page.getByRole('link', { name: '查看更多' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('a call that meets the end of the session again is not made a third time', async ({
  page,
}) => {
  await atHome(page);
  let refused = 0;
  await page.route(noticesCall, async (route) => {
    // A third time would be answered, and nothing said.
    if (refused === 2) return route.continue();
    refused += 1;
    return route.fulfill({ status: 401, json: { success: false, message: '', code: 401 } });
  });
  await openNotices(page);
  await signInAgain(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: '未授权，请重新登录' })).toBeVisible();
});

test('ERR-05 ten tabs whose session ends at once ask in one of them, and all go on', async ({
  page,
  context,
}) => {
  await atHome(page);
  const others = await Promise.all(Array.from({ length: 9 }, () => context.newPage()));
  const tabs = [page, ...others];
  for (const tab of others) await tab.goto('/portalHomePage');
  for (const tab of tabs) {
    await expect(tab.getByRole('link', { name: '查看更多' })).toBeVisible();
    await tab.evaluate(() => (document.documentElement.dataset['before'] = 'the end'));
  }
  await endSession(page);
  const refused = tabs.map((tab) => tab.waitForResponse((answer) => answer.status() === 401));
  await Promise.all(tabs.map(openNotices));
  await Promise.all(refused);

  const asking = async () => {
    const counts = await Promise.all(tabs.map((tab) => dialog(tab).count()));
    return tabs.filter((_, index) => counts[index] !== 0);
  };
  // Each tab takes itself for the one that is looked at, so that the dialog moves until the last of them has come.
  await expect.poll(() => countWaiting(page)).toBe(tabs.length);
  await expect.poll(async () => (await asking()).length).toBe(1);
  const [leader = page] = await asking();
  await signInAgain(leader);
  for (const tab of tabs) {
    await expect(firstNotice(tab)).toBeVisible();
    await expect(dialog(tab)).toHaveCount(0);
    await expect(tab.locator('html[data-before]')).toHaveCount(1);
  }
});

test('the dialog comes to the tab the person looks at', async ({ page, context }) => {
  await atHome(page);
  const other = await context.newPage();
  await other.goto('/portalHomePage');
  await expect(other.getByRole('link', { name: '查看更多' })).toBeVisible();
  // A call that the page makes by itself would bring up the dialog before its link was pressed.
  await other.waitForLoadState('networkidle');
  await endSession(page);
  // In a browser that is driven every tab takes itself for the one that is looked at when it begins.
  for (const tab of [page, other]) {
    await openNotices(tab);
    await expect(dialog(tab)).toHaveCount(1);
  }
  for (const tab of [page, other, page]) {
    const elsewhere = tab === page ? other : page;
    await expect(dialog(elsewhere)).toHaveCount(1);
    await tab.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(dialog(tab)).toHaveCount(1);
    await expect(dialog(elsewhere)).toHaveCount(0);
  }
  await signInAgain(page);
  for (const tab of [page, other]) await expect(firstNotice(tab)).toBeVisible();
});

test('somebody else may sign in instead, and then every tab starts anew as theirs', async ({
  page,
  context,
}) => {
  await atHome(page);
  const other = await context.newPage();
  await other.goto('/portalHomePage');
  await expect(other.getByRole('button', { name: '用户菜单，林知夏' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('pro__company', '{"value":{},"expire":null}'));
  await endSession(page);
  await openNotices(page);
  await dialog(page).getByRole('button', { name: '使用其他账号或方式' }).click();
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fisps%2FuserAnnouncement/);
  await expect(other.getByRole('button', { name: '用户菜单，林知夏' })).toHaveCount(0);

  const { workNo, password } = accountOf('clerk');
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(heading(page)).toBeVisible();
  await expect(other.getByRole('button', { name: '用户菜单，苏锦禾' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pro__company'))).toBeNull();
});

test('what the browser keeps of one person is gone when another signs in over them', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/user/login');
  await atHome(page);
  await page.evaluate(() => localStorage.setItem('pro__bgInfo', '{"value":{},"expire":null}'));
  const { workNo, password } = accountOf('clerk');
  await other.getByLabel('工号', { exact: true }).fill(workNo);
  await other.getByLabel('密码', { exact: true }).fill(password);
  await other.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('button', { name: '用户菜单，苏锦禾' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pro__bgInfo'))).toBeNull();
});
