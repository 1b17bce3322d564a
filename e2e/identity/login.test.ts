import type { Page } from '@playwright/test';
import { expectSaved, choose, keepPreferencesInPage, openDrawer } from '../support/preferences.ts';
import { accountOf, expect, signInByForm, test } from '../support/portal.ts';

const signInCall = '**/common/sys/userLogin/tempEncryptLogin';
const productTitle = '云织集团数字运营平台';
const portalTitle = '云织集团门户';
const week = 604_800_000;

const workNo = (page: Page) => page.getByLabel('工号', { exact: true });
const password = (page: Page) => page.getByLabel('密码', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

async function fill(page: Page, account = accountOf('supervisor')): Promise<void> {
  await workNo(page).fill(account.workNo);
  await password(page).fill(account.password);
}

/** Reads a stored value by its key. */
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? 'null'), key);

test('LOG-01 the address of the user area leads to the login page', async ({ page }) => {
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/login$/);
});

test('the drawing beside the form is lettered once the form is there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/first-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/user/login', { waitUntil: 'commit' });
  const letters = page.locator('#pieces text').first();
  await expect(workNo(page)).toBeVisible();
  await expect(letters).toBeHidden();

  held.resolve();
  await expect(letters).toBeVisible();
});

test('LOG-03 LOG-04 LOG-05 the two pages of the group portal have a title of their own', async ({
  page,
}) => {
  await page.goto('/newLogin');
  await expect(page).toHaveTitle(portalTitle);
  await expect(submit(page)).toBeVisible();
  await page.goto('/portalHomePage');
  await expect(page).toHaveTitle(portalTitle);
  await page.goto('/403');
  await expect(page).toHaveTitle(productTitle);
});

test('LOG-05 the title changes with the page inside the running program, too', async ({ page }) => {
  await signInByForm(page, 'no menu', '/user/login?redirect=%2FportalHomePage');
  await expect(page).toHaveTitle(portalTitle);
  await page.getByRole('link', { name: '查看更多' }).click();
  await expect(page).toHaveURL(/userAnnouncement$/);
  await expect(page).toHaveTitle(productTitle);
});

test('LOG-06 LOG-07 an empty field is named, marked and given the focus, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/user/login');

  await submit(page).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
  await expect(workNo(page)).toBeFocused();
  await expect(workNo(page)).toHaveAttribute('aria-invalid', 'true');

  await workNo(page).fill('900001');
  await submit(page).click();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(password(page)).toBeFocused();
  expect(sent.filter((url) => url.includes('tempEncryptLogin'))).toEqual([]);
});

test('LOG-11 a sign-in is sent once, and the button says so until it is answered', async ({
  page,
}) => {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(signInCall, async (route) => {
    sent += 1;
    await mayGo;
    await route.continue();
  });
  await page.goto('/user/login');
  await fill(page);
  await submit(page).click();

  const busy = page.getByRole('button', { name: '正在登录…' });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await password(page).press('Enter');
  letGo();
  await expect(page).toHaveURL(/\/ors\/dashboard\/analysis$/);
  expect(sent).toBe(1);
});

test('LOG-12 CON-11 CON-23 FIX-22 signing in leaves on the browser what the portal needs, for as long as it may', async ({
  page,
}) => {
  const before = Date.now();
  await signInByForm(page, 'supervisor');
  const token = await kept(page, 'Access-Token');
  expect(token.value).toMatch(/^[\w-]{43}$/);
  for (const key of ['Access-Token', 'User_Info', 'Login_Userinfo', 'UI_CACHE_DB_DICT_DATA']) {
    const { value, expire } = await kept(page, key);
    expect(value, key).toBeTruthy();
    expect(expire - before, key).toBeGreaterThanOrEqual(week);
    expect(expire - Date.now(), key).toBeLessThanOrEqual(week);
  }
  expect((await kept(page, 'Login_Username')).value).toBe('900001');
  expect((await kept(page, 'TENANT_ID')).value).toBe(0);
  expect((await kept(page, 'CURRENT_SYSTEM')).value).toBe('ors');
  expect((await kept(page, 'LOGIN_USER_BUTTON_AUTH')).value.auth.length).toBeGreaterThan(0);
  expect(JSON.stringify(await kept(page, 'User_Info'))).not.toContain('@example.com');
});

/** The keys of spec section 3, under the names of existing front ends. */
const everyKey = [
  'Access-Token',
  'User_Info',
  'Login_Username',
  'Login_Userinfo',
  'TENANT_ID',
  'UI_CACHE_DB_DICT_DATA',
  'CURRENT_SYSTEM',
  'bgInfo',
  'storeInfo',
  'storeNo',
  'storeName',
  'BG_NO',
  'company',
  'LOGIN_USER_BUTTON_AUTH',
  'PORTAL_SETTINGS',
  'UI_CACHE_DB_BASE_DATA',
];

