import { buildAntdSample } from '@portal/antd-sample/build-antd-sample';
import { serveSample } from '@portal/sample/serve-sample';
import { dyes, palette } from '@portal/ui/tokens/tokens';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, openBySearch, signIn, switchTo } from '../support/portal.ts';
import { choose, openDrawer, test } from '../support/preferences.ts';

const files = await buildAntdSample();

/** Requests for antd so far. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:shared-)?antd-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const save = (page: Page) => page.getByRole('button', { name: '保存' });
const colours = (page: Page) =>
  save(page).evaluate((button) => {
    const { backgroundColor, color } = getComputedStyle(button);
    return [backgroundColor, color];
  });
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.beforeEach(({ context }) => serveSample(context, files));

test('KIT-18 a page of antd has the theme of the portal, and no other page loads antd', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await signIn(page, 'supervisor', '/user/login?redirect=%2Fors%2Fdashboard%2Fanalysis');
  await expect(page.getByRole('heading', { name: '经营看板', level: 1 })).toBeVisible();
  expect(asked).toEqual([]);

  await openBySearch(page, '盘点单');
  await expect(save(page)).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  await expectAccessible(page, '盘点单');
  for (const { key, value, dark } of dyes) {
    for (const [scheme, solid, text] of [
      ['light', value, '#ffffff'],
      ['dark', dark, palette.dark.bg],
    ] as const) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), {
        scheme,
        dye: key,
      });
      await expect.poll(() => colours(page), key).toEqual([rgb(solid), rgb(text)]);
    }
  }
});

test('KIT-18 a page of antd keeps what was typed and follows the theme while other pages are in front', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login?redirect=%2Fors%2Fstock%2Fcount');
  await page.getByLabel('关键字').fill('写到一半');
  await page.getByRole('combobox', { name: '盘点方式' }).click();
  await expect(page.getByRole('option', { name: '全盘' })).toBeAttached();
  await expect(page.locator('body > [data-subsystem="ors"] .ant-select-dropdown')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('listitem', { name: '下一页' }).click();
  await expect(page.getByRole('cell', { name: '第 9 家门店' })).toBeVisible();

  await openBySearch(page, '小票查询');
  await openDrawer(page);
  await choose(page, '外观', '深色');
  await choose(page, '主题色', '朱砂');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByLabel('关键字')).toHaveValue('写到一半');
  await expect.poll(() => colours(page)).toEqual([rgb('#ff8478'), rgb('#0b0f18')]);

  await switchTo(page, '用户管理');
  await expect(page.locator('[data-subsystem="crm"] h1:visible')).toBeVisible();
  await expect(page.locator('.ant-btn:visible')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('关键字')).toHaveValue('写到一半');
  await page.getByRole('button', { name: '作废' }).click();
  await expect(page.getByRole('dialog')).toContainText('确认作废这张盘点单？');
  await page
    .getByRole('button', { name: '取 消' })
    .or(page.getByRole('button', { name: '取消' }))
    .click();
  await expect.poll(() => colours(page)).toEqual([rgb('#ff8478'), rgb('#0b0f18')]);
});
