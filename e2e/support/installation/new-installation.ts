import type { Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../authenticator-app.ts';
import { createExternalDatabase } from '../external-database.ts';
import { expect } from '../portal.ts';
import { startServer } from '../server-process.ts';

const production = {
  NODE_ENV: 'production',
  PORTAL_SECRET: 'made up for this journey and of no use anywhere else',
  // It says its address in the log, and nowhere else.
  LOG_LEVEL: 'info',
};
/** The first administrator of an installation. */
export const administrator = { workNo: '800001', password: 'Kelp-72913' };

export interface Installation {
  origin: string;
  /** The token it printed, as soon as it has. */
  token: () => Promise<string>;
}

/** Runs production on an empty database of somebody else's for as long as something is done with it. */
export async function withInstallation(
  act: (installation: Installation) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-setup-'));
  const database = await createExternalDatabase();
  const server = await startServer(directory, { ...production, DATABASE_URL: database.url });
  // It listens first, and makes the token then.
  const printed = () => readFile(join(directory, 'setup-token'), 'utf8').catch(() => '');
  try {
    await act({
      origin: server.origin,
      async token() {
        await expect.poll(printed).not.toBe('');
        return (await printed()).trim();
      },
    });
  } finally {
    await server.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  }
}

export const fill = (page: Page, name: string, value: string) =>
  page.getByRole('main').getByLabel(name, { exact: true }).fill(value);
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

export async function fillForm(page: Page, token: string): Promise<void> {
  await fill(page, '初始化口令', token);
  await fill(page, '姓名', '管理员');
  await fill(page, '工号', administrator.workNo);
  await fill(page, '新密码', administrator.password);
  await fill(page, '确认新密码', administrator.password);
}

/** Gives the number and the password of the first administrator. */
export async function showPassword(page: Page): Promise<void> {
  await fill(page, '工号', administrator.workNo);
  await fill(page, '密码', administrator.password);
  await press(page, '登录');
}

/** Adds an authenticator app as the first second factor, and keeps the recovery codes. */
export async function addSecondFactor(page: Page) {
  await expect(page.getByRole('heading', { name: '设置二次验证', exact: true })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const app = createApp(secret);
  await page.getByRole('textbox', { name: '验证码' }).fill(app.next());
  await page.keyboard.press('Enter');
  await page.getByLabel('我已保存').check();
  await press(page, '完成');
  return app;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
}
