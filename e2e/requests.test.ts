import type { Request } from '@playwright/test';
import { accountOf, expect, signIn, test } from './portal.ts';

test('CON-21 CON-22 every request says who, when and what for; every GET but those for dictionaries is stamped', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
  });
  await signIn(page, 'supervisor');
  await page.getByRole('button', { name: /通知/ }).click();
  await page.getByRole('button', { name: /切换系统/ }).click();
  await page.getByRole('button', { name: /行政管理/ }).click();
  await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();

  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) {
    const headers = request.headers();
    const url = new URL(request.url());
    expect(headers, url.pathname).toMatchObject({ systype: 'micro', 'tenant-id': '0' });
    expect(headers['bgno'], url.pathname).toBeTruthy();
    expect(Math.abs(Number(headers['timestamp']) - Date.now()), url.pathname).toBeLessThan(60_000);
    if (!url.pathname.includes('/userLogin/')) {
      expect(headers['x-access-token'], url.pathname).toMatch(/^[\w-]{43}$/);
      expect(headers['workno'], url.pathname).toBe('900001');
    }
    const isStamped = /^\d{10}$/.test(url.searchParams.get('_t') ?? '');
    expect(isStamped, url.pathname).toBe(
      request.method() === 'GET' && !url.pathname.includes('/sys/dict/'),
    );
  }
});

test('CON-22 the permission call names the system it asks about', async ({ page }) => {
  await signIn(page, 'supervisor');
  const asked = page.waitForRequest('**/getUserPermissionByToken');
  await page.reload();
  expect((await asked).headers()['systemtype']).toBe('ors');
});

test('a page that is opened again asks for what it shows before its program is there, and asks nothing twice', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await expect(page.locator('.board-main')).toBeVisible();
  const program = Promise.withResolvers<void>();
  await page.route('**/assets/shell-*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  const calls = ['/subsystem/list', '/getUserPermissionByToken', '/dashboard/analysis'];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = calls.find((each) => pathname.endsWith(each));
    if (call === undefined || !pathname.startsWith('/api/')) return;
    asked.push(call);
    expect(request.headers()).toMatchObject({
      workno: accountOf('administrator').workNo,
      systype: 'micro',
    });
  });

  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => asked.toSorted()).toEqual(calls.toSorted());
  program.resolve();
  await expect(page.locator('.board-main')).toBeVisible();
  expect(asked).toHaveLength(calls.length);
});
