import { fetchWhole } from '@portal/testing/answer-instead';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe.ts';
import { expect, inStore, signIn, test } from '../../support/portal.ts';
import { agree } from '../../support/records.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const counts = at('/ors/stock/count');
const rows = (page: Page) => page.locator('.ui-grid tbody tr:visible');
const drawer = (page: Page) => page.getByRole('dialog', { name: /盘点单/ });
const state = (page: Page) => rows(page).first().locator('.records-tone');
/** Found nowhere else, also when a test is tried again. */
const unique = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

async function fillCount(page: Page, area: string): Promise<void> {
  await drawer(page).getByLabel('盘点方式').selectOption('全盘');
  await drawer(page).getByLabel('盘点区域').fill(area);
  await drawer(page).getByRole('spinbutton', { name: /^年/ }).pressSequentially('20261120');
  await drawer(page).getByLabel('实盘').fill('118');
  await drawer(page).getByLabel('账面').fill('120');
}

async function find(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('关键字').fill(keyword);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rows(page)).toHaveCount(1);
}

/** Makes a stock count; returns the area it can be found by. */
async function addCount(page: Page): Promise<string> {
  const area = unique('儿童角');
  await page.getByRole('button', { name: '新建盘点单' }).click();
  await fillCount(page, area);
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/盘点单 PD\d{11} 已保存/)).toBeVisible();
  await expect(drawer(page).getByText(area)).toBeVisible();
  await page.keyboard.press('Escape');
  await find(page, area);
  return area;
}

test('a stock count is made, found again, edited and exported, in the store of the tab', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await expect(rows(page)).toHaveCount(20);
  await expectAccessible(page);

  await page.getByRole('button', { name: '新建盘点单' }).click();
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(drawer(page).getByText('请输入盘点区域')).toBeVisible();
  await fillCount(page, '一处');
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  const area = await addCount(page);
  await expect(page).toHaveURL(/keyword=/);

  await page.getByRole('button', { name: /^编辑 PD/ }).click();
  await expect(drawer(page).getByLabel('盘点方式')).toBeDisabled();
  await drawer(page).getByLabel('实盘').fill('119');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(drawer(page)).toContainText('林知夏');
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toContainText('119');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const sheet = await readFile(await (await saved).path(), 'utf8');
  expect(sheet.split('\r\n')[1]).toMatch(
    new RegExp(`^PD\\d{11},草稿,全盘,${area},2026-11-20,,120,119,`),
  );
});

test('KIT-05 a state moves along its steps alone, in the row and in the drawer, and the form has no state to choose', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await addCount(page);
  await page.getByRole('button', { name: /^编辑 PD/ }).click();
  await expect(drawer(page).getByLabel('状态')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^开始盘点 PD/ }).click();
  await agree(page, '开始盘点');
  await expect(state(page)).toHaveText('盘点中');
  await page.getByRole('link', { name: /^PD/ }).click();
  await drawer(page).getByRole('button', { name: '完成盘点' }).click();
  await agree(page, '完成盘点');
  await expect(drawer(page).locator('.records-tone')).toHaveText('已完成');
  await expect(drawer(page).getByRole('button', { name: '编辑' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(state(page)).toHaveText('已完成');
  await expect(page.getByRole('button', { name: /^编辑 PD/ })).toHaveCount(0);
});

test('KIT-04 a leave that ends before it begins is refused in the words of its rule', async ({
  page,
}) => {
  await signIn(page, 'employee', at('/hr/self/leave'));
  await page.getByRole('button', { name: '新建请假申请' }).click();
  const form = page.getByRole('dialog', { name: '新建请假申请' });
  await form.getByLabel('请假类型').selectOption('年假');
  const years = form.getByRole('spinbutton', { name: /^年/ });
  await years.first().pressSequentially('20261220');
  await years.last().pressSequentially('20261201');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('结束日期不能早于开始日期')).toBeVisible();
});

test('KIT-06 a list is sorted and narrowed by nested conditions, and its address opens the same for another tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'merchandiser', at('/imos/replenish/suggest'));
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: /^建议数量/ }).click();
  await expect(page).toHaveURL(/sort=units/);
  await page.getByRole('button', { name: '更多条件' }).click();
  const editor = page.getByRole('dialog', { name: '筛选条件' });
  await editor.getByLabel('状态的值').selectOption('待确认');
  await editor.getByRole('button', { name: '添加条件组' }).click();
  await editor.getByLabel('字段').last().selectOption('建议数量（件）');
  await editor.getByLabel('比较').last().selectOption('不小于');
  await editor.getByRole('button', { name: '应用' }).click();
  await expect(editor.getByRole('alert')).toHaveText('请填写每个条件的值，或删除该条件');
  await editor.getByLabel('建议数量的值').fill('500');
  await expectAccessible(page);
  await editor.getByRole('button', { name: '应用' }).click();
  await expect(
    page.getByText('筛选：状态 等于 待确认，且 （建议数量（件） 不小于 500）'),
  ).toBeVisible();
  const ids = () => rows(page).getByRole('rowheader').allTextContents();
  await expect(page.getByText(/^共 \d+ 条$/)).not.toHaveText('共 60 条');
  const found = await ids();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(found.length);
  expect(await rows(other).getByRole('rowheader').allTextContents()).toEqual(found);
  await other.goto(page.url().replace(/filter=[^&]*/, 'filter=%7B%22field%22%3A%22nothing%22%7D'));
  await expect(other.getByText('链接中的部分条件无效，已忽略')).toBeVisible();
});

