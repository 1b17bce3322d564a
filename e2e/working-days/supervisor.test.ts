import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/accessibility/axe.ts';
import {
  answerStore,
  expect,
  openBySearch,
  signInByForm,
  signInByFormAs,
  switchTo,
  test,
} from '../support/portal.ts';
import { addRecord, findRecord, takeStep, typedDay } from '../support/records.ts';
import { createPerson } from '../support/test-people.ts';

const at = (path: string): string => `/user/login?redirect=${encodeURIComponent(path)}`;
const store = 'S02001';

test('a supervisor sees all her stores and then one, approves what they ask for, patrols, and follows a finding to its end', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const lin = { page };
  const clerk = await createPerson({
    roles: ['store-clerk'],
    stores: [store],
    businessGroups: ['BG01'],
    defaultSystem: 'ors',
  });
  const shop = await (await browser.newContext()).newPage();
  await signInByFormAs(shop, clerk);
  const letter = shop.getByRole('dialog').filter({ hasText: '必读公告' });
  await letter.getByRole('button', { name: '我已阅读并知晓' }).click();
  await expect(letter).toHaveCount(0);
  const request = await addRecord(
    shop,
    ['补货申请', '补货申请'],
    [
      ['补货原因', '畅销'],
      ['期望到店', typedDay(3)],
      ['申请数量', '1'],
      ['说明', `周末断码 ${mark}`],
    ],
  );
  await findRecord({ page: shop }, '补货申请', request);
  await takeStep({ page: shop }, '提交', { to: '待审批' });
  const expense = await addRecord(
    shop,
    ['费用申请', '费用申请'],
    [
      ['费用类别', '保洁'],
      ['金额', '860'],
      ['发生日期', typedDay()],
      ['收款方', `明线物业 ${mark}`],
      ['用途', '十一月外墙保洁'],
    ],
  );
  await findRecord({ page: shop }, '费用申请', expense);
  await takeStep({ page: shop }, '提交', { to: '待审批' });

  // One board has all of her stores, and opens the first of them; the other is of the store she chooses.
  await signInByForm(page, 'supervisor', at('/dcp/dashboard/analysis'));
  const board = page.locator('.board:visible');
  await expect(board).toContainText(/家营业门店/);
  await board.locator('.board-ranking').getByRole('button').first().click();
  await expect(page).toHaveURL(/within=store/);
  await switchTo(page, '门店运营');
  await answerStore(page, store);
  await expect(board).toContainText('S02001 上海南京西路旗舰店');
  await expectAccessible(page, 'the board of one store');

  await findRecord(lin, '补货申请', request);
  await takeStep(lin, '同意', { fills: [['批准数量', '1']], to: '待发货' });
  await findRecord(lin, '费用申请', expense);
  await takeStep(lin, '同意', { to: '待付款' });

  const patrol = await addRecord(
    page,
    ['巡店任务', '巡店任务'],
    [
      ['门店', store],
      ['巡店类型', '例行巡店'],
      ['计划日期', typedDay()],
      ['巡店人', '林知夏'],
    ],
  );
  await findRecord(lin, '巡店任务', patrol);
  await takeStep(lin, '提交巡店', {
    fills: [
      ['得分', '92'],
      ['问题数', '1'],
      ['巡店小结', '入口中岛缺码，已要求当日补齐'],
    ],
    to: '已巡店',
  });
  const finding = await addRecord(
    page,
    ['整改复核', '整改单'],
    [
      ['门店', store],
      ['巡店任务', patrol],
      ['检查项目', '陈列'],
      ['问题', `入口中岛缺码 ${mark}`],
      ['程度', '一般'],
      ['整改期限', typedDay(2)],
    ],
  );

  await findRecord({ page: shop }, '整改复核', finding);
  await takeStep({ page: shop }, '提交整改', {
    fills: [['整改说明', '已换为齐码款']],
    to: '待复核',
  });
  await findRecord(lin, '整改复核', finding);
  await takeStep(lin, '复核通过', { to: '已通过' });
  await findRecord({ page: shop }, '整改复核', finding);
  await expect(shop.getByRole('main')).toContainText('已通过');

  // The day's slips of the store are hers to read.
  await openBySearch(page, '小票查询');
  await expect(page.getByRole('heading', { level: 1, name: '小票查询' })).toBeVisible();
  await expect(page.locator('.ui-grid tbody tr:visible').first()).toBeVisible();
});
