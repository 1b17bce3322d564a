import { fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { expect } from '../support/portal.ts';
import {
  alert,
  fillForm,
  storedValue,
  menu,
  refusedCalls,
  test,
  workNoOf,
} from '../support/external-services.ts';
import { dingTalkClerk, dingTalkStranger } from '../support/start-with-services.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Mobile) AppleWebKit/537.36 Chrome/118 Mobile Safari/537.36 AliApp(DingTalk/7.6.0)';
const desktopApp =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/118 Safari/537.36 DingTalk(7.6.0)';

/** Puts the bridge of the app on an Android phone into the page, which gives out these codes. */
async function injectBridge(page: Page, codes: string[]): Promise<void> {
  await page.addInitScript((given) => {
    const exec = (ok: (result: unknown) => void, fail: (problem: unknown) => void) => {
      const code = given.shift();
      if (code) ok({ code });
      else fail({ errorCode: '3' });
    };
    Object.assign(window, { nuva: { isReady: true, require: () => exec } });
  }, codes);
}

test.describe('on a phone inside the workplace app', () => {
  test.use({
    userAgent: android,
    viewport: { width: 390, height: 844 },
    expectedErrors: refusedCalls,
  });

  test('LOG-21 the page for the app takes its code to the server, and then signs in', async ({
    page,
    external,
  }) => {
    const code = external.dingtalk.appCodeOf(dingTalkClerk);
    await injectBridge(page, [code]);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/register\/auth|dingdingLogin/.test(pathname))
        asked.push(`${request.method()} ${pathname}`);
    });
    const authorised = page.waitForRequest('**/common/dingDing/register/auth?*');
    const answered = page.waitForResponse('**/common/sys/userLogin/dingdingLogin');

    await page.goto('/user/dingLogin');

    const query = new URL((await authorised).url()).searchParams;
    expect([query.get('authCode'), query.get('sysType')]).toEqual([code, 'micro']);
    expect(await (await answered).json()).toMatchObject({ success: true, code: '200' });
    await expect(page).toHaveURL(/\/dashboard\/analysis(\?store=\w+)?$/);
    expect(asked).toEqual([
      'GET /api/common/dingDing/register/auth',
      'POST /api/common/sys/userLogin/dingdingLogin',
    ]);
    expect(await workNoOf(page)).toBe('900002');
  });

  test('a session the server no longer knows leads to the sign-in page, once', async ({
    page,
    external,
  }) => {
    await page.goto('/user/login');
    await page.getByRole('tab', { name: '工号登录' }).click();
    await fillForm(page, external, '900001');
    await page.evaluate(() => {
      localStorage.setItem('pro__Access-Token', '{"value":"of long ago","expire":null}');
      localStorage.setItem('pro__CURRENT_SYSTEM', '{"value":"gims","expire":null}');
    });
    await page.goto('/portalHomePage');

    await expect(alert(page)).toContainText('钉钉');
    await expect(page).toHaveURL(/\/user\/login\?redirect=%2FportalHomePage$/);
    expect(await storedValue(page, 'Access-Token')).toBeNull();
  });

  test('LOG-21 an answer with any other code is no sign-in', async ({ page, external }) => {
    await injectBridge(page, [external.dingtalk.appCodeOf(dingTalkClerk)]);
    await page.route('**/common/sys/userLogin/dingdingLogin', async (route) => {
      const response = await fetchWhole(route);
      await route.fulfill({ json: { ...(await response.json()), code: 200 } });
    });
    await page.goto('/user/dingLogin');

    await expect(alert(page)).toContainText('系统异常');
    expect(await storedValue(page, 'Access-Token')).toBeNull();
    await expect(page).toHaveURL(/\/user\/dingLogin$/);
  });

  test('LOG-22 the entry for phones signs in with one call, and keeps token and person', async ({
    page,
    external,
  }) => {
    const code = external.dingtalk.appCodeOf(dingTalkClerk);
    await injectBridge(page, [code]);
    const sent = page.waitForRequest('**/common/sys/userLogin/dingdingLoginmb');

    await page.goto('/user/dingLoginmb');

    expect((await sent).postDataJSON()).toEqual({ sysType: 'micro', code });
    // A clerk of one store works for it without being asked.
    await expect(page).toHaveURL(/\/dashboard\/analysis\?store=S02001$/);
    expect((await storedValue(page, 'Access-Token')).value).toMatch(/^[\w-]{43}$/);
    expect(await workNoOf(page)).toBe('900002');
  });

  test('who is unknown here is told so on the phone, and led to binding', async ({
    page,
    external,
  }) => {
    await injectBridge(page, [external.dingtalk.appCodeOf(dingTalkStranger)]);
    await page.goto('/user/dingLoginmb');

    await expect(alert(page)).toContainText('尚未绑定工号');
    await expect(page.getByRole('link', { name: '绑定工号' })).toBeVisible();
  });

  test('A13 when DingTalk breaks that is said, and no other way is tried', async ({
    page,
    external,
  }) => {
    external.dingtalk.fail('breaks');
    await injectBridge(page, [external.dingtalk.appCodeOf(dingTalkClerk)]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/user/dingLogin');

    await expect(alert(page)).toContainText('暂时无法使用');
    await expect(page.getByRole('button', { name: '用钉钉登录' })).toBeVisible();
    expect(asked.filter((url) => /userLogin\/(?!ways|signInKey)|phoneLogin/.test(url))).toEqual([]);
    expect(await storedValue(page, 'Access-Token')).toBeNull();
  });

  test('GRD-16 the portal is shown once the app says who opened it', async ({ page, external }) => {
    await injectBridge(page, [external.dingtalk.appCodeOf(dingTalkClerk)]);
    await page.goto('/portalHomePage');

    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(/\/portalHomePage$/);
    expect(await workNoOf(page)).toBe('900002');
  });

  test('GRD-17 when the app check fails the portal gives way to the login page, which says why', async ({
    page,
  }) => {
    await injectBridge(page, ['made-up']);
    await page.goto('/portalHomePage');

    await expect(page).toHaveURL(/\/user\/login\?redirect=%2FportalHomePage$/);
    await expect(alert(page)).toContainText('登录凭证无效或已过期');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('inside the workplace app on a desktop', () => {
  test.use({ userAgent: desktopApp });

  test('LOG-23 a page for phones says where to open it', async ({ page }) => {
    await page.goto('/user/dingLoginmb');

    await expect(alert(page)).toHaveText('请在手机端钉钉查看');
  });

  test('an app that brings the JSAPI along is asked by it', async ({ page, external }) => {
    const code = external.dingtalk.appCodeOf(dingTalkClerk);
    await page.addInitScript((given) => {
      const requestAuthCode = ({ onSuccess }: { onSuccess: (result: object) => void }) =>
        onSuccess({ code: given });
      Object.assign(window, { DingTalkPC: { runtime: { permission: { requestAuthCode } } } });
    }, code);
    await page.goto('/user/dingLogin');

    await expect(menu(page)).toBeVisible();
  });
});

test('LOG-23 a page for phones opened in a browser says where to open it', async ({ page }) => {
  await page.goto('/user/dingLoginmb');

  await expect(alert(page)).toHaveText('请在手机端钉钉查看');
  await expect(page.getByText('请在手机钉钉的工作台里进入本应用')).toBeVisible();
});

test('a scan on the desktop leads to DingTalk and back to the page that was asked for', async ({
  page,
  external,
}) => {
  await page.goto('/user/dingLogin?redirect=%2Fisps%2FuserAnnouncement');
  await page.getByRole('button', { name: '打开钉钉扫码' }).click();
  await page.getByRole('link', { name: dingTalkClerk.name }).click();

  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(`${external.origin}/isps/userAnnouncement`);
});

test('a code that was fetched in another browser signs nobody in here', async ({
  page,
  browser,
  external,
}) => {
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${external.origin}/user/dingLogin`);
  await other.getByRole('button', { name: '打开钉钉扫码' }).click();
  const link = await other.getByRole('link', { name: dingTalkClerk.name }).getAttribute('href');

  await page.route('**/sys/thirdLogin/arrive', async (route) => {
    const response = await fetchWhole(route);
    // Otherwise the browser logs the refusal, which this test provokes.
    await route.fulfill({ status: 200, json: await response.json() });
  });
  await page.goto(link ?? '');

  await expect(alert(page)).toContainText('不是从本浏览器发起');
  expect(await storedValue(page, 'Access-Token')).toBeNull();
  expect(new URL(page.url()).search).toBe('');
});
