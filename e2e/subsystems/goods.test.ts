import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const styles = (page: Page) => page.locator('.stock-query-list button:visible');
const grid = (page: Page) => page.getByRole('region', { name: /本店库存/ });
const near = (page: Page) => page.locator('.near-stores li:visible');

test('a clerk finds which store near by has a size that this one lacks', async ({ page }) => {
  await signIn(page, 'clerk', at('/ors/stock/query'));
  await styles(page).first().click();
  await expect(grid(page)).toBeVisible();
  await expect(page).toHaveURL(/record=K\d+/);
  const all = await near(page).count();
  await expectAccessible(page, 'stock of a style');

  await grid(page)
    .getByRole('button', { name: /本店 0 件/ })
    .first()
    .click();
  await expect(grid(page).getByRole('button', { pressed: true })).toHaveText('—');
  expect(await near(page).count()).toBeLessThanOrEqual(all);

  const number = new URL(page.url()).searchParams.get('record') ?? '';
  const search = page.getByRole('searchbox', { name: '款号、品名或扫码' });
  await search.fill('没有这个品名');
  await search.press('Enter');
  await expect(page.getByText(/没有找到「没有这个品名」/)).toBeVisible();
  await search.fill(number);
  await search.press('Enter');
  await expect(grid(page)).toBeVisible();
});

test('a merchandiser opens the slowest style down to its stores', async ({ page }) => {
  await signIn(page, 'merchandiser', at('/imos/stock/through'));
  const heat = page.getByRole('region', { name: /每周累计售罄率/ });
  await expect(heat.getByRole('row')).toHaveCount(21);
  const slowest = heat.getByRole('rowheader').first().getByRole('button');
  const fastest = String(await slowest.textContent());
  await page.getByText('最慢', { exact: true }).click();
  await expect(slowest).not.toHaveText(fastest);
  const name = String(await slowest.textContent());
  await expectAccessible(page, 'sell-through');

  await slowest.click();
  const stores = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(stores.getByRole('row').nth(1)).toContainText('店');
});
