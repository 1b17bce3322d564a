import type { Page } from '@playwright/test';
import { expect, test as base } from './portal.ts';
import { type ProductWithServices, startProductWithServices } from './start-with-services.ts';

interface PerWorker {
  /** The product with every external sign-in service, instead of the usual one. */
  external: ProductWithServices;
}

interface PerTest {
  /** Repairs every service after a test. */
  servicesRepaired: void;
}

export const test = base.extend<PerTest, PerWorker>({
  external: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on the pattern
    async ({}, use) => {
      const product = await startProductWithServices();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ external }, use) => use(external.origin),
  servicesRepaired: [
    async ({ external }, use) => {
      await use();
      for (const service of [external.dingtalk, external.cas, external.openid]) service.fail();
    },
    { auto: true },
  ],
});

/** Console messages of the browser when a call is refused. */
export const refusedCalls = [/Failed to load resource/];

export const menu = (page: Page) => page.getByRole('button', { name: '用户菜单' });
export const alert = (page: Page) => page.getByRole('alert');

/** Reads a stored value by its key. */
export const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? 'null'), key);

export const workNoOf = async (page: Page): Promise<unknown> =>
  (await storedValue(page, 'User_Info'))?.value.workNo;

/** Fills in the visible sign-in form and submits it. */
export async function fillForm(
  page: Page,
  external: ProductWithServices,
  workNo: string,
): Promise<void> {
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(external.passwordOf(workNo));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}
