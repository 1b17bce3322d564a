import { answerInstead, fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

test('MFE-01 before a system is there its coming is shown and told, and its content is not', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/apps/ams/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /行政管理/ }).click();

  await expect(page.getByRole('progressbar', { name: '正在加载 行政管理…' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '正在加载 行政管理…' })).toBeVisible();
  await expect(page.locator('.stage-content[data-phase=loading]')).toBeHidden();
  // Until then the page before stays in sight, though nothing can be done in it.
  await expect(page.locator('[data-subsystem="ors"] h1')).toBeVisible();
  await expect(page.locator('.tabs-panel[inert] [data-subsystem="ors"]')).toHaveCount(1);
  letCome();
  await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('MFE-02 CON-15 the message stays for one second after the system is there', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'supervisor');
  await expect(page.locator('[data-subsystem="ors"] h1:visible')).toBeVisible();
  await page.clock.runFor(5_000);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));

  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /行政管理/ }).click();
  const message = page.getByText('正在加载 行政管理…', { exact: true });
  const heading = page.locator('.stage-content[data-phase="mounted"] [data-subsystem="ams"] h1');
  await expect(heading).toBeAttached();
  await page.clock.runFor(990);
  await expect(heading).toBeVisible();
  await expect(message).toBeVisible();
  await page.clock.runFor(20);
  await expect(message).toHaveCount(0);
});

test.describe('a system that does not come', () => {
  test.use({ expectedErrors: [/SubsystemFailure/] });

  test('is told in its place with a way to try again, and the shell stands', async ({ page }) => {
    await withoutManifests(page);
    await signIn(page, 'supervisor');
    let isBroken = true;
    await page.route('**/apps/ams/subsystem.json', (route) =>
      isBroken
        ? route.fulfill({ status: 200, contentType: 'text/html', body: '<html>' })
        : route.continue(),
    );
    await page.getByRole('button', { name: /切换系统/ }).click();
    await page.getByRole('button', { name: /行政管理/ }).click();
    await expect(page.getByText('未能取得该系统的加载清单', { exact: false })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();
  });
});

/** As for systems of other hosts: their manifests are not in the list, so the browser asks for them. */
async function withoutManifests(page: Page): Promise<void> {
  await answerInstead(page, '**/subsystem/list?*', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    for (const system of answer.result) delete system.manifest;
    await route.fulfill({ response, json: answer });
  });
}
