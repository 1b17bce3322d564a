import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, signInAs, test } from '../support/portal.ts';
import { createPerson } from '../support/test-people.ts';

const menuItems = ['ams-dashboard-analysis', 'ams-role', 'ams-role-roles', 'ams-role-publish'];
const desk = ['ams:role:list', 'ams:role:edit', 'ams:policy:publish', 'ams:policy:approve'];
const shown = (page: Page) => page.locator('.tabs-panel[data-state=shown]');
const dialog = (page: Page) => page.getByRole('dialog');
const toDraft = (page: Page) => dialog(page).getByRole('button', { name: '放入草稿' }).click();
const reviews = (page: Page) => shown(page).getByRole('row', { name: /^合同评审/ });

/** Opens a role of one test with one of its parts, as an administrator whose draft is their own. */
async function openRole(page: Page, role: string, part: string): Promise<void> {
  await signInAs(page, await createPerson({ menuItems, actions: desk }));
  await page.goto('/ams/role/roles');
  await page.getByLabel('查找角色').fill(role);
  await shown(page).locator('.roles-list li button').click();
  await expect(shown(page).locator('.roles-detail header')).toContainText(role);
  await page.getByText(part, { exact: true }).click();
}

test('ADM-12 ADM-16 an administrator narrows the contracts of a role and hides an amount; its holder sees so once it is published', async ({
  page,
  browser,
}) => {
  const clerk = await createPerson({
    menuItems: ['lms-contract', 'lms-contract-review'],
    actions: ['lms:contract:list', 'lms:contract:edit'],
    defaultSystem: 'lms',
  });
  await openRole(page, clerk.role, '数据范围');
  await expect(reviews(page)).toContainText('全部');
  await expectAccessible(page, 'data rules');
  await page.getByRole('button', { name: '设置合同评审的数据范围' }).click();
  await dialog(page).getByLabel('全部', { exact: true }).uncheck();
  await dialog(page).getByLabel('合同类型为…').check();
  await dialog(page).getByLabel('服务').check();
  await expectAccessible(page, 'data rule');
  await toDraft(page);
  await expect(reviews(page)).toContainText('合同类型为服务');

  await page.getByText('字段权限', { exact: true }).click();
  await page.getByRole('button', { name: '设置合同评审的字段权限' }).click();
  await dialog(page).getByLabel('金额').selectOption('隐藏');
  await dialog(page).getByLabel('对方').selectOption('只读');
  await expectAccessible(page, 'field rules');
  await toDraft(page);
  await expect(reviews(page)).toContainText('金额');

  await page.goto('/ams/role/publish');
  await expect(page.getByText('数据范围：合同评审，全部 → 合同类型为服务')).toBeVisible();
  await expect(page.getByText('字段：合同评审的「金额」，可见 → 隐藏')).toBeVisible();
  await page.getByText('按记录', { exact: true }).click();
  await expect(reviews(page)).toContainText('1 人，每人至多');
  await expectAccessible(page, 'difference');
  await shown(page).getByRole('button', { name: '发布', exact: true }).click();
  await dialog(page).getByLabel('发布说明').fill('只看服务合同');
  await dialog(page).getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, clerk);
  await other.goto('/lms/contract/review');
  await expect(other.getByRole('row', { name: /服务/ }).first()).toBeVisible();
  await expect(other.getByRole('row', { name: /采购/ })).toHaveCount(0);
  await expect(other.getByRole('columnheader', { name: '金额' })).toHaveCount(0);
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByRole('columnheader', { name: '合同名称' })).toBeVisible();
  await expect(other.getByText('金额')).toHaveCount(0);
  await other.emulateMedia({ media: 'screen' });
  // One that may still be edited.
  const row = await other
    .getByRole('row', { name: /评审中.*服务/ })
    .first()
    .textContent();
  const [id = ''] = /HT\d+/.exec(row ?? '') ?? [];
  await other.goto(`/lms/contract/review?record=${id}`);
  await other.emulateMedia({ media: 'print' });
  await expect(dialog(other).getByRole('term').filter({ hasText: '合同名称' })).toBeVisible();
  await expect(other.getByText('金额')).toHaveCount(0);
  await other.emulateMedia({ media: 'screen' });
  await other.goto(`/lms/contract/review?record=${id}&edit=1`);
  await expect(dialog(other).getByLabel(/^合同名称/)).toBeVisible();
  await expect(dialog(other).getByText('只读')).toBeVisible();
  await expect(dialog(other).getByLabel(/^对方/)).toHaveCount(0);
  await expectAccessible(other, 'a form with a locked field');
  await other.context().close();
});

test('on a phone, in the dark, a rule is set by the keyboard with nothing cut off', async ({
  page,
}) => {
  const clerk = await createPerson({ menuItems: ['lms-contract'], actions: ['lms:contract:list'] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRole(page, clerk.role, '数据范围');
  await page.getByRole('button', { name: '设置合同评审的数据范围' }).press('Enter');
  await dialog(page).getByLabel('状态为…').press('Space');
  await toDraft(page);
  await expect(dialog(page).getByRole('alert')).toContainText('请选择「状态」的取值');
  await expectAccessible(page, 'rule on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
});
