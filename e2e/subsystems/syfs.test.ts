import { cashDifferences } from '@portal/syfs/records/cash-differences';
import { lossCases } from '@portal/syfs/records/cases';
import { accountOf, expect, signIn, signInAs, switchTo, test } from '../support/portal.ts';
import {
  type Desk,
  findRecord,
  firstOption,
  makeRecord,
  recordLinkedTo,
  takeStep,
  today,
} from '../support/records.ts';
import { createPerson } from '../support/test-people.ts';

test('a till that is short of money becomes a case, which ends with the money settled', async ({
  page,
  browser,
}) => {
  const desk: Desk = { page, role: 'administrator' };
  await signIn(page, 'administrator');
  await switchTo(page, '收银防损');
  await expect(page.getByRole('heading', { level: 1, name: '防损看板' })).toBeVisible();
  const store = await firstOption(desk, cashDifferences, 'store');
  const { workNo } = accountOf('clerk');
  const difference = await makeRecord(desk, cashDifferences, {
    store,
    cashier: workNo,
    day: today(),
    shift: 'late',
    booked: 3_200,
    counted: 2_700,
    difference: -500,
  });
  await findRecord(desk, '现金差异', difference);
  await takeStep(desk, '登记说明', { fills: [['门店说明', '原因不明，请核查']], to: '待处理' });
  await takeStep(desk, '立案', { to: '已立案' });

  const filed = await recordLinkedTo(desk, lossCases, 'difference', difference);
  await findRecord(desk, '防损案件', filed);
  await expect(page.getByRole('main')).toContainText(difference);
  await takeStep(desk, '提交结案', {
    fills: [
      ['调查结论', '收银员误放备用金，已全额补缴'],
      ['已追回', '500'],
    ],
    to: '待结案审批',
  });
  await expect(page.getByRole('button', { name: /^批准结案 / })).toHaveCount(0);

  // Whoever looked into it neither closes the case nor settles the money.
  const head = { page: await (await browser.newContext()).newPage() };
  const roles = ['head-office', 'loss-prevention'];
  await signInAs(head.page, await createPerson({ roles, defaultSystem: 'syfs' }));
  await findRecord(head, '防损案件', filed);
  await takeStep(head, '批准结案', { to: '已结案' });
  await findRecord(head, '现金差异', difference);
  await takeStep(head, '结案核销', { fills: [['处理结果', '已补缴 500 元']], to: '已核销' });
});
