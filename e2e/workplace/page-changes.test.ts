import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessibility/axe.ts';
import {
  bar,
  expect,
  expectVisible,
  goTo,
  linkOf,
  open,
  visiblePage,
  signInAt,
  tab,
  test,
  titles,
} from '../support/sample-pages.ts';
import { openBySearch, signIn } from '../support/portal.ts';

/** Looks at every frame for a page with nothing on it; answers how many there were, and stops looking. */
async function watchForBlanks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watch = { blanks: 0, frames: 0, isOver: false };
    const look = (): void => {
      const headings = [...document.querySelectorAll('main h1')];
      const isSeen = headings.some((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      );
      if (!isSeen) watch.blanks += 1;
      watch.frames += 1;
      if (!watch.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { watch });
  });
  return () =>
    page.evaluate(() => {
      const { watch }: { watch?: { blanks: number; isOver: boolean } } = Object(window);
      if (!watch) throw new Error('the page has been loaded anew');
      watch.isOver = true;
      return watch.blanks;
    });
}

test('the page before stays in sight until the next one can be shown, in a system and from one to another', async ({
  page,
}) => {
  await signInAt(page);
  await expect(visiblePage(page).locator('.board-body')).toBeVisible();
  const countBlanks = await watchForBlanks(page);
  await open(page, '样页巡店', '样页整改');
  await goTo(page, '样页巡店');
  await expectVisible(page, '样页巡店');

  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /行政管理/ }).click();
  await expect(visiblePage(page).locator('[data-subsystem="ams"] .board-body')).toBeVisible();
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /门店运营/ }).click();
  await expect(visiblePage(page).locator('[data-subsystem="ors"] .board-body')).toBeVisible();
  expect(await countBlanks()).toBe(0);
});

test('each system has tabs of its own and finds them again; pages of the others stay behind', async ({
  page,
}) => {
  await signInAt(page, '样页巡店');
  await open(page, '样页整改');
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /行政管理/ }).click();
  await expect(visiblePage(page).locator('[data-subsystem="ams"]')).toBeVisible();
  expect(await titles(page)).toEqual(['首页']);
  await expect(page.locator('.tabs-panel[data-state=hidden]')).toHaveCount(2);

  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /门店运营/ }).click();
  await expect(visiblePage(page).locator('[data-subsystem="ors"]')).toBeVisible();
  expect(await titles(page)).toEqual(['首页', '样页巡店', '样页整改']);
});

test('a page of another site stays in its frame without being loaded again, in whatever order its tab is', async ({
  page,
}) => {
  await signIn(page, 'administrator', '/user/login?redirect=%2Fams%2Fboard%2Fscreen');
  const frame = page.frameLocator('iframe').getByRole('heading').first();
  await expect(frame).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().includes('notice-board')) loads += 1;
  });
  await linkOf(page, '首页').click();
  await expect(visiblePage(page).locator('.board-body')).toBeVisible();
  await openBySearch(page, '样页台账');
  await expect(linkOf(page, '样页台账')).toBeVisible();
  await linkOf(page, '样页台账').press('Control+Shift+ArrowLeft');
  await linkOf(page, '电子公告屏').click();
  await expect(frame).toBeVisible();
  expect(loads).toBe(0);
});

test('tabs and their menu have no accessibility fault, light or dark', async ({ page }) => {
  await signInAt(page, '样页巡店');
  await visiblePage(page).getByLabel('草稿').fill('未完');
  await expect(tab(page, '样页巡店')).toContainText('有未保存的内容');
  await open(page, '样页整改');
  await linkOf(page, '样页巡店').press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    expect(await faultsOf(page, { include: '.tabs' }), colorScheme).toEqual([]);
    await expect(bar(page)).toBeVisible();
  }
});
