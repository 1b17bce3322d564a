import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectSaved, choose, dyes, openDrawer, test } from '../support/preferences.ts';
import { expect, inStore, openBySearch, signIn } from '../support/portal.ts';

async function expectContrast(page: Page, what: string): Promise<void> {
  // What is in a frame is another site's.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .withRules(['color-contrast'])
    .analyze();
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  );
  expect(faults, what).toEqual([]);
}

/** Counts the pixels of the board's first chart in the page's accent colour. */
const accentInChart = (page: Page) =>
  page
    .locator('main canvas')
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
      const wanted = (accent.match(/[\da-f]{2}/g) ?? []).map((hex) => parseInt(hex, 16));
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      let found = 0;
      for (let at = 0; at < (data?.length ?? 0); at += 4) {
        if (wanted.every((value, channel) => Math.abs((data?.[at + channel] ?? 0) - value) < 4))
          found += 1;
      }
      return found;
    });

for (const scheme of ['浅色', '深色']) {
  test(`SET-16 every theme colour can be read, and the charts are drawn in it (${scheme})`, async ({
    page,
  }) => {
    await signIn(page, 'supervisor', '/user/login', inStore);
    await expect(page.locator('main canvas').first()).toBeVisible();
    await openDrawer(page);
    await choose(page, '外观', scheme);
    await expectContrast(page, 'the drawer');
    await page.keyboard.press('Escape');
    for (const { name } of dyes) {
      await openDrawer(page);
      await choose(page, '主题色', name);
      await page.keyboard.press('Escape');
      await expectContrast(page, name);
      expect(await accentInChart(page), name).toBeGreaterThan(200);
    }
  });
}

test('SET-16 a chart that was behind another page is in the colours chosen meanwhile', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login', inStore);
  const chart = page.locator('main canvas:visible').first();
  await expect(chart).toBeVisible();
  await openBySearch(page, '门店档案');
  await expect(chart).toHaveCount(0);
  await openDrawer(page);
  await choose(page, '主题色', '海棠');
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: '已打开的页面' }).getByText('首页').click();
  await expect(chart).toBeVisible();
  await expect.poll(() => accentInChart(page)).toBeGreaterThan(200);
});

const dark = { bg: 'rgb(11, 15, 24)', surface: 'rgb(19, 25, 38)' };
const groundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('SET-16 the dark appearance reaches every page, and what is around a framed one', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.getByRole('button', { name: '切换为深色外观' }).click();
  await expectSaved(page);
  for (const path of [
    '/ams/dashboard/analysis',
    '/isps/userAnnouncement',
    '/account/settings/security',
    '/spsRule/roleRule/',
    '/portalHomePage',
    '/404',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await groundOf(page, 'body'), path).toBe(dark.bg);
    await expectContrast(page, path);
  }
  await page.goto('/ams/board/screen');
  await expect(page.locator('iframe')).toBeVisible();
  expect(await groundOf(page, 'body')).toBe(dark.bg);
  await page.getByRole('button', { name: '界面设置' }).click();
  await choose(page, '导航模式', '侧边菜单');
  await choose(page, '菜单主题', '浅色');
  await page.keyboard.press('Escape');
  expect(await groundOf(page, 'aside')).toBe(dark.surface);
  expect(await groundOf(page, '.shell-header')).toBe(dark.surface);
  await expectContrast(page, 'a framed page');
});
