import type { Page } from '@playwright/test';
import { expectSaved, presetSettings, test } from '../support/preferences.ts';
import { expect, signIn } from '../support/portal.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const branch = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

test('MNU-14 CON-13 the side menu is 208 px wide, or 80 when it is folded, and stays so', async ({
  page,
}) => {
  await presetSettings(page, { layout: 'sidemenu' });
  await signIn(page, 'supervisor');
  const side = page.getByRole('complementary', { name: '侧边导航' });
  expect((await side.boundingBox())?.width).toBe(208);
  await side.getByRole('button', { name: '收起菜单' }).click();
  expect((await side.boundingBox())?.width).toBe(80);
  await expectSaved(page);
  await page.reload();
  await expect(side.getByRole('button', { name: '展开菜单' })).toBeVisible();
  expect((await side.boundingBox())?.width).toBe(80);

  const flyout = menu(page).getByRole('link', { name: '样页库存' });
  await branch(page, '样页仓储').hover();
  await expect(flyout).toBeInViewport();
  await page.mouse.move(900, 400);
  await expect(flyout).toHaveCount(0);
  await menu(page).getByRole('link', { name: '经营看板' }).hover();
  await expect(menu(page).locator('b', { hasText: '经营看板' })).toBeInViewport();

  await side.getByRole('button', { name: '展开菜单' }).click();
  expect((await side.boundingBox())?.width).toBe(208);
});

test('the folded side menu is worked by keyboard alone', async ({ page }) => {
  await presetSettings(page, { layout: 'sidemenu' });
  await signIn(page, 'supervisor');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const board = menu(page).getByRole('link', { name: '经营看板' });
  await expect(board).toBeFocused();
  await expect(menu(page).locator('b', { hasText: '经营看板' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(branch(page, '样页门店')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu(page).getByRole('link', { name: '样页档案' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(branch(page, '样页门店')).toBeFocused();
  await expect(menu(page).getByRole('link', { name: '样页档案' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ors\/sampleStore\/patrol$/);
  await expect(menu(page).getByRole('link', { name: '样页档案' })).toHaveCount(0);
});
