import type { Page } from '@playwright/test';
import { closeLegal } from '../support/menu-answers.ts';
import { createPerson } from '../support/test-people.ts';
import { expect, signIn, signInAs, test } from '../support/portal.ts';

const switcher = (page: Page) => page.getByRole('button', { name: /切换系统/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '切换系统' });
const system = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: new RegExp(`${name}$`) });
const star = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /默认系统/ });

test('SYS-04 SYS-05 a star makes a system the one to land on, and exactly one is lit', async ({
  page,
}) => {
  const menuItems = ['ams-dashboard-analysis', 'hr-dashboard-analysis'];
  await signInAs(page, await createPerson({ menuItems, defaultSystem: 'hr' }));
  await switcher(page).click();
  const lit = panel(page).locator('[aria-pressed=true]');

  const asked = page.waitForRequest('**/updateDefaultSystem');
  await expect(star(page, '行政管理')).toHaveAccessibleName('设为默认系统');
  await expect(star(page, '行政管理')).toHaveAttribute('title', '设为默认系统');
  await expect(star(page, '行政管理')).toHaveAttribute('aria-pressed', 'false');
  await star(page, '行政管理').click();
  expect(new URL((await asked).url()).pathname).toMatch(
    /\/common\/sys\/userInfo\/updateDefaultSystem$/,
  );
  expect((await asked).method()).toBe('PUT');
  expect((await asked).postDataJSON()).toEqual({ defaultSystem: 'ams' });
  await expect(star(page, '行政管理')).toHaveAccessibleName('默认系统');
  await expect(star(page, '行政管理')).toHaveAttribute('title', '默认系统');
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
    await switcher(page).click();
    await star(page, '行政管理').click();
    await expect(page.getByRole('alert').filter({ hasText: '该系统正在维护' })).toHaveCount(1);
    await expect(star(page, '行政管理')).toHaveAttribute('aria-pressed', 'false');
    await expect(star(page, '门店运营')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the program of a system is fetched as the keyboard comes to it, and its menu, once, while it is pressed', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('getUserPermissionByToken')) return;
    asked.push(request.headers()['systemtype'] ?? '');
  });
  await switcher(page).click();

  const fetched = page.waitForRequest(/\/apps\/ams\/.*\.js$/);
  await system(page, '行政管理').focus();
  await fetched;
  await expect(page).toHaveURL(/\/ors\//);

  await system(page, '行政管理').hover();
  expect(asked).toEqual([]);
  const pressed = page.waitForResponse('**/getUserPermissionByToken');
  await page.mouse.down();
  await pressed;
  await page.mouse.up();

  await expect(page).toHaveURL(/\/ams\//);
  expect(asked).toEqual(['ams']);
});

test('SYS-15 the switcher is reached, walked through and left by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.getByRole('button', { name: '跳到主要内容' }).focus();
  await page.keyboard.press('Tab');
  await expect(switcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(system(page, '门店运营')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(star(page, '门店运营')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(system(page, '渠道管理')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(system(page, '门店运营')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(switcher(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SYS-15 arrows pass by what is not opened, and Enter chooses', async ({ page }) => {
  await closeLegal(page);
  await signIn(page, 'supervisor');
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await system(page, '内容管理').focus();
  await page.keyboard.press('ArrowDown');
  await expect(system(page, '可视化分析')).toBeFocused();
  await system(page, '供应链').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(system(page, '行政管理')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
});
