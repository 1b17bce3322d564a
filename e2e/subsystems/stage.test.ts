import type { Page } from '@playwright/test';
import { changeListEntry, listRelease, serveRelease } from '../support/handwritten-systems.ts';
import { expect, signIn, test, switchTo } from '../support/portal.ts';

const panel = (page: Page, reason: string) =>
  page.getByRole('alert').filter({ hasText: reason, visible: true });
const again = (page: Page) => page.getByRole('button', { name: '重新加载' });
const heading = (page: Page, key: string) => page.locator(`[data-subsystem="${key}"] h1:visible`);

/** Nothing around the page has suffered: the menu is there, and another system opens. */
async function expectShellLives(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await switchTo(page, '用户管理');
  await expect(heading(page, 'crm')).toBeVisible();
}

test.describe('a built system that was tampered with', () => {
  test.use({ expectedErrors: [/integrity|SubsystemFailure|Failed to load/i] });

  for (const [what, files, open] of [
    ['entry', /\/apps\/ams\/index-[\w-]+\.js$/, (page: Page) => switchTo(page, '行政管理')],
    [
      'page',
      /\/apps\/ams\/NoticePage-[\w-]+\.js$/,
      async (page: Page) => void (await page.goto('/ams/notice/list')),
    ],
  ] as const) {
    test(`T25 one byte of its ${what} is another: it is refused, and the shell lives`, async ({
      page,
    }) => {
      let isTampered = true;
      await page.route(files, async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        if (isTampered) body[body.length - 1] = 0x20;
        await route.fulfill({ response, body });
      });
      await signIn(page, 'administrator', '/user/login?redirect=%2Fcrm%2Fdashboard%2Fanalysis');
      await open(page);

      await expect(panel(page, '该系统的文件与登记的不一致')).toBeVisible();
      await expect(heading(page, 'ams')).toHaveCount(0);
      isTampered = false;
      await again(page).click();
      await expect(heading(page, 'ams')).toBeVisible();
      await expectShellLives(page);
    });
  }

  test('T25 one byte of its style is another: it is refused, and the shell lives', async ({
    context,
    page,
  }) => {
    const release = { version: '1.0.0' };
    await serveRelease(context, 'ams', release);
    await listRelease(context, 'ams', release);
    await page.route('**/apps/ams/handmade-1.0.0/style.css', (route) =>
      route.fulfill({ body: 'h1 { color: red }', contentType: 'text/css' }),
    );
    await signIn(page, 'supervisor');
    await switchTo(page, '行政管理');

    await expect(panel(page, '该系统的文件与登记的不一致')).toBeVisible();
    await expectShellLives(page);
  });
});

test.describe('a system that cannot be had', () => {
  test.use({ expectedErrors: [/SubsystemFailure|Failed to load resource/] });

  test('MFE-07 whatever its host answers, the reason is told with a way to try again, and nothing else suffers', async ({
    context,
    page,
  }) => {
    await changeListEntry(context, 'ams', { manifest: undefined });
    let answer: { status: number; contentType?: string; body?: string } | undefined;
    await page.route('**/apps/ams/subsystem.json', (route) =>
      answer ? route.fulfill(answer) : route.continue(),
    );
    answer = { status: 404 };
    await signIn(page, 'supervisor');
    await switchTo(page, '行政管理');
    await expect(panel(page, '该系统没有可在门户内打开的程序')).toBeVisible();

    for (const next of [
      { status: 500 },
      { status: 200, contentType: 'text/html', body: '<!doctype html><div id="app"></div>' },
    ]) {
      answer = next;
      await again(page).click();
      await expect(panel(page, '未能取得该系统的加载清单')).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    answer = undefined;
    await again(page).click();
    await expect(heading(page, 'ams')).toBeVisible();
    await expectShellLives(page);
  });

  test('MFE-03 CON-02 one that never answers is given up after 120000 ms, not after 119999', async ({
    context,
    page,
  }) => {
    await page.clock.install();
    await changeListEntry(context, 'ams', { manifest: undefined });
    await page.route('**/apps/ams/subsystem.json', () => new Promise<void>(() => undefined));
    await signIn(page, 'supervisor');
    await expect(heading(page, 'ors')).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await switchTo(page, '行政管理');
    await expect(page.getByRole('progressbar', { name: '正在加载 行政管理…' })).toBeVisible();

    const given = panel(page, '该系统在 120 秒内未能加载完成');
    await page.clock.runFor(119_900);
    await expect(given).toHaveCount(0);
    await page.clock.runFor(101);
    await expect(given).toBeVisible();
    await expect(again(page)).toBeVisible();
  });
});

test.describe('a system that throws', () => {
  test.use({ expectedErrors: [/SubsystemFailure|broken on purpose/] });

  test('MFE-07 while it is mounted: the panel says so, and menu and tabs can be used', async ({
    context,
    page,
  }) => {
    const release = { version: '1.0.0', mount: `throw new Error('broken on purpose');` };
    await serveRelease(context, 'ams', release);
    await listRelease(context, 'ams', release);
    await signIn(page, 'supervisor');
    await switchTo(page, '行政管理');

    await expect(panel(page, '该系统启动时出错')).toBeVisible();
    await expect(again(page)).toBeVisible();
    await expectShellLives(page);
  });

  test('MFE-05 while it is unmounted: its place is empty all the same, and the next page comes', async ({
    context,
    page,
  }) => {
    const release = { version: '1.0.0', unmount: `throw new Error('broken on purpose');` };
    await serveRelease(context, 'ams', release);
    await listRelease(context, 'ams', release);
    await signIn(page, 'supervisor');
    await switchTo(page, '行政管理');
    await expect(page.getByRole('heading', { name: '手写系统 1.0.0' })).toBeVisible();
    const logged = page.waitForEvent('console', (message) => message.text().includes('on purpose'));
    await expectShellLives(page);

    await logged;
    await expect(page.locator('[data-subsystem="ams"]')).toHaveCount(0);
  });
});

test('MFE-06 of systems wished for in haste only the last one is shown, under one loading message', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await expect(heading(page, 'ors')).toBeVisible();
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/apps\/(ams|crm)\/[\w-]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await switchTo(page, '行政管理');
  await switchTo(page, '用户管理');
  // Its menu is there, and the first system is no longer wished for: before that it may still be mounted.
  await expect(page).toHaveURL(/\/crm\//);
  await expect(page.getByRole('status').filter({ hasText: /正在加载/ })).toHaveCount(1);
  letCome();

  await expect(heading(page, 'crm')).toBeVisible();
  await expect(page.locator('[data-subsystem="ams"] h1')).toHaveCount(0);
});
