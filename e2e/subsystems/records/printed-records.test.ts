import type { Page } from '@playwright/test';
import { expect, inStore, signIn, test } from '../../support/portal.ts';

const counts = `/user/login?redirect=${encodeURIComponent('/ors/stock/count')}`;
const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');
/** Finds what looks like a button: the number of a row is text on paper. */
const pressable = (page: Page) => page.locator('button:visible');

/** Prints the page as Chromium does, and returns the sizes of its sheets in points. */
async function sheetsOf(page: Page): Promise<{ width: number; height: number }[]> {
  const written = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...written.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => ({
      width: Math.round(Number(width)),
      height: Math.round(Number(height)),
    }),
  );
}

test('KIT-17 a printed list has its heading, its filters in words, all columns with their head on each sheet, and no button', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await expect(rows(page)).toHaveCount(20);
  await page.goto('/ors/stock/count?size=100&keyword=PD');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(25);
  const heads = await page.getByRole('columnheader').allTextContents();
  const first = await rows(page).first().getByRole('rowheader').textContent();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: '盘点单' })).toBeVisible();
  await expect(page.getByText(/^关键字：PD；共 \d+ 条/)).toBeVisible();
  await expect(pressable(page)).toHaveCount(0);
  for (const head of heads.filter((text) => !['', '操作'].includes(text))) {
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
  }
  await expect(page.getByRole('rowheader', { name: first ?? '' })).toBeVisible();
  await expect(page.locator('.ui-grid thead')).toHaveCSS('display', 'table-header-group');
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]).toEqual({ width: 842, height: 595 });
});

test('KIT-17 a printed list says its conditions in words', async ({ page }) => {
  await signIn(page, 'supervisor', counts, inStore);
  await page.getByRole('radio', { name: '盘点中' }).check({ force: true });
  await expect(page).toHaveURL(/filter=/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('筛选：状态 等于 盘点中')).toBeVisible();
});

test('KIT-17 a printed record has its heading and all its fields, in place of the list, and no button', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await rows(page).first().getByRole('rowheader').getByRole('link').click();
  const record = page.getByRole('dialog', { name: /盘点单 PD/ });
  await expect(record.getByRole('list', { name: '动态与评论' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(record.getByRole('heading', { name: /盘点单 PD/ })).toBeVisible();
  for (const label of ['状态', '盘点区域', '实盘（件）', '账面（件）', '最后修改']) {
    await expect(record.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
  }
  await expect(page.locator('.ui-grid')).toBeHidden();
  await expect(record.getByRole('button')).toHaveCount(0);
  await expect(record.getByRole('textbox')).toHaveCount(0);
  const sheets = await sheetsOf(page);
  expect(sheets[0]).toEqual({ width: 595, height: 842 });
});
