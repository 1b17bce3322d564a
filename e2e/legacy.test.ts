import { buildLegacy } from '@portal/legacy/build-legacy';
import type { Page } from '@playwright/test';
import { changeListed } from './handmade.ts';
import { expect, signIn, test, switchTo } from './portal.ts';

const files = await buildLegacy();
const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

const at = (page: Page, path: string) =>
  page.getByRole('heading', { name: `旧系统 ${path}` }).and(page.locator(':visible'));
/** What the app counts of itself. */
const count = (page: Page, name: 'ticks' | 'resizes' | 'mounts' | 'unmounts') =>
  page.evaluate(
    (counted) => Number(Reflect.get(Reflect.get(globalThis, 'legacyCounts'), counted)),
    name,
  );
const left = (page: Page) => page.locator('[data-legacy]:not(script)');

for (const entry of ['index.html', 'app.js']) {
  test(`MFE-05 an app made for qiankun, by its ${entry}, is mounted, walks, goes, and comes again, and leaves nothing`, async ({
    context,
    page,
  }) => {
    await context.route('**/apps/cms/legacy/*', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      const contentType = types[name.split('.').at(-1) ?? ''] ?? '';
      return route.fulfill({ body: files.get(name) ?? '', contentType });
    });
    const address = `/apps/cms/legacy/${entry}`;
    await changeListed(context, 'cms', { kind: 'umd', entry: address, manifest: undefined });
    await signIn(page, 'supervisor');

    for (const time of [1, 2]) {
      await switchTo(page, '内容管理');
      await expect(at(page, '/dashboard/analysis')).toBeVisible();
      expect(await count(page, 'mounts')).toBe(time);
      await expect(left(page)).toHaveCount(2);

      // It goes on by itself, the shell follows, and it is the same app there.
      await page.getByLabel('旧系统备注').fill('写到一半');
      await page.getByRole('button', { name: '去图册' }).click();
      await expect(at(page, '/album/season')).toBeVisible();
      await expect(page).toHaveURL(/\/cms\/album\/season/);
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
