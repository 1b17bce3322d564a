import { contextButton, userMenu } from '../support/contexts.ts';
import { expect, signIn, test } from '../support/portal.ts';

test('HDR-08 HDR-10 HDR-11 HDR-12 HDR-13 HDR-14 HDR-15 the header and the user menu of each system have the choice that it knows', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  for (const system of ['crm', 'imos', 'cms']) {
    await test.step(`in ${system} the header shows the business group, and the user menu leads to another`, async () => {
      await page.goto(`/${system}/dashboard/analysis`);
      await expect(contextButton(page)).toHaveText('女装事业部');
      await expect(
        (await userMenu(page)).getByRole('menuitem', { name: '切换事业部' }),
      ).toBeVisible();
    });
  }
  await test.step('in ops the header shows the company; several are offered, one is not', async () => {
    await page.goto('/ops/dashboard/analysis');
    await expect(contextButton(page)).toHaveText('华东分公司');
    await expect((await userMenu(page)).getByRole('menuitem', { name: '切换公司' })).toBeVisible();

    await page.route('**/company/list*', (route) =>
      route.fulfill({
        json: {
          code: '00000000',
          msg: '',
          data: [{ companyNo: 'C01', companyName: '华东分公司', currentCompany: true }],
        },
      }),
    );
    await page.reload();
    await expect(page.locator('.context-button')).toHaveText('华东分公司');
    await expect((await userMenu(page)).getByRole('menuitem', { name: '修改密码' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '切换公司' })).toHaveCount(0);
  });
  await test.step('other systems have no choice to show; dcp has its full-screen page', async () => {
    for (const system of ['ams', 'hr', 'dcp']) {
      await page.goto(`/${system}/dashboard/analysis`);
      await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
      await expect(page.locator('.context-button')).toHaveCount(0);
      const menu = await userMenu(page);
      for (const name of ['修改密码', '退出登录']) {
        await expect(menu.getByRole('menuitem', { name })).toBeVisible();
      }
      await expect(menu.getByRole('menuitem', { name: '全屏页面' })).toHaveCount(
        system === 'dcp' ? 1 : 0,
      );
      await expect(menu.getByRole('menuitem', { name: /切换(事业部|门店|公司)/ })).toHaveCount(0);
      if (system === 'dcp') await menu.getByRole('menuitem', { name: '全屏页面' }).click();
    }
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('content');
  });
});

test('HDR-09 HDR-16 in ors and rcm the header shows the number of the store; the user menu of ors leads to another', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login', { store: 'S02001' });

  await expect(contextButton(page)).toContainText('S02001');
  await expect((await userMenu(page)).getByRole('menuitem', { name: '切换门店' })).toBeVisible();
  await page.goto('/rcm/dashboard/analysis');
  await expect(contextButton(page)).toContainText('S02001');
  await expect((await userMenu(page)).getByRole('menuitem', { name: '切换门店' })).toHaveCount(0);
});
