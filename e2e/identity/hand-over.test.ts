import { issueSignInTicket, redeemSignInTicket } from '@portal/contract/identity/tickets';
import { expect } from '../support/portal.ts';
import {
  alert,
  fillForm,
  storedValue,
  menu,
  refusedCalls,
  test,
  workNoOf,
} from '../support/external-services.ts';
import { handOverClient } from '../support/start-with-services.ts';

test('LOG-24 a link of a subsystem signs in without the form, and leaves no ticket in the address', async ({
  page,
  external,
}) => {
  const { url } = await external.call(issueSignInTicket, { ...handOverClient, workNo: '900003' });
  const sent = page.waitForRequest('**/common/sys/userLogin/PasswordFreeLogin');
  await page.goto(url);
  await sent;

  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
  expect(await workNoOf(page)).toBe('900003');
});

test.describe('with somebody signed in', () => {
  test.use({ expectedErrors: refusedCalls });

  test.beforeEach(async ({ page, external }) => {
    await page.goto('/user/login');
    await fillForm(page, external, '900001');
    await expect(menu(page)).toBeVisible();
  });

  for (const name of ['param', 'isgims']) {
    test(`A18 a link with ${name} asks before it replaces them, and they may stay`, async ({
      page,
      external,
    }) => {
      const before = await storedValue(page, 'Access-Token');
      const { ticket } = await external.call(issueSignInTicket, {
        ...handOverClient,
        workNo: '900003',
      });
      await page.goto(`/user/login?${name}=${ticket}`);

      await expect(page.getByText(/当前已登录「.+」/)).toBeVisible();
      expect(await storedValue(page, 'Access-Token')).toEqual(before);
      await page.getByRole('button', { name: /^继续使用/ }).click();
      await expect(menu(page)).toBeVisible();
      expect(await workNoOf(page)).toBe('900001');
    });
  }

  test('A18 switching ends the former session and begins the other', async ({ page, external }) => {
    const { value: former } = await storedValue(page, 'Access-Token');
    const { url } = await external.call(issueSignInTicket, { ...handOverClient, workNo: '900003' });
    await page.goto(url);
    await page.getByRole('button', { name: /^切换为/ }).click();

    await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
    expect(await workNoOf(page)).toBe('900003');
    const valid = await page.request.post(
      `${external.origin}/api/common/sys/userPermission/getLoginValidByToken`,
      { headers: { 'x-access-token': former }, data: {} },
    );
    expect((await valid.json()).result).toBe(false);
  });

  test('A18 whoever thinks too long stays who they are', async ({ page, external }) => {
    const { url, ticket } = await external.call(issueSignInTicket, {
      ...handOverClient,
      workNo: '900003',
    });
    await page.goto(url);
    await expect(page.getByRole('button', { name: /^切换为/ })).toBeVisible();
    await external.call(redeemSignInTicket, { ticket });
    await page.getByRole('button', { name: /^切换为/ }).click();

    await expect(alert(page)).toHaveText('免密登录链接无效、已使用或已过期，请重新获取');
    expect(await workNoOf(page)).toBe('900001');
    await page.getByRole('button', { name: /^继续使用/ }).click();
    await expect(menu(page)).toBeVisible();
  });

  test('A18 a token, a work number or a used ticket in the link changes nothing', async ({
    page,
  }) => {
    const before = await storedValue(page, 'Access-Token');
    for (const wrong of [before.value, '900003', 'x'.repeat(43)]) {
      await page.goto(`/user/login?param=${wrong}`);
      await expect(alert(page)).toHaveText('免密登录链接无效、已使用或已过期，请重新获取');
      await expect(page.getByRole('button', { name: /^切换为/ })).toBeHidden();
      await page.getByRole('button', { name: /^继续使用/ }).click();
      await expect(menu(page)).toBeVisible();
    }
    expect(await storedValue(page, 'Access-Token')).toEqual(before);
  });

  test('A18 a ticket of CAS in the link asks, too', async ({ page, external }) => {
    const ticket = external.cas.ticketFor('900001', `${external.origin}/user/login`);
    await page.goto(`/user/login?ticket=${ticket}`);

    await expect(page.getByRole('button', { name: '切换为 单点登录账号' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^继续使用/ })).toBeFocused();
  });
});
