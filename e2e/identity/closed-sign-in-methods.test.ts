import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, test } from '../support/portal.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const workNo = (page: Page) => page.getByLabel('工号', { exact: true });

test('an installation without the workplace app offers none, and says so at its address', async ({
  page,
}) => {
  await page.goto('/user/login');
  await expect(tab(page, '手机登录')).toBeVisible();
  await expect(tab(page, '钉钉扫码')).toBeHidden();
  await tab(page, '工号登录').focus();
  for (const name of ['手机登录', '工号登录']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
  }

  await page.goto('/user/dingLogin');
  await expect(page.getByText('本平台尚未接入钉钉，请使用工号登录')).toBeVisible();
  await expect(page.getByText('其他登录方式')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: '返回工号登录' }).click();
  await expect(workNo(page)).toBeVisible();
});

test('a page opened before a way was closed follows what the server says of it', async ({
  page,
}) => {
  const closed = { phone: false, registration: false, dingtalk: null, cas: null, providers: [] };
  await page.route('**/userLogin/ways*', (route) =>
    route.fulfill({ json: { success: true, code: 200, result: closed } }),
  );
  await page.goto('/user/login');

  await expect(page.getByRole('tablist')).toBeHidden();
});
