import type { Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './axe.ts';
import { expect, test } from './portal.ts';
import { startServer } from './server-process.ts';

const production = {
  NODE_ENV: 'production',
  PORTAL_SECRET: 'made up for this journey and of no use anywhere else',
  // It says its address in the log, and nowhere else.
  LOG_LEVEL: 'info',
};

test.use({ expectedErrors: [/Failed to load resource.*403/] });

/** Shows work number and password at the sign-in page one is at. */
async function enter(page: Page): Promise<void> {
  await page.getByLabel('工号', { exact: true }).fill('800001');
  await page.getByLabel('密码', { exact: true }).fill('Kelp-72913');
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('the first administrator of an installation is made with the token it printed, once', async ({
  page,
  browser,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-setup-'));
  const server = await startServer(directory, production);
  try {
    // It listens first, and makes the token then.
    const printed = () => readFile(join(directory, 'setup-token'), 'utf8').catch(() => '');
    await expect.poll(printed).not.toBe('');
    const token = (await printed()).trim();
    await page.goto(`${server.origin}/setup`);
    await page.getByRole('button', { name: '创建管理员' }).click();
    for (const words of ['请输入初始化口令', '请输入用户名', '请输入姓名', '请输入新密码!']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByLabel('初始化口令')).toBeFocused();
    await expectAccessible(page);

    const fill = (name: string, value: string) =>
      page.getByRole('main').getByLabel(name, { exact: true }).fill(value);
    await fill('初始化口令', 'not the token');
    await fill('姓名', '管理员');
    await fill('工号', 'abc');
    await page.getByRole('main').getByLabel('工号').blur();
    // VAL-05: the words name six characters, the rule takes four.
    await expect(page.getByText('用户名长度为6到18位')).toBeVisible();
    await fill('工号', '800001');
    await fill('新密码', 'Kelp-72913');
    await fill('确认新密码', 'Kelp-72913');
    await page.getByRole('button', { name: '创建管理员' }).click();
    await expect(page.getByText('系统已完成初始化，或初始化口令不正确')).toBeVisible();

    await fill('初始化口令', token);
    await page.getByRole('button', { name: '创建管理员' }).click();
    await expect(page.getByText('管理员创建成功，请登录')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/user/login');

    // Who has just shown the token needs no other code for the first second factor.
    await enter(page);
    await expect(page.getByRole('img', { name: '验证器 App 的二维码' })).toBeVisible();
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${server.origin}/user/login`);
    await enter(elsewhere);
    await expect(elsewhere.getByLabel('启用码')).toBeVisible();

    await page.goto(`${server.origin}/setup`);
    await expect(page.getByText('系统已完成初始化，请使用管理员账号登录。')).toBeVisible();
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

test('where there are administrators, nobody is made one', async ({ page }) => {
  await page.goto('/setup');
  await expect(page.getByText('系统已完成初始化，请使用管理员账号登录。')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
