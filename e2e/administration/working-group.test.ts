import { csvOf } from '@portal/contract/csv';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  dialog,
  giveRole,
  guide,
  publish,
  shown,
  signInFirst,
  step,
} from '../support/installation/first-run.ts';
import {
  addSecondFactor,
  fillForm,
  press,
  showPassword,
  withInstallation,
} from '../support/installation/new-installation.ts';
import { expect, test } from '../support/portal.ts';

const numbers = (from: number) => Array.from({ length: 10 }, (_, index) => `${from + index}`);
const [clerks, office] = [numbers(800_101), numbers(800_201)];
const password = 'Kelp-72914';

test('ADM-25 the guide of an empty production installation leads to a group of twenty people in three systems', async ({
  page,
  browser,
}) => {
  // A whole installation, walked by hand: two minutes calm, more beside other journeys.
  await withInstallation(async ({ origin, token }) => {
    await page.goto(`${origin}/setup`);
    await fillForm(page, await token());
    await press(page, '创建管理员');
    await expect(page).toHaveURL(/\/user\/login\?/);
    await showPassword(page);
    await addSecondFactor(page);
    await expect(page).toHaveURL(/\/ams\/installation\/guide$/);

    await addUnit(page, { step: '公司与租户', noun: '公司', no: 'C01', name: '青禾服饰' });
    await addSheet(page, '部门', [
      ['机构编码', '机构名称', '上级机构编码', '公司编号'],
      ['A01', '零售中心', '', 'C01'],
      ['A0101', '华东区', 'A01', 'C01'],
      ['A02', '行政中心', '', 'C01'],
    ]);
    await page.goto(`${origin}/ams/organisation/group`);
    await addUnit(page, { noun: '事业部', no: 'BG01', name: '女装事业部' });
    await addSheet(page, '门店', [
      ['门店编号', '门店名称', '事业部编号', '公司编号', '城市', '店型', '面积', '开业日期'],
      ['S01001', '滨江店', 'BG01', 'C01', '杭州', '标准店', '120', '2026-11-01'],
    ]);
    await page.goto(origin + guide);
    await step(page, '角色').getByRole('button', { name: '从模板添加' }).click();
    await dialog(page).getByLabel(/^导购/).check();
    await dialog(page)
      .getByLabel(/^总部员工/)
      .check();
    await dialog(page).getByRole('button', { name: '加入草稿并前往发布' }).click();
    await publish(page);
    await addSheet(page, '人员', [
      ['工号', '姓名', '部门', '门店'],
      ...clerks.map((workNo, index) => [workNo, `林夏${index}`, 'A0101', 'S01001']),
      ...office.map((workNo, index) => [workNo, `周宁${index}`, 'A02', '']),
    ]);
    await giveRole(page, { origin, role: 'store-clerk', workNos: clerks });
    await giveRole(page, { origin, role: 'head-office', workNos: office });

    await page.goto(origin + guide);
    for (const title of ['公司与租户', '部门', '门店', '角色', '人员']) {
      await expect(step(page, title)).toContainText('已完成');
    }
    await expect(step(page, '人员')).toContainText('21 人可以登录');
    await expectAccessible(page, 'guide');
    const [clerk, officer] = [clerks[0] ?? '', office[0] ?? ''];
    await works(browser, { origin, workNo: clerk, first: await passwordOf(page, origin, clerk) }, [
      ['/ors/stock/query', '库存查询'],
      ['/hr/self/leave', '请假申请'],
    ]);
    await works(
      browser,
      { origin, workNo: officer, first: await passwordOf(page, origin, officer) },
      [
        ['/ams/seal', '用印申请'],
        ['/hr/self/leave', '请假申请'],
      ],
    );
    // The server stops now, and an open page would complain of it.
    await page.goto('about:blank');
  });
});

interface Unit {
  step?: string;
  noun: string;
  no: string;
  name: string;
}

/** Makes a company or business group, from its step of the guide or on its page. */
async function addUnit(page: Page, { step: title, noun, no, name }: Unit): Promise<void> {
  if (title) await page.getByRole('button', { name: `前往${title}` }).click();
  await page.getByRole('button', { name: `新建${noun}` }).click();
  await dialog(page).getByLabel('名称').fill(name);
  await dialog(page).getByLabel('编号').fill(no);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(shown(page).getByRole('row').filter({ hasText: no })).toContainText('启用');
}

/** Imports a sheet from its step of the guide. */
async function addSheet(page: Page, title: string, rows: string[][]): Promise<void> {
  await page.goto(new URL(guide, page.url()).href);
  await page.getByRole('button', { name: `${title}：用表格导入` }).click();
  await expect(shown(page).getByRole('heading', { level: 1, name: '数据导入' })).toBeVisible();
  const buffer = Buffer.from(csvOf(rows));
  await shown(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${title}.csv`, mimeType: 'text/csv', buffer });
  await shown(page).getByRole('button', { name: '开始检查' }).click();
  await expect(page.getByText(`将新增 ${rows.length - 1} 行`)).toBeVisible();
  await shown(page).getByRole('button', { name: '导入', exact: true }).click();
  await expect(page.getByText(`已新增 ${rows.length - 1} 行`)).toBeVisible();
}

/** Makes a first password for somebody of the sheet. */
async function passwordOf(page: Page, origin: string, workNo: string): Promise<string> {
  await page.goto(`${origin}/ams/organisation/person?keyword=${workNo}`);
  await page.locator('.ui-grid tbody tr:visible').getByRole('button').first().click();
  await dialog(page).getByText('账号', { exact: true }).click();
  await dialog(page).getByRole('button', { name: '重置密码' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '重置', exact: true }).click();
  return (await dialog(page).getByLabel('新密码').textContent()) ?? '';
}

async function works(
  browser: Browser,
  person: { origin: string; workNo: string; first: string },
  pages: readonly [path: string, title: string][],
): Promise<void> {
  const theirs = await (await browser.newContext()).newPage();
  await signInFirst(theirs, { ...person, password });
  for (const [path, title] of pages) {
    await theirs.goto(person.origin + path);
    await expect(shown(theirs).getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await theirs.context().close();
}
