import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  registerRelease,
  startCanary,
  stopCanary,
} from '@portal/contract/subsystems/subsystem-releases';
import { buildLegacy } from '@portal/legacy/build-legacy';
import { callsOver, type MakeCall, overHttp } from '@portal/testing/calls';
import { signInWith } from '@portal/testing/sign-in';
import { changeListEntry, removeReleases } from '../support/handwritten-systems.ts';
import { changeDatabase } from '../support/test-people.ts';
import { accountOf, expect, product, signIn, test, switchTo } from '../support/portal.ts';

const clock = { now: () => new Date() };
const files = await buildLegacy();
const folder = '/apps/cms/released-1/';
const version = '1.0.0+legacy01';
const hashOf = (name: string): string =>
  `sha384-${createHash('sha384')
    .update(files.get(name) ?? '')
    .digest('base64')}`;
const manifest = {
  key: 'cms',
  sdk: 1,
  version,
  requires: {},
  entry: 'app.js',
  css: ['app.css'],
  preload: [],
  integrity: { 'app.js': hashOf('app.js'), 'app.css': hashOf('app.css') },
};

/** Calls as the administrator of releases, who has just signed in. */
async function administrator(): Promise<MakeCall> {
  const { workNo, password } = accountOf('administrator');
  const exchange = overHttp(product().origin);
  const { token } = await signInWith(callsOver(exchange, { clock }), workNo, password);
  return callsOver(exchange, { clock, workNo, token });
}

let call: MakeCall;
test.beforeAll(async () => {
  // As where a reverse proxy puts a program below our own address.
  await changeDatabase(`update subsystem set trusted_origins = array[$1] where key = 'cms'`, [
    product().origin,
  ]);
  call = await administrator();
  const entry = `${product().origin}${folder}subsystem.json`;
  await call(registerRelease, { sysType: 'cms', entry, manifest });
  // Those who work in other stores, other tests among them, go on with what they have.
  await call(startCanary, { sysType: 'cms', version, percent: 0, stores: ['S02001'] });
});
test.afterAll(async () => {
  await call(stopCanary, { sysType: 'cms' });
  await removeReleases('cms');
  await changeDatabase(`update subsystem set trusted_origins = '{}' where key = 'cms'`);
});

const at = (page: Page, path: string) =>
  page.getByRole('heading', { name: `旧系统 ${path}` }).and(page.locator(':visible'));
const unmounts = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'legacyCounts'), 'unmounts')));

test.describe('a release of an app made for qiankun', () => {
  test.use({ expectedErrors: [/integrity|SubsystemFailure|Failed to/i] });

  test('MFE-05 T25 that is vouched for opens, walks, goes and comes again; with one byte changed it is refused', async ({
    context,
    page,
  }) => {
    let isTampered = false;
    await context.route(`**${folder}*`, (route) => {
      const name = new URL(route.request().url()).pathname.replace(folder, '');
      const body = Buffer.from(files.get(name) ?? '');
      if (isTampered && name === 'app.js') body[body.length - 1] = 0x20;
      const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/css';
      return route.fulfill({ body, contentType });
    });
    await changeListEntry(context, 'cms', { kind: 'umd' });
    await signIn(page, 'supervisor');

    for (const time of [1, 2]) {
      await switchTo(page, '内容管理');
      await expect(at(page, '/dashboard/analysis')).toBeVisible();
      await page.getByRole('button', { name: '去图册' }).click();
      await expect(at(page, '/sampleAlbum/season')).toBeVisible();
      await switchTo(page, '用户管理');
      await expect(page.locator('[data-subsystem="crm"] h1:visible')).toBeVisible();
      await expect.poll(() => unmounts(page)).toBe(time);
    }

    isTampered = true;
    await page.goto('/cms/dashboard/analysis');
    const refused = page.getByRole('alert').filter({ hasText: '该系统的文件与登记的不一致' });
    await expect(refused).toBeVisible();
    await expect(page.getByRole('heading', { name: /旧系统/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    isTampered = false;
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(at(page, '/dashboard/analysis')).toBeVisible();
  });
});
