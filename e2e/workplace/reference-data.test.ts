import type { Page } from '@playwright/test';
import { expect, signIn, switchTo, test } from '../support/portal.ts';

const week = 7 * 24 * 3_600_000;
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`pro__${name}`) ?? 'null'), key);

for (const [name, prefix] of [
  ['门店运营', 'pos'],
  ['渠道管理', 'cnl'],
  ['内容管理', 'uopcms'],
  ['人力资源', 'hr'],
] as const) {
  test(`SYS-14 a switch to ${name} refreshes its cache and stores every dictionary`, async ({
    page,
  }) => {
    await signIn(page, 'administrator');
    await expect.poll(() => kept(page, 'UI_CACHE_DB_BASE_DATA')).not.toBeNull();
    const before = Date.now();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sys/dict/')) asked.push(new URL(request.url()).pathname);
    });

    await switchTo(page, name);

    await expect
      .poll(() => asked)
      .toEqual([
        `/api/${prefix}/sys/dict/refleshCache`,
        `/api/${prefix}/sys/dict/queryAllDictItems`,
      ]);
    await expect
      .poll(async () => (await kept(page, 'UI_CACHE_DB_DICT_DATA')).expire)
      .toBeGreaterThanOrEqual(before + week);
    expect((await kept(page, 'UI_CACHE_DB_DICT_DATA')).value.yn).toHaveLength(2);
  });
}

test('SYS-14 a cache that cannot be refreshed is told, and the dictionaries stay', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.route('**/sys/dict/refleshCache', (route) =>
    route.fulfill({ json: { success: false, code: 500, message: '', result: null, timestamp: 0 } }),
  );
  const before = await kept(page, 'UI_CACHE_DB_DICT_DATA');

  // It is told for six seconds, which the switch alone may take on a slow machine.
  await Promise.all([
    expect(page.getByRole('alert').filter({ hasText: '刷新缓存失败！' })).toBeVisible(),
    switchTo(page, '人力资源'),
  ]);
  expect(await kept(page, 'UI_CACHE_DB_DICT_DATA')).toEqual(before);
});

test('CON-04 dictionaries and base data last seven days, and are fetched again when they are over', async ({
  page,
}) => {
  const before = Date.now();
  await signIn(page, 'administrator');
  for (const key of ['UI_CACHE_DB_DICT_DATA', 'UI_CACHE_DB_BASE_DATA']) {
    await expect.poll(() => kept(page, key), key).not.toBeNull();
    const { expire } = await kept(page, key);
    expect(expire - before, key).toBeGreaterThanOrEqual(week);
    expect(expire - Date.now(), key).toBeLessThanOrEqual(week);
  }
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/queryAllDictItems|queryPullPageDConfigs/.test(request.url())) asked.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.waitForRequest('**/annountCement/listByUser*');
  expect(asked).toEqual([]);

  await page.evaluate(() => {
    for (const key of ['UI_CACHE_DB_DICT_DATA', 'UI_CACHE_DB_BASE_DATA']) {
      const name = `pro__${key}`;
      const stored = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...stored, expire: Date.now() - 1 }));
    }
  });
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect
    .poll(async () => (await kept(page, 'UI_CACHE_DB_BASE_DATA')).expire)
    .toBeGreaterThan(Date.now());
});
