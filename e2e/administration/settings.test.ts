import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const dialog = (page: Page) => page.getByRole('dialog');

test('an administrator changes a setting, is told what does not fit, and puts it back to its standard', async ({
  page,
}) => {
  await signIn(page, 'administrator', at('/ams/installation/setting'));
  await expect(page.getByRole('heading', { level: 1, name: '系统设置' })).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.getByRole('button', { name: '修改自动回退时间' }).click();
  const value = dialog(page).getByLabel('自动回退时间（分钟）');
  await value.fill('一会儿');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page).getByText('请输入整数')).toBeVisible();
  await value.fill('12');
  await expectAccessible(page, 'setting');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const row = page.getByRole('row', { name: /自动回退时间/ });
  await expect(row).toContainText('12 分钟');
  await expect(page.getByRole('list', { name: '修改记录' })).toContainText('12 分钟');

  await page.getByRole('button', { name: '修改自动回退时间' }).click();
  await dialog(page).getByRole('button', { name: '恢复默认' }).click();
  await expect(row).toContainText('10 分钟');
  // The product of the journeys fixes it by its environment.
  await expect(page.getByRole('row', { name: /请求频率系数/ })).toContainText('由环境变量固定');
});

test('a system is registered for single sign-on, its secret is shown once, and it is removed', async ({
  page,
}) => {
  await signIn(page, 'administrator', at('/ams/installation/client'));
  await page.getByRole('button', { name: '登记系统' }).click();
  await dialog(page).getByLabel('标识').fill('walked-client');
  await dialog(page).getByLabel('名称').fill('试登记系统');
  await dialog(page).getByLabel('回调地址').fill('cas.example/callback');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page).getByText('请输入以 http(s):// 开头的地址')).toBeVisible();
  await dialog(page).getByLabel('回调地址').fill('https://cas.example/callback');
  await expectAccessible(page, 'registration');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page).getByLabel('client_secret')).toHaveText(/^[\w-]{43}$/);
  await expectAccessible(page, 'secret');
  await dialog(page).getByRole('button', { name: '我已保存' }).click();

  await page.getByRole('button', { name: '删除试登记系统' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('button', { name: '删除试登记系统' })).toHaveCount(0);
});

test('on a phone, in the dark, the pages of the installation have nothing cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'administrator', at('/ams/installation/guide'));
  for (const [path, title] of [
    ['guide', '开始使用'],
    ['brand', '品牌'],
    ['system', '系统入口'],
    ['client', '单点登录'],
    ['channel', '消息渠道'],
    ['setting', '系统设置'],
  ] as const) {
    await page.goto(`/ams/installation/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, title);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, title).toBeLessThanOrEqual(390);
  }
});
