import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** The button in the header that says what the tab works for. */
export const button = (page: Page) => page.getByRole('button', { name: /^当前/ });

export const chooser = (page: Page, what: '事业部' | '门店' | '公司') =>
  page.getByRole('dialog', { name: `选择${what}` });

/** The button of a chooser. */
export const go = (page: Page) => page.getByRole('button', { name: '切换', exact: true });

export async function userMenu(page: Page) {
  await page.getByRole('button', { name: '用户菜单' }).click();
  const menu = page.getByRole('menu', { name: '用户菜单' });
  await expect(menu).toBeVisible();
  return menu;
}

/** What the browser keeps for all tabs, under a name of the specification's. */
export const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? '{}').value, key);

/** Whose figures a board says it shows. */
export const scope = (page: Page) => page.locator('.board .ui-page-header-words p');
