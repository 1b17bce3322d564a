import type { Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountOf, expect, signIn, test } from '../support/portal.ts';
import { startDemonstration } from '../support/demonstration-snapshot.ts';
import { fakeSockets } from '../support/notice-sockets.ts';
import { accountsIn } from '../support/start-product.ts';

const security = '/account/settings/security';
const devices = (page: Page) => page.getByRole('region', { name: '登录设备' });
const exportButton = (page: Page) => devices(page).getByRole('button', { name: '导出' });
const downloadOf = (page: Page) => page.waitForEvent('download');

/** The names of all files the page has the browser save from now on. */
function savedBy(page: Page): string[] {
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  return saved;
}

test('the list of devices is taken along as a sheet that opens in Excel', async ({ page }) => {
  await signIn(page, 'merchandiser', `/user/login?redirect=${encodeURIComponent(security)}`);
  const saving = downloadOf(page);
  await exportButton(page).click();
  const file = await saving;

  expect(file.suggestedFilename()).toBe('signed-in-devices.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.codePointAt(0)).toBe(0xfeff);
  const [columns, own, ...others] = text.slice(1).split('\r\n');
  expect(columns).toBe('设备,登录地址,登录方式,登录时间,最近使用,当前设备');
  expect(own).toMatch(/^[^,]+,127\.0\.0\.1,密码登录,\d{4}-[^,]+,\d{4}-[^,]+,是$/);
  expect(others.at(-1)).toBe('');
  await expect(devices(page).getByRole('listitem')).toHaveCount(others.length);
});

/** Tells the calls that do not ask for the file. */
const isOtherCall = ({ pathname }: URL): boolean =>
  pathname.includes('/api/') && !pathname.includes('exportSessions');

test.describe('a message where a file was asked for', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(401|429)/] });

  test('ERR-07 ERR-05 signed out from afar, one is asked to sign in and then has the file', async ({
    page,
    browser,
  }) => {
    // Told by nobody, the page learns of it when the file is asked for.
    await fakeSockets(page);
    await signIn(
      page,
      'several departments',
      `/user/login?redirect=${encodeURIComponent(security)}`,
    );
    await expect(exportButton(page)).toBeVisible();
    // Nor does a request of the page's own find out before.
    await page.route(isOtherCall, () => undefined);
    const elsewhere = await browser.newContext();
    const far = await elsewhere.newPage();
    await signIn(
      far,
      'several departments',
      `/user/login?redirect=${encodeURIComponent(security)}`,
    );
    await far.getByRole('button', { name: '退出其他设备' }).click();
    await far.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click();
    await expect(far.getByText(/已退出 \d+ 个设备的登录/)).toBeVisible();
    await elsewhere.close();

    const saved = savedBy(page);
    await exportButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: '登录已过期' });
    await expect(dialog).toContainText('未授权，请重新登录');
    expect(saved).toEqual([]);

    await page.unroute(isOtherCall);
    const saving = downloadOf(page);
    await dialog
      .getByLabel('密码', { exact: true })
      .fill(accountOf('several departments').password);
    await dialog.getByRole('button', { name: '重新登录' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('密码登录');
    expect(saved).toHaveLength(1);
  });

  test('ERR-07 ERR-08 who asks too often is told so, and nothing is saved', async ({ page }) => {
    const directory = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
    const server = await startDemonstration(directory, { PORTAL_RATE_FACTOR: '0.1' });
    try {
      const supervisor = (await accountsIn(directory)).find(({ workNo }) => workNo === '900001');
      await page.goto(`${server.origin}/user/login?redirect=${encodeURIComponent(security)}`);
      await page.getByLabel('工号', { exact: true }).fill('900001');
      await page.getByLabel('密码', { exact: true }).fill(supervisor?.password ?? '');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(exportButton(page)).toBeVisible();

      const saved = savedBy(page);
      const answered: number[] = [];
      page.on('response', (response) => {
        if (response.url().includes('exportSessions')) answered.push(response.status());
      });
      const notice = page.getByRole('alert').filter({ hasText: '系统提示' });
      await expect(async () => {
        await exportButton(page).click();
        await expect(notice).toContainText('请求过于频繁，请稍后再试', { timeout: 100 });
      }).toPass({ intervals: [0] });
      expect(answered.at(-1)).toBe(429);
      expect(saved).toHaveLength(answered.filter((status) => status === 200).length);
    } finally {
      // An open page would notice that its server is gone.
      await page.goto('about:blank');
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
