import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { accountOf, expect, outside, type Role, signInByForm, test } from '../support/portal.ts';

/** Chooses a system behind the mark. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /切换系统/ }).click();
  const panel = page.getByRole('dialog', { name: '切换系统' });
  await panel.getByRole('button', { name: new RegExp(`${name}$`) }).click();
}

/** Presses the button that opens the outside system beside a system's pages. */
async function chooseOutside(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /切换系统/ }).click();
  const panel = page.getByRole('dialog', { name: '切换系统' });
  await panel.getByRole('button', { name: `打开${name}外部系统` }).click();
}

/** Opens an outside system that has a window of its own, and answers the window. */
async function openFrom(page: Page, name: string): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await chooseOutside(page, name);
  return opening;
}

/** The work number a simulated system was told. */
const workNoIn = (window: Page) => window.locator('dt:text-is("工号") + dd');
const stateIn = (window: Page) => window.locator('dt:text-is("登录状态") + dd');
const toldOf = async (window: Page, role: Role) => {
  await expect(workNoIn(window)).toHaveText(accountOf(role).workNo);
};
const token = (page: Page) => page.evaluate(() => localStorage.getItem('pro__Access-Token'));

test('SYS-13 a system that begins a flow of its own opens in a new window and learns who is there; one the browser does not let open is offered', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  const before = page.url();
  const asked = page.waitForRequest('**/gw/usercenter/v1/oauth2/authorize?*');

  const window = await openFrom(page, '客户之声');

  const query = new URL((await asked).url()).searchParams;
  expect([...query.keys()].filter((name) => name !== '_t').toSorted()).toEqual([
    'client_id',
    'redirect_uri',
    'response_type',
  ]);
  await expect(window).toHaveURL(`${outside()}/cas/`);
  await toldOf(window, 'supervisor');
  expect(await window.evaluate(() => opener)).toBeNull();
  expect(page.url()).toBe(before);

  // Stands for a browser that blocks whatever opens by itself.
  await page.evaluate(() => {
    const { open } = globalThis;
    globalThis.open = (...args) => (args[2] ? open(...args) : null);
  });
  await chooseOutside(page, '客户之声');

  const offer = page.getByRole('alert').filter({ hasText: '新窗口被浏览器拦截' });
  await expect(offer).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: '立即打开' }).click();
  await toldOf(await opening, 'supervisor');
});

test('SYS-13 an older system is handed a code', async ({ page }) => {
  await signInByForm(page, 'administrator');

  const window = await openFrom(page, '收银防损');

  await expect(window).toHaveURL(`${outside()}/syfs/`);
  await toldOf(window, 'administrator');
});

test('SYS-12 retail operations opens in a new window with an assertion of who is there', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  const asked = page.waitForRequest('**/crm/sys/szSign?*');

  const window = await openFrom(page, '零售运营');

  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('userId')).toBe(accountOf('supervisor').workNo);
  await toldOf(window, 'supervisor');
  expect(window.url()).toContain(`${outside()}/idss?token=`);
  expect(await token(page)).not.toContain(new URL(window.url()).searchParams.get('token'));
  expect(await window.evaluate(() => opener)).toBeNull();
});

test('a system that somebody comes to by themselves asks the portal, which asks them to sign in first', async ({
  page,
}) => {
  const issuer = encodeURIComponent(new URL(test.info().project.use.baseURL ?? '').origin);
  const { workNo, password } = accountOf('supervisor');

  await page.goto(`${outside()}/cas/login?iss=${issuer}`);
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();

  await expect(page).toHaveURL(`${outside()}/cas/`);
  await toldOf(page, 'supervisor');
});

