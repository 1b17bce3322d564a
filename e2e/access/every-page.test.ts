import type { Page as MenuPage } from '@portal/contract/access/pages';
import { sampleItemIds } from '@portal/testing/sample-menu/statements';
import type { Page } from '@playwright/test';
import { expect, goWithin, inStore, type Role, signIn, test } from '../support/portal.ts';

// A walk of a hundred pages takes longer than a journey.

/** People whose password alone lets them in; other office workers of the cast have the role of `employee`. */
const walkers: Role[] = [
  'supervisor',
  'clerk',
  'employee',
  'merchandiser',
  'several departments',
  'one menu item only',
];

/** Signs in and returns the pages of all systems that the person may enter, as they are shipped. */
async function pagesOf(page: Page, role: Role): Promise<MenuPage[]> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/userPermission/pages') && response.status() === 200,
  );
  await signIn(page, role, '/user/login', inStore);
  await page.keyboard.press('Control+k');
  const { result }: { result: MenuPage[] } = await (await answer).json();
  await page.keyboard.press('Escape');
  return result.filter(({ id, opensWindow }) => !sampleItemIds.has(id) && !opensWindow);
}

/** The panel of an address: the one before it stays in sight until its page is there. */
const shown = (page: Page, path: string) =>
  page.locator(`.tabs-panel[data-state=shown][data-path="${path.replace(/\/$/, '')}"]`);

async function open(page: Page, { path, title }: MenuPage): Promise<void> {
  await goWithin(page, path);
  const panel = shown(page, path);
  await expect(panel.locator('h1, iframe').first(), `${title} ${path}`).toBeVisible();
  await expect(panel, `${title} ${path}`).not.toContainText('页面组件未找到');
  await expect(panel.locator('.ui-exception'), `${title} ${path}`).toHaveCount(0);
}

for (const role of walkers) {
  test(`TRU-01 every page in the menus of the ${role} opens with a heading and content`, async ({
    page,
  }) => {
    const pages = await pagesOf(page, role);
    expect(pages.length).toBeGreaterThan(2);
    for (const each of pages) await open(page, each);
  });
}
