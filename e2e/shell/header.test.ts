import { fetchWhole } from '@portal/testing/answer-instead';
import { accountOf, expect, signIn, signInByForm, test } from '../support/portal.ts';

const pages = ['/ors/dashboard/analysis', '/isps/userAnnouncement'];

for (const path of pages) {
  test(`HDR-01 HDR-18 ${path} has the header's parts and the copyright line`, async ({ page }) => {
    await signIn(page, 'supervisor', `/user/login?redirect=${encodeURIComponent(path)}`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('combobox', { name: '搜索菜单' })).toBeVisible();
    await expect(header.getByRole('button', { name: /通知/ })).toBeVisible();
    await expect(header.getByRole('button', { name: /切换门店/ })).toBeVisible();
    await expect(header.getByRole('button', { name: /用户菜单/ })).toBeVisible();
    await expect(header.getByRole('button', { name: /切换系统/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText(/© 2026 .*数字运营中心/);
  });
}

test.describe('the person in the header', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('HDR-19 is named, and has initials where the picture does not come', async ({ page }) => {
    const picture = '/assets/no-such-picture.png';
    await page.route('**/tempEncryptLogin', async (route) => {
      const response = await fetchWhole(route);
      const answer = await response.json();
      answer.result.userInfo.avatar = picture;
      await route.fulfill({ response, json: answer });
    });
    const asked = page.waitForResponse(`**${picture}`);
    // The person of a session that is stored already came with no answer that could be changed.
    await signInByForm(page, 'supervisor');
    expect((await asked).status()).toBe(404);
    const { realname } = accountOf('supervisor');
    const user = page.getByRole('button', { name: /用户菜单/ });
    await expect(user).toContainText(realname);
    await expect(user.locator('img')).toHaveCount(0);
    await expect(user.locator('[data-initials]')).toHaveAttribute(
      'data-initials',
      realname.slice(-2),
    );
  });
});
