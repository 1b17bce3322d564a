import type { Page } from '@playwright/test';
import { issueSignInTicket } from '@portal/contract/identity/tickets';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect } from '../support/portal.ts';
import {
  alert,
  fillForm,
  menu,
  refusedCalls,
  test,
  workNoOf,
} from '../support/external-services.ts';
import { handOverClient, otherStaff, quickStaff, staff } from '../support/start-with-services.ts';

/** Signs in at the provider as one of its people, who is sent back from there. */
async function comeByProvider(
  page: Page,
  { name }: { name: string },
  path = '/user/login',
): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: '员工账号' }).click();
  await page.getByRole('link', { name }).click();
}

test('LOG-29 a provider is a mark on the sign-in page; who proves a password once is bound by it', async ({
  page,
  external,
}) => {
  await comeByProvider(page, staff);

  await expect(page.getByText(`员工账号「${staff.name}」尚未绑定工号`)).toBeVisible();
  await fillForm(page, external, '900003');
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await comeByProvider(page, staff);
  await expect(menu(page)).toBeVisible();
  expect(await workNoOf(page)).toBe('900003');
});

test('LOG-29 who signs in before it is known that they are not bound is bound all the same', async ({
  page,
  external,
}) => {
  const sent = Promise.withResolvers<void>();
  await page.route('**/sys/thirdLogin/arrive', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await comeByProvider(page, quickStaff);
  await page.getByLabel('工号', { exact: true }).fill('900006');
  await page.getByLabel('密码', { exact: true }).fill(external.passwordOf('900006'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('button', { name: '正在登录…' })).toBeDisabled();
  sent.resolve();
  await expect(menu(page)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await comeByProvider(page, quickStaff);
  await expect(menu(page)).toBeVisible();
  expect(await workNoOf(page)).toBe('900006');
});

test('LOG-29 whoever says no at the provider comes back to words above the form', async ({
  page,
}) => {
  await page.goto('/user/login');
  await page.getByRole('button', { name: '员工账号' }).click();
  await page.getByRole('link', { name: '拒绝' }).click();

  await expect(alert(page)).toHaveText('登录已取消，未能完成授权');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test.describe('a binding in the account centre', () => {
  // The first try is refused: another system's word proves nothing.
  test.use({ expectedErrors: [/status of 403/] });

  test('it is undone by who shows that it is they, and nobody comes in by it any more', async ({
    page,
    external,
  }) => {
    const come = () =>
      comeByProvider(page, otherStaff, '/user/login?redirect=%2Faccount%2Fsettings%2Fbinding');
    await come();
    await expect(page.getByText('尚未绑定工号')).toBeVisible();
    await fillForm(page, external, '900004');
    const bindings = page.getByRole('region', { name: '绑定的账号' });
    await expect(bindings).toContainText(/手机号 154\*{4}\d{4}/);
    await expect(bindings.getByRole('heading', { name: '员工账号' })).toBeVisible();
    await expectAccessible(page, 'bindings');

    await bindings.getByRole('button', { name: '解除绑定员工账号' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '解除绑定' }).click();
    const asked = page.getByRole('dialog', { name: '请确认是您本人' });
    await asked.getByLabel('密码', { exact: true }).fill(external.passwordOf('900004'));
    await asked.getByRole('button', { name: '验证', exact: true }).click();
    await expect(page.getByText('已解除绑定')).toBeVisible();
    await expect(bindings).toContainText('尚未绑定');

    await page.evaluate(() => localStorage.clear());
    await come();
    await expect(page.getByText(`员工账号「${otherStaff.name}」尚未绑定工号`)).toBeVisible();
  });
});

test('CAS is a way of its own, and leads back in', async ({ page }) => {
  await page.goto('/user/login');
  await page.getByRole('button', { name: '单点登录' }).click();
  await page.getByRole('link', { name: '900001' }).click();

  await expect(menu(page)).toBeVisible();
  expect(page.url()).not.toContain('ticket');
});

test.describe('when CAS vouches for nobody we know, or not at all', () => {
  test.use({ expectedErrors: refusedCalls });

  test('each failure has its own words', async ({ page, external }) => {
    const come = (user: string) =>
      page.goto(
        `/user/login?ticket=${external.cas.ticketFor(user, `${external.origin}/user/login`)}`,
      );
    await come('999999');
    await expect(alert(page)).toContainText('在本平台没有对应的工号');
    await page.goto('/user/login?ticket=ST-forged');
    await expect(alert(page)).toContainText('登录凭证无效或已过期');
    external.cas.fail('talks nonsense');
    await come('900001');
    await expect(alert(page)).toContainText('返回的内容无法识别');
    external.cas.fail('says nothing');
    await come('900001');
    await expect(alert(page)).toContainText('没有及时响应');
  });
});

test('the ways by services outside have no accessibility fault', async ({ page, external }) => {
  await page.goto('/user/dingLogin');
  await expect(page.getByRole('button', { name: '打开钉钉扫码' })).toBeVisible();
  await expectAccessible(page, 'scan');
  await page.goto('/user/login');
  await fillForm(page, external, '900001');
  await expect(menu(page)).toBeVisible();
  const { url } = await external.call(issueSignInTicket, { ...handOverClient, workNo: '900003' });
  await page.goto(url);
  await expect(page.getByRole('button', { name: /^切换为/ })).toBeVisible();
  await expectAccessible(page, 'choice');
});
