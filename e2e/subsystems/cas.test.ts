import { randomUUID } from 'node:crypto';
import { callbacks } from '@portal/cas/records/callbacks';
import { tickets } from '@portal/cas/records/tickets';
import { accountOf, expect, openBySearch, signIn, switchTo, test } from '../support/portal.ts';
import {
  type Desk,
  findRecord,
  makeRecord,
  recordLinkedTo,
  takeStep,
  today,
} from '../support/records.ts';

test('a complaint becomes a ticket that is escalated and done, and is closed with the return call', async ({
  page,
}) => {
  const desk: Desk = { page, role: 'supervisor' };
  const customer = `王女士${randomUUID().slice(0, 6)}`;
  const day = today().replaceAll('-', '');
  await signIn(page, 'supervisor');
  await switchTo(page, '客户之声');
  await openBySearch(page, '投诉登记');
  await page.getByRole('button', { name: '新建投诉' }).click();
  const form = page.getByRole('dialog', { name: '新建投诉' });
  await form.getByLabel('顾客称呼').fill(customer);
  await form.getByLabel('来源').selectOption('客服热线');
  await form.getByLabel('类型').selectOption('退换货');
  await form.getByLabel('紧急程度').selectOption('紧急');
  const years = form.getByRole('spinbutton', { name: /^年/ });
  await years.first().pressSequentially(day);
  await years.last().pressSequentially(day);
  await form.getByLabel('投诉内容').fill('退款超过十天没有到账');
  await form.getByRole('button', { name: '保存' }).click();
  const [complaint = ''] =
    (await page.getByText(/投诉 TS\d{10} 已保存/).innerText()).match(/TS\d+/) ?? [];
  await page.keyboard.press('Escape');
  await findRecord(desk, '投诉登记', customer);
  const { workNo } = accountOf('supervisor');
  await takeStep(desk, '派单', {
    fills: [
      ['责任部门', '客户服务部'],
      ['处理人', workNo],
    ],
    to: '处理中',
  });

  // Whoever it is dispatched to has a ticket of it.
  const ticket = await recordLinkedTo(desk, tickets, 'complaint', complaint);
  await findRecord(desk, '工单', ticket);
  await expect(page.getByRole('main')).toContainText('客户服务部');
  await takeStep(desk, '升级', { fills: [['升级原因', '顾客再次来电']], to: '已升级' });
  await findRecord(desk, '升级处理', ticket);
  // Done, it would leave this page, which shows what is escalated.
  await findRecord(desk, '工单', ticket);
  await takeStep(desk, '办结', { fills: [['处理措施', '财务当日补付']], to: '已办结' });

  await findRecord(desk, '投诉登记', complaint);
  await takeStep(desk, '处理完成', { fills: [['处理结果', '已补付退款']], to: '待回访' });
  const call = await makeRecord(desk, callbacks, { complaint, caller: workNo, due: today() });
  await findRecord(desk, '回访', call);
  await takeStep(desk, '已接通', {
    fills: [
      ['满意度', '5'],
      ['顾客反馈', '已收到退款，满意'],
    ],
    to: '已回访',
  });

  await findRecord(desk, '投诉登记', complaint);
  await takeStep(desk, '回访结案', { to: '已结案' });
  await expect(page.getByRole('main')).toContainText(customer);
});
