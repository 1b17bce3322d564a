import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';

const at = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;

const greetings = [
  ['08:59', '早上好'],
  ['09:00', '上午好'],
  ['11:59', '上午好'],
  ['12:00', '中午好'],
  ['13:59', '中午好'],
  ['14:00', '下午好'],
  ['19:59', '下午好'],
  ['20:00', '晚上好'],
] as const;

test('MNU-26 CON-17 the greeting of the workplace changes at nine, twelve, two and eight', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'employee');
  const today = new Date().toISOString().slice(0, 10);
  for (const [time, words] of greetings) {
    // The browser is where the group is.
    await page.clock.setFixedTime(new Date(`${today}T${time}:00+08:00`));
    await page.goto('/hr/self/workplace');
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`^${words}，`) }),
      time,
    ).toBeVisible();
  }
});

test('a workplace leads to what is often used, charts are drawn, and a wall has the whole screen', async ({
  page,
}) => {
  await signIn(page, 'supervisor', at('/hr/self/workplace'));
  await page.getByRole('navigation', { name: '常用功能' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hr\/self\/leave$/);
  await page.goto('/dcp/sales/compare');
  await expect(page.getByRole('img', { name: /每日销售额/ })).toBeVisible();
  await expectAccessible(page, 'chart');
  await page.goto('/dcp/screen/group');
  await page.getByRole('button', { name: '全屏显示' }).click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.className))
    .toContain('board-screen');
});

test('what waits is decided where it stands, and waits no longer', async ({ page }) => {
  await signIn(page, 'merchandiser', at('/imos/replenish/approval'));
  const tasks = page.locator('.ui-grid tbody tr');
  const first = await tasks.first().getByRole('rowheader').textContent();
  await expectAccessible(page, 'tasks');
  await page.getByRole('button', { name: `采纳 ${first}`, exact: true }).click();
  await expect(page.getByText(`补货建议 ${first} 已采纳`)).toBeVisible();
  await expect(tasks.filter({ hasText: String(first) })).toHaveCount(0);
});
