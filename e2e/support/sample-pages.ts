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
  ['巡店任务', '/ors/store/patrol'],
  ['整改复核', '/ors/store/rectify'],
  ['排班考勤', '/ors/store/shift'],
  ['费用申请', '/ors/store/fee'],
  ['报修登记', '/ors/store/repair'],
  ['库存查询', '/ors/stock/query'],
  ['盘点单', '/ors/stock/count'],
  ['补货建议', '/ors/stock/replenish'],
  ['退仓申请', '/ors/stock/return'],
  ['次品登记', '/ors/stock/defect'],
  ['销售日报', '/ors/sales/daily'],
  ['小票查询', '/ors/sales/ticket'],
  ['退换货', '/ors/sales/refund'],
  ['门店日结', '/ors/sales/settle'],
  ['目标分解', '/ors/sales/target'],
  ['导购提成', '/ors/sales/commission'],
  ['开票登记', '/ors/sales/invoice'],
  ['陈列执行', '/ors/goods/display'],
  ['陈列照片', '/ors/goods/photo'],
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
