import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** The header's context button. */
export const contextButton = (page: Page) => page.getByRole('button', { name: /^当前/ });

export const chooser = (page: Page, what: '事业部' | '门店' | '公司') =>
  page.getByRole('dialog', { name: `选择${what}` });

/** The button that confirms a chooser. */
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: '切换', exact: true });

export async function userMenu(page: Page) {
  await page.getByRole('button', { name: '用户菜单' }).click();
  const menu = page.getByRole('menu', { name: '用户菜单' });
  await expect(menu).toBeVisible();
  return menu;
}

/** Reads a value the browser stores for all tabs, by its key in the specification. */
export const storedValue = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? '{}').value, key);

/** The text of a board that names its context. */
export const scope = (page: Page) => page.locator('.board .ui-page-header-words p');
