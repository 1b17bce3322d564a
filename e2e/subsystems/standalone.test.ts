import { expect, test } from '../support/portal.ts';
import { startStandalone } from '../support/start-standalone.ts';

let alone: Awaited<ReturnType<typeof startStandalone>>;

test.beforeAll(async () => {
  alone = await startStandalone('hr');
});
test.afterAll(() => alone.stop());

test('a team that starts its subsystem by itself sees its board, and works in its lists', async ({
  page,
}) => {
  await page.goto(alone.origin);
  await expect(page.getByRole('heading', { level: 1, name: '示例看板' })).toBeVisible();
  await expect(page.locator('.board-main')).toContainText('1,280');
  await page.getByText('本周', { exact: true }).click();
  await expect(page.locator('.board-trend svg')).toBeVisible();

  await page.getByRole('link', { name: 'recruit/Openings' }).click();
  await page.getByRole('button', { name: '新建用人需求' }).click();
  await page.getByRole('dialog').getByLabel('岗位').fill('示例店长');
  await page.getByRole('dialog').getByLabel('用人部门').fill('示例门店');
  await page.getByRole('dialog').getByLabel('人数').fill('2');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.locator('.ui-grid tbody tr')).toContainText(['示例店长']);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'dashboard/Workplace' }).click();
  await expect(page.getByRole('navigation', { name: '常用功能' })).toBeVisible();
});
