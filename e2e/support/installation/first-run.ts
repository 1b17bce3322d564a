import type { Page } from '@playwright/test';
import { expect } from '../portal.ts';

export const guide = '/ams/installation/guide';
export const dialog = (page: Page) => page.getByRole('dialog');
/** The page of the tab that is shown. */
export const shown = (page: Page) => page.locator('.tabs-panel[data-state=shown]');

/** A step of the first-run guide, or one of its checks. */
export const step = (page: Page, title: string) =>
  shown(page)
    .locator('.first-run-step')
    .filter({ has: page.getByText(title, { exact: true }) });

/** Publishes the draft that is shown. */
export async function publish(page: Page): Promise<void> {
  await expect(shown(page).getByRole('heading', { level: 1, name: '权限发布' })).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await dialog(page).getByLabel('发布说明').fill('开始使用');
  await dialog(page).getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('已发布，在线页面将自动更新')).toBeVisible();
}

/** Gives a role to people, and publishes that. */
export async function giveRole(
  page: Page,
  { origin, role, workNos }: { origin: string; role: string; workNos: readonly string[] },
): Promise<void> {
  await page.goto(`${origin}/ams/role/roles`);
  await page.getByLabel('查找角色').fill(role);
  await shown(page).locator('.roles-list li button').click();
  await page.getByText('成员', { exact: true }).click();
  await page.getByRole('button', { name: '添加成员' }).click();
  for (const workNo of workNos) {
    await dialog(page).getByRole('combobox', { name: '人员' }).fill(workNo);
    await page.getByRole('option', { name: new RegExp(workNo) }).click();
  }
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: '放入草稿' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`${origin}/ams/role/publish`);
  await publish(page);
}

/** Signs somebody in with the password they were told, and chooses one of their own. */
export async function signInFirst(
  page: Page,
  { origin, ...person }: { origin: string; workNo: string; first: string; password: string },
): Promise<void> {
  await page.goto(`${origin}/user/login`);
  await page.getByLabel('工号', { exact: true }).fill(person.workNo);
  await page.getByLabel('密码', { exact: true }).fill(person.first);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByLabel('旧密码', { exact: true }).fill(person.first);
  await page.getByLabel('新密码', { exact: true }).fill(person.password);
  await page.getByLabel('确认新密码', { exact: true }).fill(person.password);
  const saved = page.waitForResponse((response) => response.url().includes('updatePassword'));
  await page.getByRole('button', { name: '保存新密码' }).click();
  await saved;
  await expect(page).not.toHaveURL(/\/user\/login/);
}
