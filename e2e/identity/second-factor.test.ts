import type { Browser, CDPSession, Page } from '@playwright/test';
import { createApp } from '../support/authenticator-app.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { changeDatabase } from '../support/test-people.ts';
import { accountOf, codeFor, expect, type Role, signInByForm, test } from '../support/portal.ts';
import { walkDialog } from '../support/accessibility/walk-dialog.ts';

// The demonstration asks the auditor and the security officer for a second factor; nobody else signs in as they here.

/** Phone number of the demonstration's person at an index. */
const demoPhone = (index: number): string => `154${20_000_000 + index * 37}`;
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: '验证码' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const landed = (page: Page) => page.getByRole('button', { name: '用户菜单' });
const codeList = (page: Page) => page.getByRole('list', { name: '恢复码' }).getByRole('listitem');

/** Signs in with the password, as far as that leads. */
async function showPassword(page: Page, role: Role, path = '/user/login'): Promise<void> {
  const { workNo, password } = accountOf(role);
  await page.goto(path);
  await page.getByLabel('工号', { exact: true }).fill(workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await press(page, '登录');
}

/** Shows the code that was sent to the telephone of the account, as who adds their first factor does. */
async function showPhoneCode(page: Page, role: Role): Promise<void> {
  await page.getByRole('button', { name: '短信验证码' }).click();
  await press(page, '发送验证码');
  const { workNo } = accountOf(role);
  await code(page).fill(await codeFor(demoPhone(Number(workNo) - 900_001)));
  await page.keyboard.press('Enter');
}

async function keepCodes(page: Page): Promise<string[]> {
  await expect(codeList(page)).toHaveCount(10);
  const codes = await codeList(page).allTextContents();
  await expect(page.getByRole('button', { name: '完成' })).toBeDisabled();
  await page.getByLabel('我已保存').check();
  await press(page, '完成');
  return codes;
}

/** Has an administrator make a code for somebody, at their desk. */
async function codeOfAdministrator(browser: Browser, role: Role): Promise<string> {
  const desk = await (await browser.newContext()).newPage();
  await signInByForm(desk, 'administrator', '/user/login?redirect=%2Fams%2Frole%2FsignIn');
  await press(desk, '生成启用码');
  await desk.getByRole('combobox', { name: '人员' }).fill(accountOf(role).workNo);
  await expect(desk.getByRole('option')).toHaveCount(1);
  await expectAccessible(desk);
  await desk.keyboard.press('Enter');
  await press(desk, '生成');
  const made = await desk.getByRole('status', { name: '启用码' }).innerText();
  await desk.context().close();
  return made;
}

/** The address of the running product by name, since browsers make no passkeys for a bare address. */
const byName = (baseURL: string | undefined, path: string): string =>
  new URL(path, baseURL?.replace('127.0.0.1', 'localhost')).href;

/** Lets somebody come to it for the first time, also when this is tried again. */
const forgetFactors = (role: Role): Promise<void> =>
  changeDatabase(
    `with whose as (select id from person where work_no = $1),
       apps as (delete from totp_secret where person_id in (select id from whose)),
       keys as (delete from passkey where person_id in (select id from whose))
     delete from recovery_code where person_id in (select id from whose)`,
    [accountOf(role).workNo],
  );

/** A key in the browser's own software that says yes to everything. */
async function plugKey(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

test('FIX-12 MOD-14 an auditor adds an authenticator app at the first sign-in, shows its code at the next, and a recovery code without it', async ({
  browser,
  page,
  context,
}) => {
  await forgetFactors('auditor');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await showPassword(page, 'auditor');
  await expect(title(page, '设置二次验证')).toBeVisible();
  await expect(page.getByLabel('启用码')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入启用码')).toBeVisible();
  await page.keyboard.type('0000-0000-0000-0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('启用码不正确或已过期')).toBeVisible();
  await page.getByLabel('启用码').fill(await codeOfAdministrator(browser, 'auditor'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: '验证器 App 的二维码' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const app = createApp(secret);

  await expect(code(page)).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入6位数字验证码')).toBeVisible();
  await code(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('验证未通过，请检查后重试')).toBeVisible();
  await code(page).fill(app.next());
  await page.keyboard.press('Enter');

  await expect(codeList(page)).toHaveCount(10);
  await expectAccessible(page);
  await press(page, '复制');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const saved = page.waitForEvent('download');
  await press(page, '下载');
  expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
  const codes = await keepCodes(page);
  expect(copied.split('\n')).toEqual(codes);
  await expect(landed(page)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await showPassword(elsewhere, 'auditor', new URL('/user/login', page.url()).href);
  await expect(title(elsewhere, '二次验证')).toBeVisible();
  await expectAccessible(elsewhere);
  await expect(code(elsewhere)).toBeFocused();
  await elsewhere.keyboard.type(app.next());
  await elsewhere.keyboard.press('Enter');
  await expect(landed(elsewhere)).toBeVisible();

  const third = await (await browser.newContext()).newPage();
  await showPassword(third, 'auditor', new URL('/user/login', page.url()).href);
  await press(third, '恢复码');
  await third.getByLabel('恢复码', { exact: true }).fill(codes[0]?.toLowerCase() ?? '');
  await third.keyboard.press('Enter');
  await expect(landed(third)).toBeVisible();
  await third.goto(new URL('/account/settings/security', page.url()).href);
  await expect(third.getByText('还剩 9 个未使用')).toBeVisible();
  await expectAccessible(third);

  const renew = third.getByRole('button', { name: '重新生成' });
  await renew.click();
  await third.getByRole('alertdialog').getByRole('button', { name: '重新生成' }).click();
  await expect(codeList(third)).toHaveCount(10);
  await walkDialog(third, { opener: renew, field: third.getByLabel('我已保存') });
});

test('FIX-12 MOD-14 a security officer uses a passkey, names it, and keeps it until there is something else', async ({
  page,
  baseURL,
}) => {
  await forgetFactors('security officer');
  await plugKey(page);
  await showPassword(page, 'security officer', byName(baseURL, '/user/login'));
  await expect(title(page, '设置二次验证')).toBeVisible();
  await showPhoneCode(page, 'security officer');
  await page.getByText('通行密钥', { exact: true }).click();
  await press(page, '创建通行密钥');
  await expect(page.getByText('请输入通行密钥的名称')).toBeVisible();
  await page.getByLabel('名称').fill('办公电脑');
  await expectAccessible(page);
  await press(page, '创建通行密钥');
  await keepCodes(page);
  await expect(landed(page)).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('pro__Access-Token'));
  const wanted = '/user/login?redirect=%2Faccount%2Fsettings%2Fsecurity';
  await showPassword(page, 'security officer', byName(baseURL, wanted));
  await expect(page.getByRole('button', { name: '使用通行密钥' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, '办公电脑')).toBeVisible();

  const rename = page.getByRole('button', { name: '重命名办公电脑' });
  await rename.click();
  await walkDialog(page, { opener: rename, field: page.getByLabel('名称') });
  await rename.click();
  await page.getByLabel('名称').fill('家里的电脑');
  await press(page, '保存');
  await expect(title(page, '家里的电脑')).toBeVisible();
  await press(page, '移除家里的电脑');
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('您的角色要求二次验证，请先添加另一种方式')).toBeVisible();

  await page.getByRole('button', { name: '添加', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加验证器 App' });
  const app = createApp((await dialog.locator('code').innerText()).replaceAll(' ', ''));
  await expectAccessible(page);
  await code(page).fill(app.next());
  await press(page, '启用');
  await expect(dialog).toHaveCount(0);
  await press(page, '移除家里的电脑');
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(title(page, '家里的电脑')).toHaveCount(0);
});

test.describe('something dangerous', () => {
  test.use({ expectedErrors: [/403/] });

  test('MOD-14 asks whether it is really they when some time has passed, and is done then', async ({
    page,
  }) => {
    await showPassword(
      page,
      'no department',
      '/user/login?redirect=%2Faccount%2Fsettings%2Fsecurity',
    );
    await expect(landed(page)).toBeVisible();
    await changeDatabase(
      `update session set enrolment_until = now() + interval '1 hour'
       where person_id = (select id from person where work_no = $1)`,
      [accountOf('no department').workNo],
    );
    const stale = { success: false, code: 403, reason: 'proof.stale', message: '', result: null };
    await page.route('**/sys/secondFactor/totp/begin', (route) =>
      route.fulfill({ status: 403, json: { ...stale, timestamp: 0 } }),
    );
    const adding = page.getByRole('dialog', { name: '添加验证器 App' });
    const asked = page.getByRole('dialog', { name: '请确认是您本人' });

    await page.getByRole('button', { name: '添加', exact: true }).first().click();
    await expect(asked.getByLabel('密码', { exact: true })).toBeFocused();
    await expectAccessible(page);
    const opener = adding.getByRole('button', { name: '关闭' });
    await walkDialog(page, { opener, field: asked.getByLabel('密码', { exact: true }) });
    await expect(adding.getByText('二维码没有取到')).toBeVisible();

    await press(page, '重新获取');
    await asked.getByLabel('密码', { exact: true }).fill('no such password');
    await press(page, '验证');
    await expect(asked.getByText('用户名或密码错误')).toBeVisible();
    await page.unroute('**/sys/secondFactor/totp/begin');
    await asked.getByLabel('密码', { exact: true }).fill(accountOf('no department').password);
    await press(page, '验证');
    await expect(adding.getByRole('img', { name: '验证器 App 的二维码' })).toBeVisible();
  });
});

test('whoever turns back at the second step is not signed in', async ({ page }) => {
  await showPassword(page, 'auditor');
  await press(page, '返回登录');

  await expect(page.getByText('登录未完成，请重新登录')).toBeVisible();
  await page.goto('/ams/dashboard/analysis');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});
