import { csvOf } from '@portal/contract/csv';
import { memberAction } from '@portal/contract/administration/memberships';
import { personActions } from '@portal/contract/administration/people';
import { organisationActions } from '@portal/contract/administration/positions';
import { policyActions } from '@portal/contract/policy/drafts';
import { menuActions } from '@portal/contract/policy/menu-values';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { expect, goWithin, signInAs, test } from '../support/portal.ts';
import { changeDatabase, createPerson } from '../support/test-people.ts';

const to = (path: string) => `/user/login?redirect=${encodeURIComponent(path)}`;
const code = 'journey_keeper';
const forget = () =>
  changeDatabase('delete from position where tenant_id = 0 and code = $1', [code]);

test.describe.configure({ mode: 'serial' });
test.beforeAll(forget);
test.afterAll(forget);

/** Chooses a file in the field for it, and begins its check once it is uploaded. */
async function choose(page: Page, rows: string[][], name = '导入.csv'): Promise<void> {
  const buffer = Buffer.from(csvOf(rows));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: '开始检查' }).click();
}

test('positions are imported after a dry run, with the errors by row first, and the same sheet again changes nothing', async ({
  page,
}) => {
  const administrator = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-base', 'ams-base-import'],
    actions: [organisationActions.edit, organisationActions.list, personActions.all, memberAction],
  });
  await signInAs(page, administrator, to('/ams/base/import?kind=positions'));
  await expect(page.getByRole('heading', { level: 1, name: '数据导入' })).toBeVisible();
  await expectAccessible(page, 'imports');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await saved).suggestedFilename()).toBe('岗位导入模板.xlsx');
  const heads = ['岗位编码', '岗位名称'];

  await choose(page, [heads, [code, '']]);
  const faults = page.getByRole('region', { name: '错误' });
  await expect(faults.getByRole('row').nth(1)).toContainText('请输入岗位名称');
  await expectAccessible(page, 'imports with errors');
  await page.getByRole('button', { name: '重新上传' }).click();

  await choose(page, [heads, [code, '库管员']]);
  await expect(page.getByText('将新增 1 行')).toBeVisible();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await expect(page.getByText('已新增 1 行')).toBeVisible();
  await page.getByRole('button', { name: '继续导入' }).click();

  await choose(page, [heads, [code, '库管员']]);
  await expect(page.getByText('将新增 0 行，将修改 0 行，1 行不变')).toBeVisible();
  await expect(page.getByRole('button', { name: '没有可导入的内容' })).toBeDisabled();
});

test('ADM-22 a sheet of menus is checked, imported into the draft of whoever imports it, and said to wait there', async ({
  page,
}) => {
  const administrator = await createPerson({
    menuItems: ['ams-dashboard-analysis', 'ams-base', 'ams-base-import', 'ams-role-publish'],
    actions: [
      organisationActions.edit,
      ...Object.values(policyActions),
      menuActions.list,
      menuActions.edit,
      personActions.all,
    ],
  });
  await signInAs(page, administrator, to('/ams/base/import?kind=menus'));
  await expect(page.getByText('按系统和路径识别菜单')).toBeVisible();
  const heads = ['系统', '路径', '菜单名称', '上级路径', '页面组件', '网址'];
  const frame = 'layouts/IframePageView';
  await choose(page, [heads, ['ams', '/ams/journey', '集团主页', '/ams/none', frame, 'group']]);
  const faults = page.getByRole('region', { name: '错误' });
  await expect(faults).toContainText('上级菜单不存在');
  await expect(faults).toContainText('请输入以http和https开头的网址');
  await page.getByRole('button', { name: '重新上传' }).click();

  await choose(page, [heads, ['ams', '/ams/journey', '集团主页', '', frame, 'https://a.example/']]);
  await expect(page.getByText('将新增 1 行')).toBeVisible();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await expect(page.getByText('菜单的变更已加入您的草稿')).toBeVisible();
  await expectAccessible(page, 'imported menus');
  await goWithin(page, '/ams/role/publish');
  await expect(page.getByRole('main').getByText('菜单「集团主页」').first()).toBeVisible();
});

test('the good rows of a sheet of leaves are imported on its page, which shows them at once', async ({
  page,
}) => {
  const clerk = await createPerson({
    menuItems: ['hr-dashboard-analysis', 'hr-self', 'hr-self-leave'],
    actions: ['hr:self:list', 'hr:self:add', 'hr:self:edit'],
    defaultSystem: 'hr',
  });
  await signInAs(page, clerk, to('/hr/self/leave'));
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入请假申请' });
  await choose(page, [
    ['请假类型', '开始日期', '结束日期', '事由'],
    ['年假', '2026-12-01', '2026-12-03', '=1+1'],
    ['年假', '2026-12-03', '2026-12-01', '倒置'],
  ]);
  await expect(dialog.getByRole('region', { name: '错误' })).toContainText(
    '结束日期不能早于开始日期',
  );
  await dialog.getByLabel('导入正确的行').check();
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await expect(dialog.getByText('已新增 1 行')).toBeVisible();
  await page.keyboard.press('Escape');
  const list = page.getByRole('region', { name: '请假申请' });
  await expect(list.getByText('2026-12-01').first()).toBeVisible();
});
