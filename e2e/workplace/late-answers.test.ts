import type { Page, Request } from '@playwright/test';
import {
  contextButton,
  chooser,
  confirmButton,
  storedValue,
  userMenu,
} from '../support/contexts.ts';
import { accountOf, expect, signIn, switchTo, test } from '../support/portal.ts';

const menuCall = '**/getUserPermissionByToken';
const switcher = (page: Page) => page.getByRole('button', { name: /切换系统/ });
const ofSystem = (system: string) => (request: Request) =>
  request.headers()['systemtype'] === system;

/** Has the server answer a call, and keeps the answer from the page until it is let go. */
async function holdAnswer(page: Page, call: string, isMeant: (request: Request) => boolean) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    if (!isMeant(route.request())) return route.fallback();
    const response = await route.fetch();
    asked.resolve();
    await held.promise;
    // A page that has withdrawn the question takes no answer any more.
    await route.fulfill({ response }).catch(() => undefined);
    gone.resolve();
  });
  return {
    asked: asked.promise,
    /** Lets the answer go, and the page do what it would with it. */
    async letGo(): Promise<void> {
      held.resolve();
      await gone.promise;
      await page.evaluate(async () => {
        for (let turn = 0; turn < 30; turn += 1) await new Promise(requestAnimationFrame);
      });
    },
  };
}

async function isInCrm(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/crm\/dashboard\/analysis/);
  await expect(page.locator('[data-subsystem="crm"] h1:visible')).toBeVisible();
  await expect(switcher(page)).toContainText('用户管理');
  expect(await storedValue(page, 'CURRENT_SYSTEM')).toBe('crm');
}

test('FIX-01 a menu that comes late changes nothing for who has chosen another system', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const late = await holdAnswer(page, menuCall, ofSystem('ams'));
  await switchTo(page, '行政管理');
  await late.asked;
  await switchTo(page, '用户管理');
  await isInCrm(page);
  await late.letGo();
  await isInCrm(page);
});

test('FIX-01 nor for who has gone to a page of the account, or stays by choosing the system at hand', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const late = await holdAnswer(page, menuCall, ofSystem('ams'));
  await switchTo(page, '行政管理');
  await late.asked;
  await (await userMenu(page)).getByRole('menuitem', { name: '账号设置' }).click();
  await late.letGo();
  await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/settings\/security$/);
  await expect(switcher(page)).toContainText('门店运营');

  const again = await holdAnswer(page, menuCall, ofSystem('crm'));
  await switchTo(page, '用户管理');
  await again.asked;
  await switcher(page).click();
  await page.getByRole('button', { name: '门店运营', exact: true }).click();
  await again.letGo();
  await expect(page).toHaveURL(/\/account\/settings\/security$/);
  await expect(switcher(page)).toContainText('门店运营');
});

test('FIX-01 nor where a link led to the system that is late', async ({ page }) => {
  await signIn(page, 'supervisor');
  const late = await holdAnswer(page, menuCall, ofSystem('ams'));
  await page.evaluate(() => history.pushState(null, '', '/ams/dashboard/analysis'));
  await late.asked;
  await switchTo(page, '用户管理');
  await isInCrm(page);
  await late.letGo();
  await isInCrm(page);
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/Failed to load resource.*500/] });

  test('FIX-01 a late refusal is not told, and signs nobody out', async ({ page }) => {
    await signIn(page, 'supervisor');
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(menuCall, async (route) => {
      if (!ofSystem('ams')(route.request())) return route.fallback();
      asked.resolve();
      await held.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.evaluate(() => history.pushState(null, '', '/ams/dashboard/analysis'));
    await asked.promise;
    await (await userMenu(page)).getByRole('menuitem', { name: '账号设置' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
    const refused = page.waitForResponse((response) => response.status() === 500);
    held.resolve();
    await refused;
    await switchTo(page, '用户管理');
    await isInCrm(page);
    await expect(page.getByRole('alert').filter({ hasText: '系统提示' })).toHaveCount(0);
  });
});

test('FIX-01 of two stores chosen one after the other the later one stays', async ({ page }) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  const stores = chooser(page, '门店').getByRole('radiogroup');
  const late = await holdAnswer(
    page,
    '**/saveLoginInfo',
    (request) => request.postDataJSON().storeNo === 'S02002',
  );
  await contextButton(page).click();
  await stores.getByText('S02002', { exact: true }).click();
  await confirmButton(page).click();
  await late.asked;
  // In the same dialog, and then in another.
  await stores.getByText('S02004', { exact: true }).click();
  await confirmButton(page).click();
  await expect(contextButton(page)).toContainText('S02004');
  await late.letGo();
  await expect(contextButton(page)).toContainText('S02004');
  await expect(page).toHaveURL(/\?store=S02004$/);

  const second = await holdAnswer(
    page,
    '**/saveLoginInfo',
    (request) => request.postDataJSON().storeNo === 'S02001',
  );
  await contextButton(page).click();
  await stores.getByText('S02001', { exact: true }).click();
  await confirmButton(page).click();
  await second.asked;
  await chooser(page, '门店').getByRole('button', { name: '取消' }).click();
  await contextButton(page).click();
  await stores.getByText('S02007', { exact: true }).click();
  await confirmButton(page).click();
  await expect(contextButton(page)).toContainText('S02007');
  await second.letGo();
  await expect(contextButton(page)).toContainText('S02007');
  expect(await storedValue(page, 'storeNo')).toBe('S02007');
});

test('FIX-01 of a store in a link and one in the history the one gone to last stays', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });
  const late = await holdAnswer(page, '**/selectOrsStore?*', (request) =>
    request.url().includes('keyword=S02010'),
  );
  await page.evaluate(() => history.pushState(null, '', '/ors/dashboard/analysis?store=S02010'));
  await late.asked;
  await page.goBack();
  await late.letGo();
  await expect(contextButton(page)).toContainText('S02001');
  await expect(page).toHaveURL(/\?store=S02001$/);
});

