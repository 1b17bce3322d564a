import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { unusedPhone } from '../support/test-people.ts';
import { codeFor, expect, test } from '../support/portal.ts';

/** The page; the sign-in form waits behind it, unseen. */
const shell = (page: Page) => page.locator('#root');
const field = (page: Page, name: string) => shell(page).getByLabel(name, { exact: true });
const submit = (page: Page) => shell(page).getByRole('button', { name: '注册', exact: true });

async function fill(page: Page, { name, phone }: { name: string; phone: string }): Promise<void> {
  await field(page, '用户名').fill(name);
  await field(page, '新密码').fill('Kelp-Heron-72');
  await field(page, '确认新密码').fill('Kelp-Heron-72');
  await field(page, '手机号').fill(phone);
  await shell(page).getByRole('button', { name: '获取验证码' }).click();
  await field(page, '验证码').fill(await codeFor(phone));
}

test('LOG-28 who registers reads so on the result page, and signs in with the name filled in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403/); // the board one would land on is none of theirs
  const name = `heron_${randomUUID().slice(0, 8)}`;
  await page.goto('/user/login');
  await page.getByRole('link', { name: '注册账号' }).click();
  await expect(page).toHaveURL(/\/user\/register$/);
  await fill(page, { name, phone: unusedPhone() });
  await submit(page).click();

  await expect(page).toHaveURL(/\/user\/register-result$/);
  await expect(page.getByRole('heading', { name: `你的账户：${name} 注册成功` })).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page.getByLabel('工号', { exact: true })).toHaveValue(name);
  await page.getByLabel('密码', { exact: true }).fill('Kelp-Heron-72');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('您暂无该系统权限,请联系管理员!')).toBeVisible();
});

test('LOG-28 the result page is about nobody who comes by its address', async ({ page }) => {
  await page.goto('/user/register-result');
  await expect(page.getByText('没有可显示的注册结果')).toBeVisible();
});

test('a name that is taken is told when the form is sent, and everything typed stays', async ({
  page,
}) => {
  await page.goto('/user/register');
  await fill(page, { name: 'Fen_Osprey', phone: unusedPhone() });
  await field(page, '用户名').fill('fen_osprey');
  await page.route('**/sys/user/register', (route) =>
    route.fulfill({
      json: {
        success: false,
        code: 500,
        message: '用户名或手机号已注册，请更换后重试，或直接登录',
        reason: 'registration.taken',
      },
    }),
  );
  await submit(page).click();

  await expect(
    shell(page).getByRole('alert').filter({ hasText: '用户名或手机号已注册' }),
  ).toBeVisible();
  await expect(field(page, '用户名')).toHaveValue('fen_osprey');
  await expect(field(page, '新密码')).toHaveValue('Kelp-Heron-72');
});

test('VAL-01 VAL-02 each field of the registration says what is wrong with it, and the first has the focus', async ({
  page,
}) => {
  await page.goto('/user/register');
  await submit(page).click();
  for (const words of ['请输入用户名', '请输入新密码!', '请再次输入新密码!', '请输入手机号']) {
    await expect(shell(page).getByText(words)).toBeVisible();
  }
  await expect(field(page, '用户名')).toBeFocused();

  await field(page, '手机号').fill('12612345678');
  await expect(shell(page).getByText('请输入正确手机号')).toBeVisible();
  await field(page, '手机号').fill('13812345678');
  await expect(shell(page).getByText('请输入正确手机号')).toBeHidden();
});
