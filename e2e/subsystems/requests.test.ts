import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/portal.ts';
import { createPerson } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');
const drawer = (page: Page) => page.getByRole('dialog');

async function find(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('关键字').fill(keyword);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rows(page)).toHaveCount(1);
}

/** Saves the new record in the drawer; returns its number. */
async function save(page: Page): Promise<string> {
  await drawer(page).getByRole('button', { name: '保存' }).click();
  const told = page.getByText(/ [A-Z]{2}\d{11} 已保存/);
  await expect(told).toBeVisible();
  return /[A-Z]{2}\d{11}/.exec((await told.textContent()) ?? '')?.[0] ?? '';
}

const dayOf = (page: Page, nth: number) =>
  drawer(page).getByRole('spinbutton', { name: /^年/ }).nth(nth);

test('a contract passes its review, is entered in the ledger and listed for renewal', async ({
  page,
  browser,
}) => {
  const lawyers = {
    menuItems: [
      'lms-dashboard-analysis',
      'lms-contract',
      'lms-contract-review',
      'lms-contract-ledger',
      'lms-contract-expire',
    ],
    actions: ['list', 'add', 'edit', 'export', 'review', 'submit', 'renew'].map(
      (verb) => `lms:contract:${verb}`,
    ),
    defaultSystem: 'lms',
  } as const;
  await signInAs(page, await createPerson(lawyers), at('/lms/contract/review'));
  await page.getByRole('button', { name: '新建合同评审' }).click();
  const title = `展架采购合同 ${randomUUID().slice(0, 8)}`;
  await drawer(page).getByLabel('合同名称').fill(title);
  await drawer(page).getByLabel('合同类型').selectOption('服务');
  await drawer(page).getByLabel('对方').fill('素桥展示有限公司');
  await drawer(page).getByLabel('金额').fill('120000');
  const review = await save(page);
  await expect(drawer(page).getByRole('button', { name: '编辑' })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: '通过' })).toHaveCount(0);

  const colleague = await (await browser.newContext()).newPage();
  const path = `/lms/contract/review?record=${review}`;
  await signInAs(colleague, await createPerson(lawyers), at(path));
  await drawer(colleague).getByRole('button', { name: '通过' }).click();
  const asking = colleague.getByRole('dialog', { name: '通过合同评审' });
  await asking.getByLabel('评审意见').fill('同意签署');
  await asking.getByLabel('风险等级').selectOption('低');
  await asking.getByRole('button', { name: '通过', exact: true }).click();
  await expect(colleague.getByText(`合同评审 ${review} 已通过`)).toBeVisible();
  await colleague.context().close();

  await page.goto('/lms/contract/ledger');
  await page.getByRole('button', { name: '新建合同' }).click();
  await drawer(page).getByLabel('合同名称').fill(title);
  await drawer(page).getByLabel('合同类型').selectOption('服务');
  await drawer(page).getByLabel('对方').fill('素桥展示有限公司');
  await drawer(page).getByLabel('合同金额').fill('120000');
  for (const [nth, day] of ['20261120', '20261120', '20270120', '20261220'].entries()) {
    await dayOf(page, nth).pressSequentially(day);
  }
  const id = await save(page);
  await drawer(page).getByRole('button', { name: '列入到期提醒' }).click();
  await expect(page.getByText(`合同 ${id} 已列入到期提醒`)).toBeVisible();

  await page.goto('/lms/contract/expire');
  await find(page, id);
  await expect(rows(page).getByText(title)).toBeVisible();
});
