import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe.ts';
import { expect, inStore, signIn, test } from '../../support/portal.ts';
import { agree } from '../../support/records.ts';

const counts = `/user/login?redirect=${encodeURIComponent('/ors/stock/count')}`;
const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The left, right and lower edge of an element, and its height. */
async function edgesOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { left: x, right: x + width, bottom: y + height, height };
}

/** Waits until an element is in the lower half of the window, and as tall as a thumb needs it. */
async function expectInReach(element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { bottom, height } = await edgesOf(element);
      return bottom - height > 422 && bottom <= 844 && height >= 40;
    })
    .toBe(true);
}

test('KIT-19 on a phone a list is cards, its filters a sheet, its form has the right keyboards, and its actions are in reach', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await expect(rows(page)).toHaveCount(20);
  await expect(page.locator('.ui-grid thead')).toBeHidden();
  const card = await edgesOf(rows(page).first());
  expect(card.height).toBeGreaterThan(100);
  expect(card.right).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  await page.getByRole('button', { name: '筛选' }).tap();
  const sheet = page.getByRole('dialog', { name: '筛选', exact: true });
  await sheet.getByLabel('状态').selectOption('盘点中');
  expect(await edgesOf(sheet)).toMatchObject({ left: 0, right: 390, bottom: 844 });
  expect((await edgesOf(sheet)).height).toBeLessThan(600);
  await expectAccessible(page);
  const show = sheet.getByRole('button', { name: '查看结果' });
  await expectInReach(show);
  await show.tap();
  await expect(page.getByText('筛选：状态 等于 盘点中')).toBeVisible();
  await expect(page.getByRole('button', { name: '筛选 1' })).toBeVisible();
  await page.getByRole('button', { name: '筛选' }).tap();
  await sheet.getByRole('button', { name: '更多条件' }).tap();
  const conditions = page.getByRole('dialog', { name: '筛选条件' });
  expect(await edgesOf(conditions)).toMatchObject({ bottom: 844 });
  await conditions.getByRole('button', { name: '清空' }).tap();
  await conditions.getByRole('button', { name: '应用' }).tap();
  await expect(page.getByText(/^筛选：/)).toHaveCount(0);

  const add = page.getByRole('button', { name: '新建盘点单' });
  await expectInReach(add);
  await add.tap();
  const form = page.getByRole('dialog', { name: '新建盘点单' });
  for (const label of ['实盘', '账面']) {
    await expect(form.getByLabel(label)).toHaveAttribute('inputmode', 'numeric');
  }
  const area = `货架 ${randomUUID().slice(0, 8)}`;
  await form.getByLabel('盘点方式').selectOption('全盘');
  await form.getByLabel('盘点区域').fill(area);
  await form.getByRole('spinbutton', { name: /^年/ }).pressSequentially('20261120');
  await form.getByLabel('实盘').fill('8');
  await form.getByLabel('账面').fill('9');
  const save = form.getByRole('button', { name: '保存' });
  await expectInReach(save);
  await save.tap();
  const record = page.getByRole('dialog', { name: /盘点单 PD/ });
  await expectInReach(record.getByRole('button', { name: '开始盘点' }));
  await expectAccessible(page);
  await record.getByRole('button', { name: '开始盘点' }).tap();
  await agree(page, '开始盘点');
  await expect(record.locator('.records-tone').first()).toHaveText('盘点中');
  await expectInReach(record.getByRole('button', { name: '完成盘点' }));
});
