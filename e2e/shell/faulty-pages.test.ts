import type { Page } from '@playwright/test';
import { listRelease, serveRelease } from '../support/handwritten-systems.ts';
import { expect, signIn, test } from '../support/portal.ts';

const faultCall = '**/common/sys/clientFault';
const part = /\/assets\/SecurityPage-[\w-]+\.js/;
const cause = '机房断电 at build time';

test.use({
  expectedErrors: [/机房断电|SubsystemFailure|exports undefined|Failed to load resource.*404/],
});

/** Collects the console messages of the page from now on. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

const openSecurity = async (page: Page) => {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '账号设置' }).click();
};

for (const [fault, body, told] of [
  ['throws while it is evaluated', `throw new Error('${cause}');`, cause],
  ['lacks its export', 'export const somethingElse = 1;', 'exports undefined'],
] as const) {
  test(`FIX-02 a page of the portal that ${fault} says that it is broken, and why is in the console and in the server's log`, async ({
    page,
  }) => {
    await signIn(page, 'employee');
    const lines = consoleOf(page);
    await page.route(part, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    const reported = page.waitForResponse(faultCall);
    await openSecurity(page);
    const panel = page.getByRole('alert').filter({ hasText: '这个页面出错了' });
    await expect(panel).toContainText('与您的网络无关');
    await expect(panel).not.toContainText('检查网络');
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    expect(lines.join('\n')).toContain(told);

    const report = await reported;
    expect(report.status()).toBe(200);
    expect(report.headers()['x-request-id']).toBeTruthy();
    expect(report.request().postDataJSON()).toMatchObject({
      kind: 'part',
      page: '/account/settings/security',
    });
    expect(report.request().postDataJSON().message).toContain(told);

    await page.unroute(part);
    await panel.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '安全设置' })).toBeVisible();
  });
}

test('FIX-02 a page that cannot be fetched is the network’s doing, as before, and is not reported', async ({
  page,
}) => {
  await signIn(page, 'employee');
  let reports = 0;
  await page.route(faultCall, (route) => {
    reports += 1;
    return route.continue();
  });
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
  await openSecurity(page);
  const panel = page.getByRole('alert').filter({ hasText: '页面暂时无法打开' });
  await expect(panel).toContainText('请检查网络');
  expect(reports).toBe(0);
});

test('FIX-02 a system whose program throws while it is evaluated says that it is broken', async ({
  context,
  page,
}) => {
  const release = { version: '9.9.9+broken', mount: '' };
  const throwing = {
    ...release,
    unmount: `} }; } }; throw new Error('${cause}'); const rest = { a() { return { b() {`,
  };
  await serveRelease(context, 'cms', throwing);
  await listRelease(context, 'cms', throwing);
  await signIn(page, 'supervisor');
  const lines = consoleOf(page);
  const reported = page.waitForRequest(faultCall);
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /内容管理/ }).click();
  const panel = page.getByRole('alert').filter({ hasText: '内容管理 暂时无法打开' });
  await expect(panel).toContainText('启动时出错');
  await expect(panel).not.toContainText('网络');
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'system' });
  expect(lines.join('\n')).toContain(cause);
});