test('CON-23 what is chosen, and how the portal should look, is kept under the names of the specification', async ({
  page,
}) => {
  await keepPreferencesInPage(page);
  await signInByForm(page, 'supervisor', '/user/login', { store: 'S02001' });
  expect((await kept(page, 'storeInfo')).value).toMatchObject({ storeNo: 'S02001' });
  expect((await kept(page, 'storeNo')).value).toBe('S02001');
  expect((await kept(page, 'storeName')).value).toBe('上海南京西路旗舰店');
  await page.goto('/imos/dashboard/analysis');
  await expect.poll(() => kept(page, 'BG_NO')).toMatchObject({ value: 'BG01' });
  const group = { bgNo: 'BG01', bgName: '女装事业部' };
  expect((await kept(page, 'bgInfo')).value).toEqual(group);
  await page.goto('/ops/dashboard/analysis');
  await expect.poll(() => kept(page, 'company')).toMatchObject({ value: { companyNo: 'C01' } });
  await expect.poll(() => kept(page, 'CURRENT_SYSTEM')).toMatchObject({ value: 'ops' });
  await openDrawer(page);
  await choose(page, '导航模式', '侧边菜单');
  expect((await kept(page, 'PORTAL_SETTINGS')).value).toMatchObject({ layout: 'sidemenu' });
  await expectSaved(page);
  expect((await kept(page, 'LOGIN_USER_BUTTON_AUTH')).value.allAuth.length).toBeGreaterThan(0);
  const store = { no: 'store', name: '门店', filters: ['bgNo'] };
  expect((await kept(page, 'UI_CACHE_DB_BASE_DATA')).value).toContainEqual(store);
  for (const key of everyKey) expect(await kept(page, key), key).not.toBeNull();
});

test.describe('a wrong password', () => {
  test('LOG-13 ERR-11 is said once above the form; what was typed stays and nothing is kept', async ({
    page,
  }) => {
    await page.goto('/user/login');
    await fill(page, { ...accountOf('no department'), password: 'Wrong#Pass1' });
    await submit(page).click();

    await expect(page.getByRole('alert').filter({ hasText: '用户名或密码错误' })).toHaveCount(1);
    await expect(page).toHaveURL(/\/user\/login$/);
    await expect(workNo(page)).toHaveValue('900009');
    await expect(password(page)).toHaveValue('Wrong#Pass1');
    expect(await kept(page, 'Access-Token')).toBeNull();
  });
});

test('LOG-14 a person lands on the board of their default system', async ({ page }) => {
  await signInByForm(page, 'merchandiser');
  await expect(page).toHaveURL(/\/crm\/dashboard\/analysis\?group=BG01$/);
});

test('LOG-15 CON-11 without a default system the board is that of administration', async ({
  page,
}) => {
  await signInByForm(page, 'employee');
  await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
});

test('LOG-16 signing in leads to the page that was asked for', async ({ page }) => {
  await signInByForm(page, 'supervisor', '/user/login?redirect=%2Fisps%2FuserAnnouncement');
  await expect(page).toHaveURL(/\/isps\/userAnnouncement$/);
});

test('LOG-16 a link that leads to another site leads to the board instead', async ({ page }) => {
  await signInByForm(page, 'supervisor', '/user/login?redirect=%2F%2Fevil.test%2F');
  await expect(page).toHaveURL(/\/ors\/dashboard\/analysis$/);
});

test('LOG-17 Enter in the password signs in', async ({ page }) => {
  await page.goto('/user/login');
  await fill(page);
  await password(page).press('Enter');
  await expect(page).toHaveURL(/\/ors\/dashboard\/analysis$/);
});

test('LOG-18 the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/user/login');
  const toggle = page.getByRole('button', { name: /显示/ });
  await expect(password(page)).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('LOG-20 the phone way in has an address of its own', async ({ page }) => {
  await page.goto('/phoneLogin');
  await expect(page).toHaveURL(/\/phoneLogin$/);
  await expect(page.getByRole('tab', { name: '手机登录' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByLabel('手机号')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('LOG-30 both fields and the button are in view without scrolling either way', async ({
    page,
  }) => {
    await page.goto('/user/login');
    for (const part of [workNo(page), password(page), submit(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

test('CON-03 the login is kept for seven days to the millisecond', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+08:00') });
  await page.goto('/user/login');
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/ors\/dashboard\/analysis$/);
  const { expire } = await kept(page, 'Access-Token');

  await page.clock.setFixedTime(expire - 1);
  await page.goto('/portalHomePage');
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();

  await page.clock.setFixedTime(expire + 1);
  await page.goto('/ors/dashboard/analysis');
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
});
