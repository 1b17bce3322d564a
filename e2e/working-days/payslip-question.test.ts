import { randomUUID } from 'node:crypto';
import { recordCalls } from '@portal/contract/records/record-calls';
import { onSide } from '@portal/contract/records/record-filter';
import { payslips } from '@portal/hr/records/payslips';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { accountOf, expect, signIn, test } from '../support/portal.ts';
import { agree, callsAt, findRecord, openDesk } from '../support/records.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;

test('FIX-53 what somebody asks about their payslip reaches the people of payroll, who answer it, and they alone', async ({
  page,
  browser,
}) => {
  const [question, answer] = [
    `扣款与合同不一致 ${randomUUID()}`,
    `已核对，下月补发 ${randomUUID()}`,
  ];
  await signIn(page, 'employee', at('/hr/payslip'));
  const call = await callsAt(page, accountOf('employee'));
  const issued = { field: 'state', op: 'is', value: 'issued' } as const;
  const filter = JSON.stringify({ all: [onSide('author'), issued] });
  const { records } = await call(recordCalls(payslips).find, { filter, sort: 'month.desc' });
  const [slip] = records;
  const month = new RegExp(`^${JSON.stringify(slip?.fields['month']).slice(1, -1)}`);
  await page.getByRole('button', { name: month }).click();
  await page.getByRole('button', { name: '提出疑问' }).click();
  await page.getByRole('dialog').getByLabel('疑问').fill(question);
  await page.getByRole('dialog').getByRole('button', { name: '提出疑问' }).click();
  await expect(page.getByText(`疑问：${question}`)).toBeVisible();
  await expect(page.getByRole('button', { name: '答复' })).toHaveCount(0);

  const payroll = await openDesk(browser, 'several departments', at('/portalHomePage'));
  await payroll.page.getByRole('link', { name: /^工资条有疑问/ }).click();
  await expect(payroll.page.getByRole('heading', { level: 1, name: '工资条答疑' })).toBeVisible();
  await findRecord(payroll, '工资条答疑', slip?.id ?? '');
  await expectAccessible(payroll.page);
  await payroll.page.getByRole('button', { name: `答复 ${slip?.id}`, exact: true }).click();
  const asked = payroll.page.getByRole('dialog');
  await asked.getByLabel('答复').fill(answer);
  await asked.getByRole('button', { name: '答复', exact: true }).click();
  await expect(payroll.page.getByText(`工资条 ${slip?.id} 已答复`)).toBeVisible();
  // Her own page has her own payslips alone.
  await payroll.page.goto('/hr/payslip');
  await expect(payroll.page.getByText('实发').first()).toBeVisible();
  await expect(payroll.page.getByText(question)).toHaveCount(0);
  await expect(
    payroll.page.getByRole('navigation', { name: '月份' }).getByRole('button'),
  ).toHaveCount(12);
  await payroll.page.context().close();

  await page.reload();
  await page.getByRole('button', { name: month }).click();
  await expect(page.getByText(`答复：${answer}`)).toBeVisible();
  await page.getByRole('button', { name: '确认无误' }).click();
  await agree(page, '确认无误');
  await expect(page.locator('.hr-pay-state')).toHaveText('已确认');
});
