import type { Page } from '@playwright/test';
import { accountOf, expect, type Role, signIn, test } from './portal.ts';

const standingCall = '**/common/sys/userLogin/loginCheckUserPassword*';
const changeCall = '**/common/sys/userInfo/updatePassword';
const titles = {
  initial: '首次登录，请修改初始密码',
  expired: '密码已过期，请修改密码',
  wish: '修改密码',
} as const;

const dialog = (page: Page, state: keyof typeof titles) =>
  page.getByRole('dialog', { name: titles[state] });
const anyDialog = (page: Page) => page.getByRole('dialog', { name: /修改.*密码/ });
const field = (page: Page, name: '旧密码' | '新密码' | '确认新密码') =>
  page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: '保存新密码' });
const meter = (page: Page) => page.getByRole('meter', { name: '密码强度' });
const guard = (page: Page) =>
  page.getByRole('alertdialog').filter({ hasText: '未修改密码将退出登录，确定退出吗?' });

async function fillSignIn(page: Page, role: Role, password = accountOf(role).password) {
  await page.goto('/user/login');
  await page.getByLabel('工号', { exact: true }).fill(accountOf(role).workNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function openFromMenu(page: Page, role: Role = 'employee'): Promise<void> {
  await signIn(page, role);
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(dialog(page, 'wish')).toBeVisible();
}

async function fillChange(page: Page, words: { old: string; next: string; again?: string }) {
  await field(page, '旧密码').fill(words.old);
  await field(page, '新密码').fill(words.next);
  await field(page, '确认新密码').fill(words.again ?? words.next);
}

test.describe('an initial password', () => {
  test.use({ expectedErrors: [/Failed to load resource.*40[13]/] });

  test('PWD-01 PWD-05 PWD-06 it is asked for at once, and the way past leads out', async ({
    page,
  }) => {
    const asked = page.waitForRequest(standingCall);
    await fillSignIn(page, 'initial password');
    expect(new URL((await asked).url()).searchParams.get('workNo')).toBe('900012');
    await expect(dialog(page, 'initial')).toBeVisible();
    await expect(field(page, '旧密码')).toBeFocused();

    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog(page, 'initial')).toBeVisible();

    await dialog(page, 'initial').getByRole('button', { name: '取消' }).click();
    await guard(page).getByRole('button', { name: '取消' }).click();
    await expect(guard(page)).toHaveCount(0);
    await dialog(page, 'initial').getByRole('button', { name: '关闭' }).click();
    await guard(page).getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/user\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull();
  });

  test('PWD-17 the page that waited for the new password goes on with it', async ({ page }) => {
    const { password: old } = accountOf('initial password');
    await fillSignIn(page, 'initial password');
    await expect(dialog(page, 'initial')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    const before = await page.evaluate(() => localStorage.getItem('pro__Access-Token'));
    const sent = page.waitForRequest(changeCall);
    const answered = page.waitForResponse(changeCall);
    await fillChange(page, { old, next: 'Kelp-72913' });
    await page.clock.install();
    await save(page).click();

    expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual([
      'confirmpassword',
      'keyId',
      'oldpassword',
      'password',
      'username',
    ]);
    expect((await sent).method()).toBe('PUT');
    expect((await sent).postDataJSON()).toMatchObject({ username: '900012' });
    expect((await sent).postData()).not.toContain('Kelp-72913');
    await (await answered).finished();
    await expect(page.getByText('密码修改成功!')).toBeVisible();
    await expect(page.getByRole('button', { name: '正在重新登录…' })).toBeDisabled();
    await expect(dialog(page, 'initial')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const after = await page.evaluate(() => localStorage.getItem('pro__Access-Token'));
    expect(after).not.toBe(before);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });
});
