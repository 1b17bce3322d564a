import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, openBySearch, signIn, switchTo, test } from '../support/portal.ts';
import { today } from '../support/records.ts';

/** Returns whether a picture of the page has arrived. */
const hasArrived = (picture: Locator): Promise<boolean> =>
  picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

/** Loses the connection at the second and the third part of uploads, as a store with a poor line does. */
async function losePartsOnce(page: Page): Promise<() => number> {
  let parts = 0;
  await page.route('**/api/files/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    parts += 1;
    return parts === 2 || parts === 3 ? route.abort('connectionreset') : route.fallback();
  });
  return () => parts;
}

// The line that breaks is what is tested.
test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] });

test('a complaint gets a photo with its form and an attachment later, over a line that breaks twice', async ({
  page,
}) => {
  const customer = `李女士${randomUUID().slice(0, 6)}`;
  const day = today().replaceAll('-', '');
  await signIn(page, 'supervisor');
  await switchTo(page, '客户之声');
  await openBySearch(page, '投诉登记');
  const photo = await page.screenshot();
  await page.getByRole('button', { name: '新建投诉' }).click();
  const form = page.getByRole('dialog', { name: '新建投诉' });
  await form.getByLabel('顾客称呼').fill(customer);
  await form.getByLabel('来源').selectOption('客服热线');
  await form.getByLabel('类型').selectOption('商品质量');
  await form.getByLabel('紧急程度').selectOption('一般');
  const years = form.getByRole('spinbutton', { name: /^年/ });
  await years.first().pressSequentially(day);
  await years.last().pressSequentially(day);
  await form.getByLabel('投诉内容').fill('大衣袖口开线');
  await form
    .getByLabel('照片：选择图片')
    .first()
    .setInputFiles({ name: '袖口.png', mimeType: 'image/png', buffer: photo });
  const chosen = form.getByRole('list', { name: '照片：已选' });
  await expect.poll(() => hasArrived(chosen.locator('img'))).toBe(true);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/投诉 TS\d{10} 已保存/)).toBeVisible();

  const record = page.getByRole('dialog', { name: /^投诉 TS/ });
  const shown = record.getByRole('button', { name: /^袖口\.png/ });
  await expect.poll(() => hasArrived(shown.locator('img'))).toBe(true);
  await shown.click();
  const preview = page.getByRole('dialog', { name: '袖口.png' });
  await expect.poll(() => hasArrived(preview.getByRole('img', { name: '袖口.png' }))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  const partsOf = await losePartsOnce(page);
  const words = Buffer.from('检测报告：面料合格。'.repeat(400_000));
  await record
    .getByLabel('添加附件：选择文件')
    .first()
    .setInputFiles({ name: '检测报告.txt', mimeType: 'text/plain', buffer: words });
  const attachment = record.getByRole('list', { name: '附件', exact: true });
  // 12 MB over a line that breaks: a busy machine needs longer than for a press.
  await expect(attachment.getByRole('button', { name: /^检测报告\.txt/ })).toBeVisible({
    timeout: 300_000,
  });
  expect(partsOf()).toBeGreaterThan(4);
  await expect(record.getByRole('list', { name: '动态与评论' })).toContainText('添加了附件');

  await attachment.getByRole('button', { name: '移除 检测报告.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(attachment).toHaveCount(0);
  await expect(record.getByRole('list', { name: '动态与评论' })).toContainText('移除了附件');
});
