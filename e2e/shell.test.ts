import type { Page } from '@playwright/test';
import { keepLikingsHere } from './likings.ts';
import { expect, signIn, test } from './portal.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const branch = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: '搜索菜单' });
const options = (page: Page) => page.getByRole('option');

async function chooseLayout(page: Page, layout: 'topmenu' | 'sidemenu'): Promise<void> {
  await keepLikingsHere(page);
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

  await branch(page, '门店管理').click();
  await branch(page, '库存管理').click();
  await expect(branch(page, '库存管理')).toHaveAttribute('aria-expanded', 'true');
  await expect(branch(page, '门店管理')).toHaveAttribute('aria-expanded', 'false');
});

test('MNU-16 the selection and the open branch follow the address', async ({ page }) => {
  await chooseLayout(page, 'sidemenu');
  await signIn(page, 'supervisor', '/user/login?redirect=%2Fors%2Fstore%2Farchive');
  await expect(branch(page, '门店管理')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('门店档案');

  await branch(page, '库存管理').click();
  await menu(page).getByRole('link', { name: '库存查询' }).click();
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('库存查询');
  await page.goBack();
  await expect(branch(page, '门店管理')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('门店档案');

  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await tabs.getByRole('link', { name: '库存查询' }).click();
  await expect(branch(page, '库存管理')).toHaveAttribute('aria-expanded', 'true');
  await expect(branch(page, '门店管理')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('库存查询');
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
  await expect(menu(page).getByRole('link', { name: '陈列执行' })).toBeVisible();

  const few = await items.count();
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect.poll(() => items.count()).toBeGreaterThan(few);
});

test('the menu across the top is worked by keyboard alone', async ({ page }) => {
  await signIn(page, 'supervisor');
  await menu(page).getByRole('link', { name: '经营看板' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(branch(page, '门店管理')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: '门店档案' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(branch(page, '门店管理')).toBeFocused();
  await expect(menu(page).getByRole('link', { name: '门店档案' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ors\/store\/patrol$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('MNU-28 the menu is a drawer from the left, gone after a choice', async ({ page }) => {
    await signIn(page, 'supervisor');
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('button', { name: '打开菜单' }).click();
    const drawer = page.getByRole('dialog');
    expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
    await branch(page, '库存管理').click();
    await menu(page).getByRole('link', { name: '库存查询' }).click();
    await expect(page).toHaveURL(/\/ors\/stock\/query$/);
    await expect(drawer).toHaveCount(0);

    await page.setViewportSize({ width: 767, height: 844 });
    await expect(menu(page)).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('button', { name: '打开菜单' })).toHaveCount(0);
  });

  test('HDR-04 the menu search is a dialog with the same list', async ({ page }) => {
    await signIn(page, 'supervisor');
    await page.getByRole('button', { name: '搜索菜单' }).click();
    await expect(page.getByRole('dialog', { name: '搜索菜单' })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill('小票');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/ors\/sales\/ticket$/);
  });
});

test('HDR-02 HDR-07 the menu search lists every page with its ancestors, and leads to the chosen one', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await field(page).click();
  await expect(options(page).filter({ hasText: '资产台账' })).toContainText('资产管理');
  await expect(options(page).filter({ hasText: '公告屏详情' })).toHaveCount(0);

  await field(page).fill('每周');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ams\/canteen\/menu$/);
  await expect(field(page)).toHaveValue('');

  await field(page).fill('没有这样的菜单');
  await expect(page.getByText('没有匹配的结果')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('没有匹配的结果')).toHaveCount(0);
});

test('HDR-05 HDR-06 of the pages of other sites, one opens a window and one goes through the router', async ({
  page,
  context,
}) => {
  await signIn(page, 'administrator');
  await field(page).fill('新窗口');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveURL(/\/demo\/notice-board\.html/);

  await field(page).fill('电子公告屏');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ams\/board\/screen$/);
});

const star = (page: Page, system: string) =>
  page
    .getByRole('dialog', { name: '切换系统' })
    .getByRole('listitem')
    .filter({ hasText: system })
    .getByRole('button', { name: /默认系统/ });

test('SYS-04 SYS-05 a star makes a system the one to land on, and exactly one is lit', async ({
  page,
}) => {
  await signIn(page, 'several departments');
  await page.getByRole('button', { name: /切换系统/ }).click();
  const lit = page.getByRole('dialog', { name: '切换系统' }).locator('[aria-pressed=true]');

  const asked = page.waitForRequest('**/updateDefaultSystem');
  await expect(star(page, '行政管理')).toHaveAccessibleName('设为默认系统');
  await star(page, '行政管理').click();
  expect((await asked).method()).toBe('PUT');
  expect((await asked).postDataJSON()).toEqual({ defaultSystem: 'ams' });
  await expect(star(page, '行政管理')).toHaveAccessibleName('默认系统');
  await expect(star(page, '行政管理')).toHaveAttribute('aria-pressed', 'true');
  await expect(lit).toHaveCount(1);
});

test.describe('when the server says no', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('SYS-05 the star goes back, and its words are shown', async ({ page }) => {
    await signIn(page, 'supervisor');
    await page.route('**/updateDefaultSystem', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, code: 403, message: '该系统正在维护', result: null, timestamp: 0 },
      }),
    );
    await page.getByRole('button', { name: /切换系统/ }).click();
    await star(page, '行政管理').click();
    await expect(page.getByRole('alert').filter({ hasText: '该系统正在维护' })).toHaveCount(1);
    await expect(star(page, '行政管理')).toHaveAttribute('aria-pressed', 'false');
    await expect(star(page, '门店运营')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('SYS-15 the switcher is worked by keyboard alone', async ({ page }) => {
  await signIn(page, 'supervisor');
  const switcher = page.getByRole('button', { name: /切换系统/ });
  await switcher.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '门店运营', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(switcher).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
