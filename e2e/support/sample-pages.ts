import { buildSample, type SampleFiles, serveSample } from '@portal/sample/serve-sample';
import type { Locator, Page } from '@playwright/test';
import { type Fixtures, openBySearch, signIn, test as base } from './portal.ts';

export { expect } from './portal.ts';

/** A test in which store operations have the sample's pages, under the titles of the demonstration's menu. */
export const test = base.extend<Fixtures & { samplePages: void }, { sampleFiles: SampleFiles }>({
  sampleFiles: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => use(await buildSample()),
    { scope: 'worker' },
  ],
  samplePages: [
    async ({ context, sampleFiles }, use) => {
      await serveSample(context, sampleFiles);
      await use();
    },
    { auto: true },
  ],
});

/** Pages of store operations by title. */
const pathsByTitle = [
  ['首页', '/ors/dashboard/analysis'],
  ['样页巡店', '/ors/sampleStore/patrol'],
  ['样页整改', '/ors/sampleStore/rectify'],
  ['样页排班', '/ors/sampleStore/shift'],
  ['样页费用', '/ors/sampleStore/fee'],
  ['样页报修', '/ors/sampleStore/repair'],
  ['样页库存', '/ors/sampleStock/query'],
  ['盘点单', '/ors/stock/count'],
  ['样页补货', '/ors/sampleStock/replenish'],
  ['样页退仓', '/ors/sampleStock/return'],
  ['样页次品', '/ors/sampleStock/defect'],
  ['样页日报', '/ors/sampleSales/daily'],
  ['样页小票', '/ors/sampleSales/ticket'],
  ['样页退换', '/ors/sampleSales/refund'],
  ['样页日结', '/ors/sampleSales/settle'],
  ['样页目标', '/ors/sampleSales/target'],
  ['样页提成', '/ors/sampleSales/commission'],
  ['样页开票', '/ors/sampleSales/invoice'],
  ['样页陈列', '/ors/sampleGoods/display'],
  ['样页照片', '/ors/sampleGoods/photo'],
] as const;
export type Title = (typeof pathsByTitle)[number][0];

export const paths = pathsByTitle.map(([, path]) => path);

/** Returns the path of a title. */
export const pathOf = (title: Title): string =>
  pathsByTitle.find(([other]) => other === title)?.[1] ?? '/';

export const bar = (page: Page): Locator => page.getByRole('navigation', { name: '已打开的页面' });
export const tabs = (page: Page): Locator => bar(page).getByRole('listitem');
export const tab = (page: Page, title: string): Locator => tabs(page).filter({ hasText: title });
export const linkOf = (page: Page, title: string): Locator =>
  bar(page).getByRole('link', { name: title });
export const frontTab = (page: Page): Locator => bar(page).locator('[aria-current=page]');

/** The visible page, once it can be used. */
export const visiblePage = (page: Page): Locator => page.locator('.tabs-panel[data-state=shown]');

export const titles = async (page: Page): Promise<string[]> =>
  (await bar(page).getByRole('link').allTextContents()).map((text) => text.trim());

/** Signs in at a page of store operations. */
export async function signInAt(page: Page, title: Title = '首页'): Promise<void> {
  await signIn(page, 'supervisor', `/user/login?redirect=${encodeURIComponent(pathOf(title))}`);
}

/** Opens further pages by the menu search, without reloading the portal. */
export async function open(page: Page, ...wanted: Title[]): Promise<void> {
  for (const title of wanted) {
    await openBySearch(page, title);
    await expectVisible(page, title);
  }
}

export async function goTo(page: Page, title: string): Promise<void> {
  await linkOf(page, title).click();
}

export async function expectVisible(page: Page, title: string): Promise<void> {
  await visiblePage(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}
