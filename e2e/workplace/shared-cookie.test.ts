import { expect, signInByForm, test } from '../support/portal.ts';

test('CON-18 the sites of the group learn in which system one is, by a secure cookie of their parent domain', async ({
  page,
  context,
  baseURL,
}) => {
  const port = new URL(baseURL ?? '').port;
  await signInByForm(page, 'supervisor', `http://portal.group.localhost:${port}/user/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await context.cookies()).toEqual([
    expect.objectContaining({
      name: 'CURRENT_SYSTEM',
      value: 'ors',
      domain: '.group.localhost',
      secure: true,
      expires: -1,
    }),
  ]);

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('工号', { exact: true })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
