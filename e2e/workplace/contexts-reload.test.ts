import { answerInstead } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextButton, confirmButton, storedValue } from '../support/contexts.ts';
import { expect, test } from '../support/portal.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startDemonstration } from '../support/demonstration-snapshot.ts';
import { accountsIn } from '../support/start-product.ts';

// An installation whose people are asked, and whose pages are loaded anew (`CONTEXT_SWITCH=reload`).
test.describe.configure({ mode: 'serial' });
let server: ServerProcess;
let directory: string;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-reload-'));
  server = await startDemonstration(directory, { CONTEXT_SWITCH: 'reload' });
});
test.afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: '切换后即将刷新页面,是否继续?' });
const isSamePage = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true);
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
async function signInAt(page: Page, workNo: string, path: string): Promise<void> {
  const account = (await accountsIn(directory)).find((one) => one.workNo === workNo);
  await page.goto(`${server.origin}/user/login?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(contextButton(page)).toBeVisible();
}

const groupPage = '/crm/dashboard/analysis';

test('CTX-01 CTX-03 FIX-24 another business group is asked about first; who turns back stays, and nothing is stored', async ({
  page,
}) => {
  await signInAt(page, '900004', groupPage);
  await mark(page);
  await contextButton(page).click();
  await page.getByText('男装事业部').click();
  await confirmButton(page).click();

  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: '取消' }).click();

  expect(await storedValue(page, 'BG_NO')).toBe('BG01');
  expect(await isSamePage(page)).toBe(true);
});

test('CTX-02 who goes on has it stored, the page loaded anew and the new one in the header', async ({
  page,
}) => {
  await signInAt(page, '900004', groupPage);
  await mark(page);
  await contextButton(page).click();
  await page.getByText('男装事业部').click();
  await confirmButton(page).click();
  await question(page).getByRole('button', { name: '继续' }).click();

  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(contextButton(page)).toHaveText('男装事业部');
  expect(await storedValue(page, 'BG_NO')).toBe('BG02');
  expect(await storedValue(page, 'bgInfo')).toEqual({ bgNo: 'BG02', bgName: '男装事业部' });
});

test('CTX-01 CTX-02 CTX-06 FIX-24 another store is asked about, told to the server and stored, and the page loaded anew', async ({
  page,
}) => {
  await signInAt(page, '900001', '/ors/dashboard/analysis');
  const chooser = page.getByRole('dialog', { name: '选择门店' });
  await chooser.getByRole('radiogroup').getByText('S02001', { exact: true }).click();
  await confirmButton(page).click();
  await expect(contextButton(page)).toContainText('S02001');
  await expect(chooser).toHaveCount(0);
  await mark(page);

  await contextButton(page).click();
  await chooser.getByRole('radiogroup').getByText('S02002', { exact: true }).click();
  await confirmButton(page).click();
  const told = page.waitForRequest('**/pos/sys/common/saveLoginInfo');
  await question(page).getByRole('button', { name: '继续' }).click();

  expect((await told).postDataJSON()).toEqual({ storeNo: 'S02002', userNo: '900001' });
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(contextButton(page)).toContainText('S02002');
  expect(await storedValue(page, 'storeNo')).toBe('S02002');
  expect(await storedValue(page, 'storeInfo')).toMatchObject({ storeNo: 'S02002' });
  expect(await storedValue(page, 'storeName')).not.toBe('');
});

test.describe('companies', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('DLG-01 DLG-02 MOD-07 CTX-05 CON-14 FIX-24 another company: 450 px, the current one marked, a choice insisted upon, the page loaded anew', async ({
    page,
  }) => {
    await signInAt(page, '900005', '/ops/dashboard/analysis');
    await mark(page);
    await contextButton(page).click();
    const chooser = page.getByRole('dialog', { name: '选择公司' });
    expect((await chooser.boundingBox())?.width).toBe(450);
    await expect(chooser.getByText('当前公司')).toBeVisible();
    await confirmButton(page).click();
    await expect(chooser.getByText('请选择公司')).toBeVisible();

    await page.route('**/company/change', (route) =>
      route.fulfill({
        status: 403,
        json: { code: '00000403', data: null, msg: '您不属于该公司，无法切换' },
      }),
    );
    await chooser.getByText('华北分公司').click();
    await confirmButton(page).click();
    await expect(chooser.getByText('您不属于该公司，无法切换')).toBeVisible();
    expect(await isSamePage(page)).toBe(true);

    await page.unroute('**/company/change');
    const told = page.waitForRequest('**/company/change');
    await confirmButton(page).click();
    expect((await told).postDataJSON()).toEqual({ companyNo: 'C02' });
    await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
    await expect(contextButton(page)).toHaveText('华北分公司');
    await expect(page).toHaveURL(/\?company=C02$/);
  });
});

test('CTX-08 FIX-24 without a store to pick from 99999 is stored and the page loaded anew, once', async ({
  page,
}) => {
  await answerInstead(page, '**/queryIsStore*', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', result: 0, timestamp: 0 } }),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));

  await signInAt(page, '900005', '/ors/dashboard/analysis');

  // The login page, and the page that was loaded anew.
  await expect.poll(() => loads).toBe(2);
  await expect(contextButton(page)).toHaveText('未选择门店');
  expect(await storedValue(page, 'storeNo')).toBe('99999');
  await page.getByRole('button', { name: '用户菜单' }).click();
  expect(loads).toBe(2);
});
