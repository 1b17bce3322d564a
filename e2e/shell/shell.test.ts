import type { Page } from '@playwright/test';
import { keepPreferencesInPage } from '../support/preferences.ts';
import { expect, signIn, test } from '../support/portal.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const branch = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

async function chooseLayout(page: Page, layout: 'topmenu' | 'sidemenu'): Promise<void> {
  await keepPreferencesInPage(page);
  await page.addInitScript(
    (value) => {
      localStorage.setItem('pro__PORTAL_SETTINGS', JSON.stringify({ value, expire: null }));
    },
    { layout },
  );
}

test('MNU-15 in the side menu, 208 px wide, opening a branch closes the other', async ({
  page,
}) => {
  await chooseLayout(page, 'sidemenu');
  await signIn(page, 'supervisor');
  const side = page.getByRole('complementary', { name: '侧边导航' });
  expect((await side.boundingBox())?.width).toBeCloseTo(208, 0);

  await branch(page, '样页门店').click();
  await branch(page, '样页仓储').click();
  await expect(branch(page, '样页仓储')).toHaveAttribute('aria-expanded', 'true');
  await expect(branch(page, '样页门店')).toHaveAttribute('aria-expanded', 'false');
});

test('MNU-16 the selection and the open branch follow the address', async ({ page }) => {
  await chooseLayout(page, 'sidemenu');
  await signIn(page, 'supervisor', '/user/login?redirect=%2Fors%2FsampleStore%2Farchive');
  await expect(branch(page, '样页门店')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('样页档案');

  await branch(page, '样页仓储').click();
  await menu(page).getByRole('link', { name: '样页库存' }).click();
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('样页库存');
  await page.goBack();
  await expect(branch(page, '样页门店')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('样页档案');

  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await tabs.getByRole('link', { name: '样页库存' }).click();
  await expect(branch(page, '样页仓储')).toHaveAttribute('aria-expanded', 'true');
  await expect(branch(page, '样页门店')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('样页库存');
});

test('MNU-27 what does not fit across the top is behind one item, and nothing is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await signIn(page, 'supervisor');
  const items = menu(page).getByRole('list').first().locator('> li');
  const room = await menu(page).boundingBox();
  for (const item of await items.all()) {
    const box = await item.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (room?.x ?? 0) + (room?.width ?? 0),
    );
  }
  await branch(page, '更多菜单').click();
  await expect(menu(page).getByRole('link', { name: '样页陈列' })).toBeVisible();

  const few = await items.count();
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect.poll(() => items.count()).toBeGreaterThan(few);
});

test('the menu across the top is worked by keyboard alone', async ({ page }) => {
  await signIn(page, 'supervisor');
  await menu(page).getByRole('link', { name: '经营看板' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(branch(page, '样页门店')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: '样页档案' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(branch(page, '样页门店')).toBeFocused();
  await expect(menu(page).getByRole('link', { name: '样页档案' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ors\/sampleStore\/patrol$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('MNU-28 the menu is a drawer from the left, gone after a choice', async ({ page }) => {
    await signIn(page, 'supervisor');
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('button', { name: '打开菜单' }).click();
    const drawer = page.getByRole('dialog');
    expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
    await branch(page, '样页仓储').click();
    await menu(page).getByRole('link', { name: '样页库存' }).click();
    await expect(page).toHaveURL(/\/ors\/sampleStock\/query$/);
    await expect(drawer).toHaveCount(0);

    await page.setViewportSize({ width: 767, height: 844 });
    await expect(menu(page)).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('button', { name: '打开菜单' })).toHaveCount(0);
  });
});
