import { stockTransfers } from '@portal/ors/records/stock-transfers';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signIn, test } from '../support/portal.ts';
import { transferElsewhere } from '../support/records.ts';

const field = (page: Page) => page.getByRole('combobox', { name: '搜索页面、系统与操作' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('a record is found by its number, and opens beside its list in its own store', async ({
  page,
}) => {
  const { id, store } = await transferElsewhere(page);
  await page.keyboard.press('Control+k');
  await field(page).fill(id.toLowerCase());
  const option = options(page).filter({ hasText: id });
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `${stockTransfers.one} ${id}` })).toBeVisible();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname.startsWith('/ors/stock/transfer') && searchParams.get('store') === store,
  );
});

test('people are found by name, pinyin and number, with their card; announcements by title', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
  for (const typed of ['苏锦禾', 'sujinhe', '900002']) {
    await page.getByRole('button', { name: /^搜索系统、菜单、单号/ }).click();
    await field(page).fill(typed);
    await options(page).filter({ hasText: '苏锦禾' }).first().click();
    const card = page.getByRole('dialog', { name: '苏锦禾' });
    await expect(card.getByText('900002')).toBeVisible();
    await card.getByRole('button', { name: '关闭' }).last().click();
  }
  await page.keyboard.press('Control+k');
  await field(page).fill('羽绒品类终端');
  await options(page).filter({ hasText: '羽绒品类终端调价执行通知' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('请各门店于周六闭店后完成价签更换');
});

test('the answer to what is typed last stands, however late an earlier one comes', async ({
  page,
}) => {
  await signIn(page, 'supervisor', '/user/login?redirect=%2FportalHomePage');
  const held = Promise.withResolvers<void>();
  await page.route('**/sys/user/list*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('keyword') === '苏锦') await held.promise;
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('Control+k');
  const first = page.waitForRequest((request) =>
    request.url().includes(encodeURIComponent('苏锦')),
  );
  await field(page).fill('苏锦');
  await first;
  await field(page).fill('没有这个人');
  await expect(page.getByText('没有匹配的结果')).toBeVisible();
  held.resolve();
  await expect(page.getByText('没有匹配的结果')).toBeVisible();
  await expect(options(page).filter({ hasText: '苏锦禾' })).toHaveCount(0);
});

test('who sees only colleagues finds nobody else, and no record of another store', async ({
  page,
}) => {
  await signIn(page, 'employee', '/user/login?redirect=%2FportalHomePage');
  await page.keyboard.press('Control+k');
  for (const typed of ['苏锦禾', 'DB20261100001']) {
    await field(page).fill(typed);
    await expect(page.getByText('没有匹配的结果')).toBeVisible();
  }
});
