import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

const noticesCall = '**/sys/sysAnnouncementSend/getMyAnnouncementSend*';
const bar = (page: Page) => page.getByRole('status').filter({ hasText: '网络连接中断' });
const told = (page: Page) => page.getByRole('alert').filter({ hasText: '网络已断开' });

test.use({ expectedErrors: [/Failed to load resource/] });

test('ERR-16 being offline is said once, and what was asked for comes by itself when the connection is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'supervisor');
  await expect(page.locator('[data-subsystem="ors"] h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const answered: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('period=week')) answered.push(response.status());
  });

  await context.setOffline(true);
  await expect(told(page)).toHaveCount(1);
  await expect(told(page)).toContainText('系统提示');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.getByText('本周', { exact: true }).click();
  await expect(page).toHaveURL(/period=week/);
  // It goes by itself after a while, and the bar stays.
  expect(await told(page).count()).toBeLessThanOrEqual(1);
  await expect(bar(page)).toBeVisible();
  expect(answered).toEqual([]);

  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await expect.poll(() => answered).toEqual([200]);
  await expect(page.getByText('看板数据暂时无法取得')).toHaveCount(0);
});

test('a change that could not be sent is not sent later: it is said that it was not made', async ({
  page,
  context,
}) => {
  await signIn(page, 'merchandiser', '/user/login?redirect=%2FportalHomePage');
  const changes: string[] = [];
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  page.on('request', (request) => {
    if (request.url().includes('updateDefaultSystem')) changes.push(request.url());
  });
  await page
    .getByRole('button', { name: /设为默认系统/ })
    .first()
    .click();

  await expect(page.getByRole('alert').filter({ hasText: '操作未提交' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  expect(changes.length).toBe(1);
});

test('ten calls that fail alike are one notification', async ({ page }) => {
  await signIn(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
  await page.route(noticesCall, (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 403, message: 'x', result: null } }),
  );
  await page.getByRole('link', { name: '查看更多' }).click();
  const refused = page.getByRole('alert').filter({ hasText: '拒绝访问' });
  await expect(refused).toHaveCount(1);
  for (let call = 0; call < 9; call += 1) {
    await page.goBack();
    await page.getByRole('link', { name: '查看更多' }).click();
    await expect(page).toHaveURL(/userAnnouncement$/);
  }

  await expect(refused).toHaveCount(1);
});
