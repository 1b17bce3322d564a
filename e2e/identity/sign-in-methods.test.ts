import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { test } from '../support/external-services.ts';
import { expect } from '../support/portal.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const workNo = (page: Page) => page.getByLabel('工号', { exact: true });
const password = (page: Page) => page.getByLabel('密码', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

test('LOG-02 the login page has its title, three ways in, two fields, two links and the footer', async ({
  page,
}) => {
  await page.goto('/user/login');
  await expect(page).toHaveTitle('云织集团数字运营平台');
  for (const name of ['工号登录', '手机登录', '钉钉扫码']) {
    await expect(tab(page, name)).toBeVisible();
  }
  await expect(workNo(page)).toBeVisible();
  await expect(password(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByRole('link', { name: '忘记密码' })).toBeVisible();
  await expect(page.getByRole('link', { name: '注册账号' })).toBeVisible();
  await expect(page.getByText(/© 2026 .*数字运营中心/)).toBeVisible();
});

test('LOG-31 the login page has no accessibility fault in any tab or with an error', async ({
  page,
}) => {
  await page.goto('/user/login');
  await submit(page).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
  for (const name of ['工号登录', '手机登录', '钉钉扫码']) {
    await tab(page, name).click();
    await expectAccessible(page, name);
  }
});
