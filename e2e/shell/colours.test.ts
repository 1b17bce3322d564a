import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessibility/axe.ts';
import { expectSaved, choose, dyes, openDrawer, test } from '../support/preferences.ts';
import { expect, inStore, openBySearch, signIn } from '../support/portal.ts';

const expectContrast = async (page: Page, what: string): Promise<void> =>
  // What is in a frame is another site's.
  expect(await faultsOf(page, { exclude: 'iframe', rules: ['color-contrast'] }), what).toEqual([]);

/** The colour of the first trend's line on the page, and the accent colour. */
const trendColours = (page: Page) =>
  page
    .locator('main .ui-trend-line')
    .first()
    .evaluate((line) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--accent)';
      line.ownerDocument.body.append(probe);
      const colours = {
        line: getComputedStyle(line).stroke,
        accent: getComputedStyle(probe).color,
      };
      probe.remove();
      return colours;
    });

async function expectTrendInAccent(page: Page, what: string): Promise<string> {
  const { line, accent } = await trendColours(page);
  expect(line, what).toBe(accent);
  return line;
}

for (const scheme of ['浅色', '深色']) {
  test(`SET-16 every theme colour can be read, and the charts are drawn in it (${scheme})`, async ({
    page,
  }) => {
    await signIn(page, 'supervisor', '/user/login', inStore);
    await expect(page.locator('main .ui-trend svg').first()).toBeVisible();
    const colours = new Set<string>();
    await openDrawer(page);
    await choose(page, '外观', scheme);
    await expectContrast(page, 'the drawer');
    await page.keyboard.press('Escape');
    for (const { name } of dyes) {
      await openDrawer(page);
      await choose(page, '主题色', name);
      await page.keyboard.press('Escape');
      await expectContrast(page, name);
      colours.add(await expectTrendInAccent(page, name));
    }
    expect(colours.size).toBe(dyes.length);
  });
}

test('SET-16 a chart that was behind another page is in the colours chosen meanwhile', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login', inStore);
  const chart = page.locator('main .ui-trend svg:visible').first();
  await expect(chart).toBeVisible();
  await openBySearch(page, '样页档案');
  await expect(chart).toHaveCount(0);
  await openDrawer(page);
  await choose(page, '主题色', '海棠');
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: '已打开的页面' }).getByText('首页').click();
  await expect(chart).toBeVisible();
  await expectTrendInAccent(page, '海棠');
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