test.describe('for somebody without a menu in it', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('a system tells who may not use it so, in the words of the portal', async ({ page }) => {
    const issuer = encodeURIComponent(new URL(test.info().project.use.baseURL ?? '').origin);
    await signInByForm(page, 'clerk');

    await page.goto(`${outside()}/cas/login?iss=${issuer}`);

    await expect(page.getByRole('alert')).toContainText('您暂无该系统权限,请联系管理员!');
    await expect(page.getByRole('link', { name: '返回门户首页' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('signing out of the portal signs out of the systems it opened', async ({ page }) => {
  await signInByForm(page, 'supervisor');
  const window = await openFrom(page, '客户之声');
  await expect(stateIn(window)).toHaveText('已登录');

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出登录' }).last().click();
  await expect(page).toHaveURL(/\/user\/login/);

  await expect(async () => {
    await window.reload();
    await expect(stateIn(window)).toHaveText('未登录', { timeout: 500 });
  }).toPass();
});

test('SYS-09 SYS-10 without an account set for it nobody gets into gims; with one of the supply chain gyl is entered like any other system', async ({
  page,
}) => {
  await signInByForm(page, 'supervisor');
  const before = page.url();
  await choose(page, '采购生产');
  await expect(page.getByRole('alert').filter({ hasText: '采购生产账套' })).toBeVisible();
  expect(page.url()).toBe(before);

  await choose(page, '供应链');
  await expect(page).toHaveURL(/\/gyl\/dashboard\/analysis$/);
});

test('systems that also stand outside have their board in the portal, which the switcher opens', async ({
  page,
}) => {
  await signInByForm(page, 'administrator');
  for (const [name, key] of [
    ['采购生产', 'gims'],
    ['零售运营', 'idss'],
    ['客户之声', 'cas'],
    ['收银防损', 'syfs'],
  ] as const) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`/${key}/dashboard/analysis$`));
    await expect(page.locator(`[data-subsystem="${key}"] h1`)).toBeVisible();
  }
});

test('DLG-01 DLG-02 SYS-10 SYS-11 FIX-22 MOD-10 without an account set of the supply chain nobody gets into gyl; of several for gims one is chosen, or none, and it is entered with a ticket for it', async ({
  page,
}) => {
  await signInByForm(page, 'merchandiser');
  const before = page.url();
  await choose(page, '供应链');
  await expect(page.getByRole('alert').filter({ hasText: '供应链账套' })).toBeVisible();
  expect(page.url()).toBe(before);

  await chooseOutside(page, '采购生产');
  await page.getByRole('dialog', { name: '选择账套' }).press('Escape');
  await expect(page.getByRole('dialog', { name: '选择账套' })).toBeHidden();
  expect(page.url()).toBe(before);

  await chooseOutside(page, '采购生产');
  const dialog = page.getByRole('dialog', { name: '选择账套' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(450);

  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('请选择事业部')).toBeVisible();
  await expectAccessible(page);
  const mine = await token(page);
  await dialog.getByText('男装生产账套').click();
  await dialog.getByRole('button', { name: '确定' }).click();

  await page.waitForURL(/#\/Face\?param=[\w-]{43}&factoyId=GIMS02$/);
  expect(page.url().startsWith(`${outside()}/gims/#/Face`)).toBe(true);
  expect(mine).not.toContain(new URLSearchParams(page.url().split('?')[1]).get('param'));
  await expect(stateIn(page)).toHaveText('已登录');
  await expect(page.getByText('男装生产账套')).toBeVisible();
});

/** Puts the person into a system, as if they had been there last. */
const wasIn = (page: Page, system: string) =>
  page.evaluate((value) => {
    localStorage.setItem('pro__CURRENT_SYSTEM', JSON.stringify({ value, expire: null }));
  }, system);

/** Ends the session behind the page's back. */
async function endSession(page: Page): Promise<void> {
  const { value } = JSON.parse((await token(page)) ?? '{}');
  const headers = { 'x-access-token': String(value), 'content-type': 'application/json' };
  const reply = await page.request.post('/api/common/sys/userLogin/logout', { headers, data: {} });
  expect(reply.ok()).toBe(true);
}

test.describe('for a system that also stands outside the portal', () => {
  // The front page is still asking when its session ends.
  test.use({ expectedErrors: [/status of 401/] });

  // Of each of these systems the rule decides (`platform/guard/guard.test.ts`).
  test('GRD-10 GRD-11 GRD-14 who was in one last comes to the front page while the session is alive, as by the way in of the portal, and then to sign in', async ({
    page,
  }) => {
    await signInByForm(page, 'supervisor');
    await wasIn(page, 'syfs');
    const asked = page.waitForRequest('**/getLoginValidByToken');
    await page.goto('/');
    expect((await asked).method()).toBe('POST');
    await expect(page).toHaveURL(/\/portalHomePage$/);

    await page.goto('/newLogin');
    await expect(page).toHaveURL(/\/portalHomePage$/);
    await expect(page.getByRole('region', { name: '全部系统' })).toBeVisible();

    await endSession(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/user\/login$/);
    expect(await token(page)).toBeNull();
  });
});
