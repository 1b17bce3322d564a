import type { Page } from '@playwright/test';
import { closeLegal } from '../support/menu-answers.ts';
import { expect, signIn, test } from '../support/portal.ts';

const platforms = ['零售运营', '商品运营', '用户运营', '综合服务', '可视分析'];
const switcher = (page: Page) => page.getByRole('button', { name: /切换系统/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '切换系统' });
const system = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: new RegExp(`${name}$`) });

test('SYS-01 SYS-02 SYS-06 CON-20 behind the mark are five platforms with fifteen systems, each with its cloth and its name; choosing one asks for its menu and leads to its first page', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await switcher(page).click();
  for (const name of platforms) {
    await expect(panel(page).getByRole('region', { name })).toBeVisible();
  }
  const systems = panel(page).getByRole('listitem');
  await expect(systems).toHaveCount(15);
  for (const entry of await systems.all()) {
    await expect(entry.locator('.ui-swatch')).toBeVisible();
    await expect(entry.getByText(/[一-鿿]{3,}/).first()).toBeVisible();
  }

  const asked = page.waitForRequest('**/getUserPermissionByToken');
  await system(page, '行政管理').click();
  expect((await asked).headers()['systemtype']).toBe('ams');
  await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
  await expect(switcher(page)).toContainText('行政管理');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toContainText('行政看板');
});

test('SYS-03 a system that is not opened is grey, says so, and cannot be chosen', async ({
  page,
}) => {
  await closeLegal(page);
  await signIn(page, 'supervisor');
  await switcher(page).click();
  const closed = panel(page).getByRole('button', { name: /法务管理.*未开通/ });
  await expect(closed).toBeDisabled();
  await closed.click({ force: true });
  await expect(page).toHaveURL(/\/ors\/dashboard\/analysis$/);
  await expect(panel(page)).toBeVisible();
});

test('SYS-16 the portal home shows every system in its platform, favourites, notices and what is to be done', async ({
  page,
}) => {
  await closeLegal(page);
  await signIn(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
  for (const name of ['常用系统', '全部系统', '待办', '公告']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const name of platforms) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  }
  const all = page.getByRole('region', { name: '全部系统' });
  await expect(all.getByText('法务管理')).toBeVisible();
  await expect(all.getByText('未开通，所有人都无法进入').first()).toBeVisible();
  await all
    .getByRole('button', { name: /行政管理/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
});

test('SYS-16 without a session the portal home shows the platforms and nothing of anybody', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/portalHomePage');
  for (const name of platforms)
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible();
  expect(calls).toEqual([]);
});