test('KIT-11 of two who edit one record the second sees what differs and chooses, and nothing is lost', async ({
  page,
  context,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await addCount(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  for (const each of [page, other]) await each.getByRole('button', { name: /^编辑 PD/ }).click();
  const [first, second] = [drawer(page), drawer(other)];

  await first.getByLabel('实盘').fill('130');
  await first.getByLabel('备注').fill('第一人的备注');
  await first.getByRole('button', { name: '保存' }).click();
  await expect(first.getByRole('button', { name: '编辑' })).toBeVisible();
  await second.getByLabel('实盘').fill('140');
  await second.getByLabel('账面').fill('141');
  await second.getByRole('button', { name: '保存' }).click();

  const conflict = other.getByRole('dialog', { name: '该记录已有新的修改' });
  await expect(conflict.getByRole('group', { name: '实盘（件）' })).toContainText('我的：140');
  await expect(conflict.getByRole('group', { name: '实盘（件）' })).toContainText('林知夏：130');
  await expectAccessible(other);
  await conflict.getByRole('radio', { name: /林知夏：130/ }).check();
  await conflict.getByRole('button', { name: '按所选保存' }).click();
  const facts = second.locator('.records-facts');
  await expect(facts).toContainText('第一人的备注');
  await expect(facts).toContainText('130');
  await expect(facts).toContainText('141');
});

test('a record has its timeline, with each change and step, and comments', async ({ page }) => {
  await signIn(page, 'supervisor', counts, inStore);
  await addCount(page);
  await page.getByRole('button', { name: /^编辑 PD/ }).click();
  await drawer(page).getByLabel('实盘').fill('125');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await drawer(page).getByRole('button', { name: '开始盘点' }).click();
  await agree(page, '开始盘点');
  const timeline = drawer(page).getByRole('list', { name: '动态与评论' });
  await expect(timeline.getByRole('listitem').first()).toContainText('开始盘点：草稿 → 盘点中');
  await expect(timeline).toContainText('实盘（件）：118 → 125');

  await drawer(page).getByRole('button', { name: '发表评论' }).click();
  await expect(drawer(page).getByText('请输入评论')).toBeVisible();
  await drawer(page).getByLabel('评论', { exact: true }).fill('角落的货架还没有点');
  await drawer(page).getByRole('button', { name: '发表评论' }).click();
  await expect(timeline.getByRole('listitem').first()).toContainText('角落的货架还没有点');
  await expect(drawer(page).getByLabel('评论', { exact: true })).toHaveValue('');
  await expectAccessible(page);
});

test('one step on several records says of each what became of it', async ({ page }) => {
  await signIn(page, 'supervisor', counts, inStore);
  const area = await addCount(page);
  await page.getByRole('button', { name: /^开始盘点 PD/ }).click();
  await agree(page, '开始盘点');
  await expect(state(page)).toHaveText('盘点中');
  await page.getByRole('button', { name: '新建盘点单' }).click();
  await fillCount(page, area);
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(drawer(page).getByRole('button', { name: '编辑' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await expect(page.getByText('已选 2 项')).toBeVisible();
  await page.getByRole('button', { name: '批量开始盘点' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '开始盘点' }).click();
  const result = page.getByRole('dialog', { name: '处理结果' });
  await expect(result).toContainText('成功 1 条，未处理 1 条');
  await expect(result.getByRole('row').nth(1)).toContainText('当前状态不能执行此操作');
  await expectAccessible(page);
  await result.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('已选 1 项')).toBeVisible();
  await expect(rows(page).locator('.records-tone')).toHaveText(['盘点中', '盘点中']);
});

test('a step on a row that somebody else has moved on is refused, and the row shows its present state', async ({
  page,
  context,
}) => {
  await signIn(page, 'supervisor', counts, inStore);
  await addCount(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  await page.getByRole('button', { name: /^开始盘点 PD/ }).click();
  await agree(page, '开始盘点');
  await expect(state(page)).toHaveText('盘点中');

  await other.getByRole('button', { name: /^开始盘点 PD/ }).click();
  await agree(other, '开始盘点');
  await expect(other.getByText('该记录已有新的修改，已显示最新内容')).toBeVisible();
  await expect(state(other)).toHaveText('盘点中');
});

test('rows selected in one store are not selected in another', async ({ page }) => {
  await signIn(page, 'supervisor', counts, inStore);
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await expect(page.getByText('已选 20 项')).toBeVisible();
  await page.getByRole('button', { name: /上海南京西路/ }).click();
  const chooser = page.getByRole('dialog', { name: '选择门店' });
  await chooser.getByRole('radiogroup').getByText('杭州', { exact: false }).first().click();
  await chooser.getByRole('button', { name: '切换', exact: true }).click();
  await expect(page.getByRole('button', { name: /杭州/ })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/^已选/)).toHaveCount(0);
});

test('without a store a list of stores says what it waits for; a longer one is walked by the pager', async ({
  page,
}) => {
  await signIn(page, 'supervisor', counts);
  await expect(page.getByText('未选择门店，选择门店后显示其盘点单')).toBeVisible();
  await page.goto('/crm/member/archive');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current');
  await expect(page.getByText(/^\/ \d+ 页$/)).toBeVisible();
  await page.getByLabel('每页条数').selectOption('50');
  await expect(page).toHaveURL(/size=50/);
  await expect(rows(page)).toHaveCount(50);
});

test('a user who may only read sees no button to change anything', async ({ page }) => {
  await signIn(page, 'employee', at('/hr/self/leave'));
  await expect(page.getByRole('button', { name: '新建请假申请' })).toBeVisible();
  await page.route('**/getUserPermissionByToken', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    answer.result.auth = answer.result.auth.filter(({ action }: { action: string }) =>
      action.endsWith(':list'),
    );
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '新建请假申请' })).toHaveCount(0);
  await expect(rows(page).getByRole('button', { name: /^(编辑|提交|撤回) / })).toHaveCount(0);
});
