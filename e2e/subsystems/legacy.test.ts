import { buildLegacy } from '@portal/legacy/build-legacy';
import type { BrowserContext, Page } from '@playwright/test';
import { changeListEntry } from '../support/handwritten-systems.ts';
import { expect, signIn, test, switchTo } from '../support/portal.ts';

const files = await buildLegacy();
const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

const at = (page: Page, path: string) =>
  page.getByRole('heading', { name: `旧系统 ${path}` }).and(page.locator(':visible'));
/** Reads a counter of the app. */
const count = (page: Page, name: 'ticks' | 'resizes' | 'mounts' | 'unmounts') =>
  page.evaluate(
    (counted) => Number(Reflect.get(Reflect.get(globalThis, 'legacyCounts'), counted)),
    name,
  );
const left = (page: Page) => page.locator('[data-legacy]:not(script)');

/** Has the list name the app in the place of a system, and gives out its files. */
async function listLegacy(context: BrowserContext, entry: string): Promise<void> {
  await context.route('**/apps/cms/legacy/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const contentType = types[name.split('.').at(-1) ?? ''] ?? '';
    return route.fulfill({ body: files.get(name) ?? '', contentType });
  });
  const address = `/apps/cms/legacy/${entry}`;
  await changeListEntry(context, 'cms', { kind: 'umd', entry: address, manifest: undefined });
}

for (const entry of ['index.html', 'app.js']) {
  test(`MFE-05 an app made for qiankun, by its ${entry}, is mounted, walks, goes, and comes again, and leaves nothing`, async ({
    context,
    page,
  }) => {
    await listLegacy(context, entry);
    await signIn(page, 'supervisor');

    for (const time of [1, 2]) {
      await switchTo(page, '内容管理');
      await expect(at(page, '/dashboard/analysis')).toBeVisible();
      expect(await count(page, 'mounts')).toBe(time);
      await expect(left(page)).toHaveCount(2);

      // It goes on by itself, the shell follows, and it is the same app there.
      await page.getByLabel('旧系统备注').fill('写到一半');
      await page.getByRole('button', { name: '去图册' }).click();
      await expect(at(page, '/sampleAlbum/season')).toBeVisible();
      await expect(page).toHaveURL(/\/cms\/sampleAlbum\/season/);
      await expect(page.getByLabel('旧系统备注')).toHaveValue('写到一半');
      // The shell goes, and the app follows.
      await page.goBack();
      await expect(at(page, '/dashboard/analysis')).toBeVisible();
      await expect(page.getByLabel('旧系统备注')).toHaveValue('写到一半');

      await switchTo(page, '用户管理');
      await expect(page.locator('[data-subsystem="crm"] h1:visible')).toBeVisible();
      await expect.poll(() => count(page, 'unmounts')).toBe(time);
      await expect(left(page)).toHaveCount(0);
      const [ticks, resizes] = [await count(page, 'ticks'), await count(page, 'resizes')];
      await page.evaluate(async () => {
        globalThis.dispatchEvent(new Event('resize'));
        // Several turns of its timer, if it still had one.
        for (let turn = 0; turn < 20; turn += 1) await new Promise(requestAnimationFrame);
      });
      expect([await count(page, 'ticks'), await count(page, 'resizes')]).toEqual([ticks, resizes]);
      await expect(page.getByRole('heading', { name: /旧系统/ })).toHaveCount(0);
    }
  });
}

const tabs = (page: Page) =>
  page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
const frontTab = (page: Page) =>
  page.getByRole('navigation', { name: '已打开的页面' }).locator('[aria-current=page]');

test('FIX-14 an app that goes to an address without a menu item stays there, in the page that was in front', async ({
  context,
  page,
}) => {
  await listLegacy(context, 'index.html');
  await signIn(page, 'supervisor');
  await switchTo(page, '内容管理');
  await expect(at(page, '/dashboard/analysis')).toBeVisible();
  await page.getByRole('button', { name: '去图册' }).click();
  await expect(at(page, '/sampleAlbum/season')).toBeVisible();
  const open = await tabs(page).count();
  const front = await frontTab(page).innerText();

  await page.getByRole('button', { name: '看内页' }).click();
  await expect(at(page, '/sampleAlbum/season/9')).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/sampleAlbum\/season\/9\?from=list/);
  await page.getByRole('button', { name: '再往里' }).click();
  await expect(at(page, '/sampleAlbum/season/9/deeper')).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/sampleAlbum\/season\/9\/deeper/);
  // One page more in the app, none in the shell; menu and crumbs stay at it.
  await expect(tabs(page)).toHaveCount(open);
  await expect(frontTab(page)).toHaveText(front);
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText(front);
  expect(await count(page, 'mounts')).toBe(1);

  await page.goBack();
  await expect(at(page, '/sampleAlbum/season/9')).toBeVisible();
  await page.goBack();
  await expect(at(page, '/sampleAlbum/season')).toBeVisible();
  await page.goForward();
  await expect(at(page, '/sampleAlbum/season/9')).toBeVisible();

  // Behind another page, and in front again where it was.
  await tabs(page).first().click();
  await expect(at(page, '/dashboard/analysis')).toBeVisible();
  await tabs(page).filter({ hasText: front }).click();
  await expect(at(page, '/sampleAlbum/season/9')).toBeVisible();
  await page.reload();
  await expect(at(page, '/sampleAlbum/season/9')).toBeVisible();
  await expect(frontTab(page)).toHaveText(front);
  await expect(tabs(page)).toHaveCount(open);
});

test('FIX-14 a link to an address inside of an app opens the app there', async ({
  context,
  page,
}) => {
  await listLegacy(context, 'index.html');
  await signIn(page, 'supervisor');
  await page.goto('/cms/nobody/knows/this?x=1');
  await expect(at(page, '/nobody/knows/this')).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/nobody\/knows\/this\?x=1/);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('FIX-14 an app whose router is made for another base goes on by itself, and the address stays in its system', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { legacyBase: '/crm/old' }));
  await listLegacy(context, 'app.js');
  await signIn(page, 'supervisor');
  await switchTo(page, '内容管理');
  await expect(at(page, '/cms/dashboard/analysis')).toBeVisible();
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: '去图册' }).click();
  await expect(at(page, '/sampleAlbum/season')).toBeVisible();
  await page.getByRole('button', { name: '看内页' }).click();
  await expect(at(page, '/sampleAlbum/season/9')).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/dashboard\/analysis/);
  await expect(page.getByRole('button', { name: /切换系统/ })).toContainText('内容管理');
  expect(await count(page, 'mounts')).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/cms\/dashboard\/analysis/);
  expect(shown.filter((path) => !path.startsWith('/cms/'))).toEqual([]);
});