test('FIX-01 of two companies chosen one after the other the later one stays', async ({ page }) => {
  await signIn(page, 'administrator', '/user/login?redirect=%2Fops%2Fdashboard%2Fanalysis');
  await expect(contextButton(page)).toContainText('公司');
  const companies = chooser(page, '公司');
  await contextButton(page).click();
  await expect(companies.getByRole('radio').nth(2)).toBeAttached();
  const names = await companies
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
  const [first = '', second = ''] = names.filter((name) => !name.includes('当前公司'));
  let told = 0;
  const late = await holdAnswer(page, '**/company/change', () => (told += 1) === 1);
  await companies.getByText(first).click();
  await confirmButton(page).click();
  await late.asked;
  await companies.getByText(second).click();
  await confirmButton(page).click();
  await expect(contextButton(page)).toHaveText(second);
  await late.letGo();
  await expect(contextButton(page)).toHaveText(second);
});

test('FIX-01 of two departments chosen one after the other the later one stays', async ({
  page,
}) => {
  await signIn(page, 'several departments');
  const departments = page.getByRole('dialog', { name: '切换部门' });
  const open = async () =>
    (await userMenu(page)).getByRole('menuitem', { name: '切换部门' }).click();
  await open();
  await expect(departments.getByRole('radio').first()).toBeAttached();
  const texts = await departments.locator('label').allTextContents();
  const [first = ''] = texts.filter((name) => !name.includes('当前部门'));
  const other = texts.find((name) => name.includes('当前部门'))?.replace('当前部门', '') ?? '';
  let told = 0;
  const late = await holdAnswer(page, '**/sys/selectDepart', () => (told += 1) === 1);
  await departments.getByText(first).click();
  await departments.getByRole('button', { name: '切换', exact: true }).click();
  await late.asked;
  await departments.getByText(other).click();
  await departments.getByRole('button', { name: '切换', exact: true }).click();
  await expect(page.getByText(`已切换到${other}`)).toBeVisible();
  await late.letGo();
  await expect(page.getByText(`已切换到${first}`)).toHaveCount(0);
  await page.getByRole('button', { name: '用户菜单' }).click();
  await expect(page.getByText(`${other}，工号 900008`)).toBeVisible();
});

test('FIX-01 of two tenants chosen one after the other the later one is entered', async ({
  page,
}) => {
  const tenants = page.getByRole('dialog', { name: '选择租户' });
  const { workNo, password } = accountOf('several tenants');
  await page.goto('/user/login');
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  // Held on its way there: a session has its tenant chosen once.
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/selectTenant', async (route) => {
    if (route.request().postDataJSON().tenantId !== 1) return route.fallback();
    asked.resolve();
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await tenants.getByText('云织加盟业务').click();
  await tenants.getByRole('button', { name: '进入' }).click();
  await asked.promise;
  await tenants.getByText('默认租户').click();
  await tenants.getByRole('button', { name: '进入' }).click();
  await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  held.resolve();
  expect(await storedValue(page, 'TENANT_ID')).toBe(0);
  const next = page.waitForRequest(menuCall);
  await page.reload();
  expect((await next).headers()['tenant-id']).toBe('0');
});
