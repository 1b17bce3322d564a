import type { Page } from '@playwright/test';
import { givePhone, createPerson } from '../support/test-people.ts';
import { codeFor, expect, test } from '../support/portal.ts';

/** The page; the sign-in form waits behind it, unseen. */
const shell = (page: Page) => page.locator('#root');
const field = (page: Page, name: string) => shell(page).getByLabel(name, { exact: true });
const next = (page: Page) => shell(page).getByRole('button', { name: '下一步' });
const back = (page: Page) => shell(page).getByRole('button', { name: '上一步' });
const current = (page: Page) => shell(page).locator('[aria-current=step]');

test('LOG-26 the link beside the password leads to the wizard', async ({ page }) => {
  await page.goto('/user/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL(/\/user\/alteration$/);
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible();
});

test('LOG-27 there are four steps; none is left before it is right, and the way back keeps what was typed', async ({
  page,
}) => {
  await page.goto('/user/alteration');
  await expect(shell(page).getByRole('list', { name: '步骤' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expect(current(page)).toHaveText('1确认账号');

  await next(page).click();
  await expect(shell(page).getByText('请输入用户名或手机号')).toBeVisible();
  await expect(current(page)).toHaveText('1确认账号');
  await field(page, '用户名或手机号').fill('nobody_at_all');
  await next(page).click();

  await expect(current(page)).toHaveText('2验证手机');
  await expect(field(page, '手机号')).toBeFocused();
  await field(page, '手机号').fill('12612345678');
  await next(page).click();
  await expect(shell(page).getByText('请输入正确手机号')).toBeVisible();
  await field(page, '手机号').fill('13812345678');
  await field(page, '验证码').fill('123456');
  await next(page).click();
  await expect(shell(page).getByText('手机验证码失效，请重新获取')).toBeVisible();
  await expect(current(page)).toHaveText('2验证手机');

  await back(page).click();
  await expect(field(page, '用户名或手机号')).toHaveValue('nobody_at_all');
  await next(page).click();
  await expect(field(page, '手机号')).toHaveValue('13812345678');
  await expect(field(page, '验证码')).toHaveValue('123456');
});

test.describe('for somebody without a menu', () => {
  // Their board is asked for ahead, and refused; the page they land on says so.
  test.use({ expectedErrors: [/Failed to load resource.*403/] });

  test('LOG-27 the code on the telephone leads to a new password, and the result back to the login', async ({
    page,
  }) => {
    const person = await createPerson({ menuItems: [] });
    const [phone, { workNo }] = [await givePhone(person), person];
    await page.goto('/user/alteration');
    await field(page, '用户名或手机号').fill(workNo);
    await next(page).click();
    await field(page, '手机号').fill(phone);
    await shell(page).getByRole('button', { name: '获取验证码' }).click();
    await field(page, '验证码').fill(await codeFor(phone));
    await next(page).click();

    await expect(current(page)).toHaveText('3设置新密码');
    await expect(field(page, '用户名')).toHaveValue(workNo);
    await expect(field(page, '用户名')).not.toBeEditable();
    await field(page, '新密码').fill('Fen-Osprey-38');
    await field(page, '确认新密码').fill('Fen-Osprey-39');
    await next(page).click();
    await expect(shell(page).getByText('两次输入的密码不一致，请重新输入')).toBeVisible();
    await back(page).click();
    await next(page).click();
    await expect(field(page, '新密码')).toHaveValue('Fen-Osprey-38');
    await field(page, '确认新密码').fill('Fen-Osprey-38');

    await page.clock.install();
    await next(page).click();
    await expect(current(page)).toHaveText('4完成');
    await expect(shell(page).getByText('将在5秒后返回登录页面.')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/user\/login$/);
    await expect(page.getByLabel('工号', { exact: true })).toHaveValue(workNo);
    await page.getByLabel('密码', { exact: true }).fill('Fen-Osprey-38');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    // Let in, and told there what there is to be had without a role.
    await expect(page.getByText('您暂无该系统权限,请联系管理员!')).toBeVisible();
  });
});
