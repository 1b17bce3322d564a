import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  accountOf,
  expect,
  openBySearch,
  signInByForm,
  switchTo,
  test,
} from '../support/portal.ts';
import { addRecord, agree, findRecord, openDesk, takeStep, typedDay } from '../support/records.ts';

test('FIX-56 a store manager and then an officer of human resources decide on leave; the officer hires, finds people by pinyin, and lets somebody go', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const me = { page };
  const employee = await openDesk(browser, 'clerk');
  await switchTo(employee.page, '人力资源');
  await expect(employee.page.getByRole('heading', { level: 1, name: /看板$/ })).toBeVisible();
  const leave = await addRecord(
    employee.page,
    ['请假申请', '请假申请'],
    [
      ['请假类型', '年假'],
      ['开始日期', typedDay(7)],
      ['结束日期', typedDay(8)],
      ['事由', `探亲 ${mark}`],
    ],
  );
  await findRecord(employee, '请假申请', leave);
  await takeStep(employee, '提交', { to: '待主管审批' });

  // First it is on the page of the team of the line manager.
  const manager = await openDesk(browser, 'store manager');
  await switchTo(manager.page, '人力资源');
  await expect(manager.page.getByRole('heading', { level: 1, name: /看板$/ })).toBeVisible();
  await findRecord(manager, '团队请假', leave);
  await expectAccessible(manager.page, 'requests of the team');
  await takeStepThatLeaves(manager.page, '同意', `请假申请 ${leave} 已同意`);

  // Then it waits for human resources.
  await signInByForm(page, 'several departments');
  await page.getByRole('link', { name: '门户首页' }).click();
  await toDosOn(page)
    .getByRole('link', { name: /^请假申请\s*待审批/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '请假审批' })).toBeVisible();
  await findRecord(me, '请假审批', leave);
  await takeStepThatLeaves(page, '同意', `请假申请 ${leave} 已同意`, { asks: true });

  // The employee sees the decision, and the day in the calendar.
  await findRecord(employee, '请假申请', leave);
  await expect(employee.page.getByRole('main')).toContainText('已同意');
  await openBySearch(employee.page, '考勤月历');
  await expect(employee.page.getByRole('heading', { level: 1, name: '考勤月历' })).toBeVisible();

  const opening = await addRecord(
    page,
    ['用人需求', '用人需求'],
    [
      ['岗位', `陈列师 ${mark}`],
      ['用人部门', '行政中心'],
      ['人数', '1'],
      ['期望到岗', typedDay(14)],
    ],
  );
  const candidate = await addRecord(
    page,
    ['候选人', '候选人'],
    [
      ['姓名', `裘锦 ${mark}`],
      ['应聘需求', opening],
      ['来源', '内部推荐'],
    ],
  );
  await findRecord(me, '候选人', candidate);
  await takeStep(me, '邀约面试', { fills: [['面试日期', typedDay()]], to: '面试中' });
  await takeStep(me, '发录用', {
    fills: [
      ['面试评价', 'B 合适'],
      ['入职部门', '行政中心'],
      ['用工形式', '全职'],
      ['入职日期', typedDay()],
    ],
    to: '待入职',
  });

  // Whoever got an offer is expected, for the post of the opening.
  await findRecord(me, '入职办理', `裘锦 ${mark}`);
  await expect(page.getByRole('main')).toContainText(`陈列师 ${mark}`);
  await takeStep(me, '办理报到', {
    fills: [
      ['带教人', accountOf('employee').workNo],
      ['已收材料', ['身份证', '劳动合同']],
    ],
    to: '试用中',
  });
  await findRecord(me, '候选人', candidate);
  await takeStep(me, '已入职', { to: '已入职' });
  await findRecord(me, '用人需求', opening);
  await takeStep(me, '已到岗', { to: '已到岗' });

  await openBySearch(page, '员工花名册');
  const search = page.getByRole('searchbox', { name: '搜索员工' });
  await search.fill('guqingjian');
  await search.press('Enter');
  await expect(page.getByRole('rowheader', { name: '顾青笺' })).toBeVisible();
  await expectAccessible(page, 'the directory');

  const departure = await addRecord(
    page,
    ['离职办理', '离职办理'],
    [
      ['员工', accountOf('no department').workNo],
      ['离职类型', '合同到期'],
      ['申请日期', typedDay()],
      ['最后工作日', typedDay(30)],
    ],
  );
  await findRecord(me, '离职办理', departure);
  await takeStep(me, '已挽留', { to: '已挽留' });
});

const toDosOn = (page: Page) => page.getByRole('region', { name: '待办' });

/** Takes a step after which the row is on this page no more, and waits for the words that say so. */
async function takeStepThatLeaves(
  page: Page,
  label: string,
  words: string,
  { asks = false } = {},
): Promise<void> {
  await page
    .locator('.ui-grid tbody tr:visible')
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .click();
  if (asks) await agree(page, label);
  await expect(page.getByText(words)).toBeVisible();
}
