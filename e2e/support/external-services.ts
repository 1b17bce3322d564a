import type { Page } from '@playwright/test';
import { expect, test as base } from './portal.ts';
import { type OutsideProduct, startOutsideProduct } from './start-with-services.ts';

interface PerWorker {
  /** The product with every way by a service outside, in the place of the usual one. */
  outside: OutsideProduct;
}

interface PerTest {
  /** After a test every service works again. */
  mended: void;
}

export const test = base.extend<PerTest, PerWorker>({
  outside: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on the pattern
    async ({}, use) => {
      const product = await startOutsideProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ outside }, use) => use(outside.origin),
  mended: [
    async ({ outside }, use) => {
      await use();
      for (const service of [outside.dingtalk, outside.cas, outside.openid]) service.fail();
    },
    { auto: true },
  ],
});

/** What the browser logs when a call is refused, in tests in which one is. */
export const refusedCalls = [/Failed to load resource/];

export const menu = (page: Page) => page.getByRole('button', { name: '用户菜单' });
export const alert = (page: Page) => page.getByRole('alert');

/** What the browser keeps under a key, unwrapped. */
export const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? 'null'), key);

export const workNoOf = async (page: Page): Promise<unknown> =>
  (await kept(page, 'User_Info'))?.value.workNo;

/** Types work number and password into the form that is shown. */
export async function fillForm(page: Page, outside: OutsideProduct, workNo: string): Promise<void> {
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(outside.passwordOf(workNo));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}
