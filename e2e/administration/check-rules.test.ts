import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const drawer = (page: Page) => page.getByRole('dialog');

test('ADM-08 an administrator writes a rule by segments, tries it before saving, changes and removes it', async ({
  page,
}) => {
  await signIn(page, 'administrator', at('/ams/base/checkRule'));
  await expect(page.getByRole('heading', { level: 1, name: '编码规则' })).toBeVisible();
  await expectAccessible(page, 'rules');
  await page.getByRole('button', { name: '新建规则' }).click();
  await drawer(page)
    .getByLabel('编码')
    .fill(`bag_${randomUUID().slice(0, 8)}`);
  await drawer(page).getByLabel('名称').fill('袋号');
  await drawer(page).getByLabel('第 1 段位数').fill('1');
  await drawer(page).getByLabel('规则', { exact: true }).fill('B');
  await drawer(page).getByLabel('不符时提示').fill('第一位是 B');
  await drawer(page).getByRole('button', { name: '添加一段' }).click();
  await drawer(page).getByLabel('第 2 段位数').fill('4');
  await drawer(page)
    .getByLabel('规则', { exact: true })
    .nth(1)
    .fill(String.raw`(\d{4}`);
  await drawer(page).getByLabel('不符时提示').nth(1).fill('后四位是数字');
  const result = drawer(page).getByRole('status').last();
  await drawer(page).getByLabel('试一试').fill('BX012');
  await drawer(page).getByRole('button', { name: '试用' }).click();
  await expect(result).toContainText('第 2 段的规则不是可用的正则表达式');
  await drawer(page)
    .getByLabel('规则', { exact: true })
    .nth(1)
    .fill(String.raw`\d{4}`);
  await drawer(page).getByRole('button', { name: '试用' }).click();
  await expect(result).toHaveText('「X012」不通过：后四位是数字');
  await drawer(page).getByLabel('试一试').fill('B0012');
  await drawer(page).getByRole('button', { name: '试用' }).click();
  await expect(result).toHaveText('通过');
  await expectAccessible(page, 'rule');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(drawer(page)).toHaveCount(0);

  await page.getByRole('button', { name: '袋号', exact: true }).click();
  await drawer(page).getByLabel('名称').fill('布袋号');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '布袋号', exact: true }).click();
  await expect(drawer(page).getByRole('list', { name: '修改记录' })).toContainText('布袋号');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '删除布袋号' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('button', { name: '布袋号', exact: true })).toHaveCount(0);
});

test('on a phone, in the dark, a rule is written with nothing cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'administrator', at('/ams/base/checkRule'));
  await page.getByRole('button', { name: '新建规则' }).click();
  await expectAccessible(page, 'rule on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
