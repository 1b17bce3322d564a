import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, inStore, signIn, test } from '../support/portal.ts';

const counts = '/user/login?redirect=%2Fors%2Fstock%2Fcount';
const rows = (page: Page) => page.locator('.work-list-table tbody tr:visible');
const isReading = ({ action }: { action: string }): boolean => action.endsWith(':list');
const drawer = (page: Page) => page.getByRole('dialog', { name: /盘点单/ });

test('a stock count is made, found again, changed and taken along, in the store of the tab', async ({
  page,
}) => {
  // Counted nowhere else, also when this is tried again.
  const area = `儿童角 ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'supervisor', counts, inStore);
  await expect(rows(page)).toHaveCount(20);
  await expectAccessible(page);

  await page.getByRole('button', { name: '新建盘点单' }).click();
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(drawer(page).getByText('请输入盘点区域')).toBeVisible();
  await drawer(page).getByLabel('盘点方式').selectOption('全盘');
  await drawer(page).getByLabel('盘点区域').fill(area);
  await drawer(page).getByRole('spinbutton', { name: /^年/ }).pressSequentially('20261120');
  await drawer(page).getByLabel('实盘').fill('118');
  await drawer(page).getByLabel('账面').fill('120');
  await drawer(page).getByLabel('状态').selectOption('草稿');
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: '取消' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/盘点单 PD\d{11} 已保存/)).toBeVisible();

  await page.getByLabel('关键字').fill(area);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/keyword=/);
  await page.getByRole('button', { name: /^编辑 PD/ }).click();
  await expect(drawer(page).getByLabel('盘点方式')).toBeDisabled();
  await drawer(page).getByLabel('状态').selectOption('盘点中');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(rows(page).first()).toContainText('盘点中');
  await page.getByRole('button', { name: /^PD/ }).click();
  await expect(drawer(page)).toContainText('林知夏');
  await page.keyboard.press('Escape');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const sheet = await readFile(await (await saved).path(), 'utf8');
  expect(sheet.split('\r\n')[1]).toMatch(
    new RegExp(`^PD\\d{11},全盘,${area},2026-11-20,118,120,盘点中,`),
  );
});

test('without a store a list of stores says what it waits for; other groups have lists of their own', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts);
  await expect(page.getByText('未选择门店，选择门店后显示其盘点单')).toBeVisible();
  await page.goto('/crm/coupon/template');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current');
  await expect(page.getByText('/ 3 页')).toBeVisible();
});

test('who may only read is shown no button to change anything', async ({ page }) => {
  await signIn(page, 'employee', '/user/login?redirect=%2Fhr%2Fself%2Fleave');
  await expect(page.getByRole('button', { name: '新建请假申请' })).toBeVisible();
  await page.route('**/getUserPermissionByToken', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.result.auth = answer.result.auth.filter(isReading);
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '新建请假申请' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^编辑 / })).toHaveCount(0);
});

test('a printed list has its heading and rows, and nothing to press or to fill in', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await expect(rows(page)).toHaveCount(20);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: '盘点单' })).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('columnheader', { name: '操作' })).toHaveCount(0);
  await expect(page.locator('.work-list-filters')).toBeHidden();
  await expect(page.getByRole('button', { name: /新建|导出|查询|下一页|编辑/ })).toHaveCount(0);
});
