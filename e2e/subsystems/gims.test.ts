import { deliveries } from '@portal/gims/records/deliveries';
import { purchaseOrders } from '@portal/gims/records/purchase-orders';
import { inspections } from '@portal/gims/records/inspections';
import { receipts } from '@portal/gyl/records/receipts';
import { accountOf, expect, signIn, switchTo, test } from '../support/portal.ts';
import {
  type Desk,
  findRecord,
  firstOption,
  makeRecord,
  openDesk,
  takeStep,
  today,
} from '../support/records.ts';

const size = (units: number) => ({ colour: '墨黑', size: 'M', units, amount: units * 80 });
const typed = (day: string): string => day.replaceAll('-', '');

test('a buyer orders goods, which arrive, are inspected and received, each record with the number of the one before, and the order ends by itself', async ({
  page,
  browser,
}) => {
  const buyer: Desk = { page, role: 'merchandiser' };
  await signIn(page, 'merchandiser');
  await switchTo(page, '采购生产');
  await expect(page.getByRole('heading', { level: 1, name: '采购生产看板' })).toBeVisible();
  const supplier = await firstOption(buyer, purchaseOrders, 'supplier');
  const style = await firstOption(buyer, purchaseOrders, 'style');
  const order = await makeRecord(buyer, purchaseOrders, {
    supplier,
    style,
    ordered: today(),
    due: today(),
    units: 300,
    amount: 24_000,
    buyer: accountOf('merchandiser').workNo,
    rows: [size(180), size(120)],
  });
  await findRecord(buyer, '采购订单', order);
  await takeStep(buyer, '提交审批', { to: '待审批' });
  await expect(page.getByRole('button', { name: /^批准下单 / })).toHaveCount(0);

  const head = await openDesk(browser, 'administrator');
  await switchTo(head.page, '采购生产');
  await findRecord(head, '采购订单', order);
  await takeStep(head, '批准下单', { to: '生产中' });

  const delivery = await makeRecord(buyer, deliveries, {
    order,
    supplier,
    style,
    batch: 1,
    units: 300,
    cartons: 8,
    sent: today(),
  });
  await findRecord(buyer, '到货单', delivery);
  await takeStep(buyer, '发货', { fills: [['运单号', 'YS20261123']], to: '在途' });
  await takeStep(buyer, '到货', { fills: [['到货日期', typed(today())]], to: '已到货' });

  const inspection = await makeRecord(head, inspections, {
    delivery,
    order,
    supplier,
    day: today(),
    inspector: accountOf('administrator').workNo,
    lot: 300,
    sampled: 50,
    defective: 1,
    defects: [{ kind: 'seam', place: '袖口', units: 1 }],
  });
  await findRecord(head, '质检单', inspection);
  await takeStep(head, '合格', { to: '合格' });

  await switchTo(page, '供应链');
  await expect(page.getByRole('alert').filter({ hasText: '供应链账套' })).toBeVisible();
  await switchTo(head.page, '供应链');
  const receipt = await makeRecord(head, receipts, {
    delivery,
    order,
    style,
    warehouse: 'east',
    noticed: 300,
    received: 300,
    rows: [{ colour: '墨黑', size: 'M', noticed: 300, received: 300 }],
  });
  await findRecord(head, '入库单', receipt);
  await takeStep(head, '入库', { fills: [['入库日期', typed(today())]], to: '已入库' });
  for (const number of [order, delivery])
    await expect(head.page.getByRole('main')).toContainText(number);

  // The buyer's list was open all the while, and shows the order as it was.
  await page.reload();
  await findRecord(buyer, '采购订单', order);
  await page.getByRole('rowheader').getByRole('link', { name: order }).click();
  await expect(page.getByRole('dialog').locator('.records-tone').first()).toHaveText('已到齐');
});
