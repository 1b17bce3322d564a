import { auditActions } from '@portal/contract/administration/audit-log';
import {
  addDictionary,
  deleteDictionary,
  dictionaryActions,
  editDictionary,
} from '@portal/contract/administration/dictionaries';
import type { Browser } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { accountOf, expect, product, signIn, signInAs, test } from '../support/portal.ts';
import { callsAt } from '../support/records.ts';
import { createPerson } from '../support/test-people.ts';

const to = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;
const log = '/ams/audit/log';

/** Somebody with the rights of an auditor, of whom no second factor is asked. */
const auditor = () =>
  createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-audit', 'ams-audit-log', 'ams-audit-signIn'],
    actions: Object.values(auditActions),
  });

/** Makes a dictionary and renames it, by calls of somebody who may. */
async function changedDictionary(browser: Browser): Promise<string> {
  const dictCode = `audited_${Date.now()}`;
  const administrator = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-base', 'ams-base-dictionary'],
    actions: Object.values(dictionaryActions),
  });
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, administrator);
  const call = await callsAt(page, administrator);
  await call(addDictionary, { dictCode, dictName: '名称甲' });
  await call(editDictionary, { id: dictCode, dictName: '名称乙' });
  await call(deleteDictionary, { id: dictCode });
  await page.context().close();
  return dictCode;
}

/** Verifies an exported sheet as docs/audit-trail.md says. */
async function verified(file: string): Promise<string> {
  const command = join(import.meta.dirname, '../../apps/server/src/verify-audit.ts');
  const env = { ...process.env, PORTAL_DATA: product().directory };
  return (await promisify(execFile)(process.execPath, [command, '--sheet', file], { env })).stdout;
}

test.use({ expectedErrors: [/status of 40[039]/] });

test('ADM-21 an auditor finds what somebody did with before and after, checks the chain, and exports a sheet that is verified', async ({
  page,
  browser,
}) => {
  const clerk = await (await browser.newContext()).newPage();
  await signIn(clerk, 'clerk');
  await clerk.context().close();
  await signInAs(page, await auditor(), to(log));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: '审计日志' })).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: '登录' }).first()).toBeVisible();
  await expectAccessible(page, 'audit log');

  await main.getByLabel('类型').selectOption('登录');
  await main.getByLabel('网络地址').fill('192.0.2.77');
  await main.getByRole('button', { name: '查询' }).click();
  await expect(main.getByText('没有符合条件的记录')).toBeVisible();
  await expect(page).toHaveURL(/\?kind=sign-in&address=192\.0\.2\.77$/);
  await page.reload();
  await expect(main.getByLabel('网络地址')).toHaveValue('192.0.2.77');
  await expect(main.getByText('没有符合条件的记录')).toBeVisible();
  await main.getByRole('button', { name: '重置' }).click();
  await expect(main.getByRole('row').filter({ hasText: '登录' }).first()).toBeVisible();

  await main.getByRole('button', { name: '校验完整性' }).click();
  await expect(main.getByText(/完整：[\d,]+ 条记录均未被改动/)).toBeVisible();
  const object = `dictionary:${await changedDictionary(browser)}`;
  await main.getByLabel('对象').fill(object);
  await main.getByRole('button', { name: '查询' }).click();
  await expect(main.getByRole('row').filter({ hasText: '名称甲 → 名称乙' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: '导出' }).click();
  expect((await saved).suggestedFilename()).toBe('audit.csv');
  expect(await verified(await (await saved).path())).toMatch(
    /all \d+ rows are as they were sealed/,
  );
  await main.getByRole('button', { name: '重置' }).click();
  await main.getByRole('button', { name: '刷新' }).click();
  await expect(main.getByRole('row').filter({ hasText: '导出审计日志' }).first()).toBeVisible();
});

test('a refused sign-in is on the page of failed sign-ins, and on a phone nothing is cut off', async ({
  page,
  browser,
}) => {
  const { workNo } = accountOf('several departments');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/user/login');
  await stranger.getByLabel('工号', { exact: true }).fill(workNo);
  await stranger.getByLabel('密码', { exact: true }).fill('Wrong-Cloud7');
  await stranger.getByRole('button', { name: '登录', exact: true }).click();
  await expect(stranger.getByText('用户名或密码错误')).toBeVisible();
  await stranger.context().close();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs(page, await auditor(), to('/ams/audit/signIn'));

  const row = page.getByRole('row').filter({ hasText: workNo }).first();
  await expect(row).toContainText('用户名或密码错误');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'failed sign-ins');
});
