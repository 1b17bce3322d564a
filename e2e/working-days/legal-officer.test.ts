import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  expect,
  openBySearch,
  signInAs,
  signInByFormAs,
  switchTo,
  test,
} from '../support/portal.ts';
import {
  addRecord,
  findRecord,
  openDesk,
  shownNumber,
  takeStep,
  typedDay,
} from '../support/records.ts';
import { createPerson } from '../support/test-people.ts';

test('a legal officer sees what expires, reviews and renews a contract, answers a question, and takes a breach to court', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [title, party] = [`展架采购合同 ${mark}`, `素桥展示有限公司 ${mark}`];
  const legal = { roles: ['head-office', 'legal-officer'], defaultSystem: 'lms' } as const;
  const officer = await createPerson(legal);

  await signInByFormAs(page, officer);
  await expect(page.getByRole('heading', { level: 1, name: '法务看板' })).toBeVisible();

  // What is due comes from the ledger, the nearest day first.
  await openBySearch(page, '到期提醒');
  await expect(page.getByRole('heading', { level: 1, name: '到期提醒' })).toBeVisible();
  await page.getByRole('button', { name: /^到期日期/ }).click();
  await expect(page).toHaveURL(/sort=until/);
  await expectAccessible(page, 'contracts that expire');

  const review = await addRecord(
    page,
    ['合同评审', '合同评审'],
    [
      ['合同名称', title],
      ['合同类型', '采购'],
      ['对方', party],
      ['金额', '120000'],
    ],
  );
  // Whoever asks for a review does not give it: a colleague does, in the words of her own.
  await findRecord({ page }, '合同评审', review);
  await expect(page.getByRole('button', { name: /^通过 / })).toHaveCount(0);
  const colleague = await (await browser.newContext()).newPage();
  await signInAs(colleague, await createPerson(legal));
  await findRecord({ page: colleague }, '合同评审', review);
  await takeStep({ page: colleague }, '通过', {
    fills: [
      ['评审意见', '付款与验收挂钩，同意签署'],
      ['风险等级', '低'],
    ],
    to: '已通过',
  });
  await colleague.context().close();

  // What passed is in the ledger, with all that is known of it.
  await findRecord({ page }, '合同台账', title);
  await expect(page.getByRole('main')).toContainText(review);
  const contract = await shownNumber({ page });
  await takeStep({ page }, '登记签订', {
    fills: [
      ['签订日期', typedDay()],
      ['生效日期', typedDay()],
      ['到期日期', typedDay(60)],
    ],
    to: '履行中',
  });
  await takeStep({ page }, '列入到期提醒', {
    fills: [['续签决定日', typedDay(30)]],
    to: '待续签',
  });

  await findRecord({ page }, '到期提醒', contract);
  await page.getByRole('button', { name: new RegExp(`^编辑 ${contract}`) }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('续签方式').selectOption('协商续签');
  await form.getByRole('button', { name: '保存' }).click();
  // The record is shown again; that it was saved may still be said of its beginning.
  await expect(form.getByRole('button', { name: '编辑' })).toBeVisible();
  await page.keyboard.press('Escape');
  await findRecord({ page }, '合同台账', contract);
  await takeStep({ page }, '已续签', { to: '履行中' });

  // Administration pays the contract it finds in the ledger.
  const desk = await openDesk(browser, 'one menu item only');
  await switchTo(desk.page, '法务管理');
  await expect(desk.page.getByRole('heading', { level: 1, name: '法务看板' })).toBeVisible();
  await findRecord(desk, '合同台账', contract);
  await expect(desk.page.getByRole('main')).toContainText(party);
  await expect(desk.page.getByRole('button', { name: /^登记违约/ })).toHaveCount(0);

  await findRecord({ page }, '合同台账', contract);
  await takeStep({ page }, '登记违约', { fills: [['履约情况', '逾期十天未交货']], to: '违约处理' });
  const dispute = await addRecord(
    page,
    ['案件台账', '案件'],
    [
      ['案由', `买卖合同纠纷 ${mark}`],
      ['我方地位', '原告'],
      ['标的额', '120000'],
      ['下次开庭', typedDay(40)],
      ['进展', `${contract} 逾期未交货，已立案`],
    ],
  );
  await findRecord({ page }, '案件台账', dispute);
  await takeStep({ page }, '和解结案', { to: '和解' });
  await findRecord({ page }, '合同台账', contract);
  await takeStep({ page }, '恢复履行', { to: '履行中' });
  await desk.page.reload();
  await findRecord(desk, '合同台账', contract);
  await expect(desk.page.getByRole('main')).toContainText('履行中');
});
