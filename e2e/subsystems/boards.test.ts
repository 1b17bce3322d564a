import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';

const redirect = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;
const board = (page: Page) => page.locator('.board:visible');
const trail = (page: Page) => page.getByRole('navigation', { name: '看板层级' });
const ranking = (page: Page) => board(page).locator('.board-ranking');
const rows = (page: Page) => ranking(page).getByRole('button');
const main = (page: Page) => board(page).locator('.ui-figure[data-main] .ui-figure-value');

/** The amount of a figure, in yuan; its unit is either one or ten thousand of them. */
async function yuanOf(figure: Locator): Promise<number> {
  const text = String(await figure.textContent());
  return Number(text.replaceAll(/[^\d.]/g, '')) * (text.includes('万') ? 10_000 : 1);
}

test('a board opens from the whole to a store and a day; the address knows, and going back closes', async ({
  page,
}) => {
  await signIn(page, 'administrator', redirect('/dcp/dashboard/analysis?period=week'));
  await expect(ranking(page).getByRole('heading')).toHaveText('门店排行');
  const whole = await main(page).textContent();
  const store = String(await rows(page).first().textContent());
  const tenThousands = Number(await ranking(page).locator('[data-label]').first().textContent());

  // By keys, as all that opens.
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(trail(page).getByText(store)).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/period=week/);
  await expect(page).toHaveURL(/within=store/);
  // The ranking counts in ten thousands with one decimal, the board of one store in what suits its amount: no yuan at
  // all early on a Monday.
  await expect
    .poll(async () => Math.abs((await yuanOf(main(page))) - tenThousands * 10_000))
    .toBeLessThanOrEqual(500);
  // What was pressed is gone, the focus is not.
  await expect(board(page)).toBeFocused();
  // Nothing is compared while nothing is sold, as early on a Monday; the target of the store stands all the same.
  await expect(board(page).locator('.board-main')).toContainText('周目标');
  await expectAccessible(page, 'opened board');

  await board(page).getByLabel('查看单日').selectOption({ index: 1 });
  await expect(trail(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('group', { name: '统计周期' })).toHaveCount(0);
  const day = await main(page).textContent();
  await page.reload();
  await expect(trail(page).getByRole('listitem')).toHaveCount(3);
  await expect(main(page)).toHaveText(String(day));

  await page.goBack();
  await expect(trail(page).getByRole('listitem')).toHaveCount(2);
  await trail(page).getByRole('button', { name: '全部' }).click();
  await expect(trail(page)).toHaveCount(0);
  await expect(main(page)).toHaveText(String(whole));
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/Failed to load resource.*404/] });

  test('a part that is not there says so, with the way to the whole', async ({ page }) => {
    await signIn(page, 'employee', redirect('/ams/dashboard/analysis?within=department:A01A01'));
    await page.getByRole('button', { name: '返回全部' }).click();
    await expect(main(page)).toBeVisible();
    await expect(page).not.toHaveURL(/within/);
  });
});

test('a board is taken along as a picture, on white even from a dark page', async ({ page }) => {
  await signIn(page, 'administrator', redirect('/ams/dashboard/analysis'));
  await expect(main(page)).toBeVisible();
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { scheme: 'dark' }));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出图片' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('行政看板.png');
  const picture = await readFile(await file.path());

  const seen = await page.evaluate(look, picture.toString('base64'));

  expect(seen.width).toBe(2480);
  expect(seen.height).toBeGreaterThan(1600);
  expect(seen.corner).toEqual([255, 255, 255, 255]);
  // Lines, bars and letters with their smooth edges: a blank sheet has one colour.
  expect(seen.colors).toBeGreaterThan(50);
  expect(seen.inked).toBeGreaterThan(0.02);
  expect(seen.inked).toBeLessThan(0.6);
});

/** Reads a picture in the browser: its size, its colours and how much of it is not white. */
async function look(base64: string) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const { width, height } = picture;
  const on = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  on?.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(on?.getImageData(0, 0, width, height).data.buffer ?? []);
  const white = 0xff_ff_ff_ff;
  const inked = pixels.reduce((count, pixel) => (pixel === white ? count : count + 1), 0);
  return {
    width,
    height,
    corner: [...(on?.getImageData(1, 1, 1, 1).data ?? [])],
    colors: new Set(pixels).size,
    inked: inked / pixels.length,
  };
}
