import { expect, signInByForm, test } from '../support/portal.ts';

const layouts = ['topmenu', 'sidemenu'] as const;
const windows = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const layout of layouts) {
  for (const [device, viewport] of Object.entries(windows)) {
    test.describe(`${layout} on a ${device}`, () => {
      test.use({ viewport });

      test('a supervisor signs in, reads the board, works in another system and signs out', async ({
        page,
      }) => {
        await page.addInitScript(
          (value) => {
            localStorage.setItem('pro__PORTAL_SETTINGS', JSON.stringify({ value, expire: null }));
          },
          { layout },
        );
        await signInByForm(page, 'supervisor', '/user/login', { store: 'S02001' });

        await expect(page).toHaveURL(/\/ors\/dashboard\/analysis\?store=S02001$/);
        await expect(page.getByRole('heading', { level: 1, name: '经营看板' })).toBeVisible();
        await expect(page.getByText('本月销售额', { exact: true })).toBeVisible();

        await page.getByRole('button', { name: /切换系统/ }).click();
        await page.getByRole('button', { name: /行政管理/ }).click();
        await expect(page).toHaveURL(/\/ams\/dashboard\/analysis$/);
        await expect(page.locator('[data-subsystem="ams"] h1:visible')).toBeVisible();

        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'nothing sticks out sideways').toBe(0);

        await page.getByRole('button', { name: '用户菜单' }).click();
        await page.getByRole('menuitem', { name: '退出登录' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
        await expect(page).toHaveURL(/\/user\/login$/);
        await expect(page.getByLabel('工号', { exact: true })).toHaveValue('900001');
      });
    });
  }
}
