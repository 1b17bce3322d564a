import { recordCalls } from '@portal/contract/records/record-calls';
import { deliveries } from '@portal/gims/records/deliveries';
import { inspections } from '@portal/gims/records/inspections';
import { purchaseOrders } from '@portal/gims/records/purchase-orders';
import { receipts } from '@portal/gyl/records/receipts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askerAndColleague } from '#testing/fixtures/colleagues.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { asks, decides, colleague } = await askerAndColleague(world);
const orders = recordCalls(purchaseOrders);
const firstOption = async (field: string) =>
  (await asks(orders.options, { field })).records[0]?.value ?? '';
const [supplier, style] = [await firstOption('supplier'), await firstOption('style')];
const [colour, size] = ['试样色', 'M'];

/** An order of some pieces of one article that is being made. */
async function placedOrder(units: number): Promise<string> {
  const rows = [{ colour, size, units, amount: units * 80 }];
  const about = { supplier, style, ordered: '2026-11-01', due: '2026-12-20' };
  const { id } = await asks(orders.create, {
    fields: { ...about, units, amount: units * 80, buyer: colleague.workNo, rows },
  });
  await asks(orders.step, { id, version: 1, step: 'submit' });
  await decides(orders.step, { id, version: 2, step: 'approve' });
  return id;
}

/** A delivery of an order that arrived, and its receipt, of which some pieces were counted. */
async function deliveredOf(order: string, batch: number, [noticed, received]: [number, number]) {
  const { create, step } = recordCalls(deliveries);
  const about = { order, supplier, style, batch, units: noticed, cartons: 1 };
  const { id: delivery } = await asks(create, { fields: { ...about, sent: '2026-11-20' } });
  await asks(step, { id: delivery, version: 1, step: 'send', fields: { waybill: 'YS1' } });
  const arrived = { arrived: '2026-11-21' };
  await asks(step, { id: delivery, version: 2, step: 'arrive', fields: arrived });
  const rows = [{ colour, size, noticed, received }];
  const { id: receipt } = await asks(recordCalls(receipts).create, {
    fields: { delivery, order, style, warehouse: 'east', noticed, received, rows },
  });
  return { delivery, receipt };
}

async function pass(order: string, delivery: string, lot: number): Promise<void> {
  const { create, step } = recordCalls(inspections);
  const about = { delivery, order, supplier, day: '2026-11-21', inspector: colleague.workNo };
  const { id } = await asks(create, {
    fields: { ...about, lot, sampled: 1, defective: 0, defects: [] },
  });
  await decides(step, { id, version: 1, step: 'pass' });
}

const post = (id: string, step = 'post', fields = {}) =>
  asks(recordCalls(receipts).step, {
    id,
    version: 1,
    step,
    fields: { day: '2026-11-22', ...fields },
  });

async function inWarehouse(): Promise<number> {
  const { rows } = await sql<{ units: number }>`select units from stock
    where tenant_id = 0 and location = 'east' and style = ${style} and colour = ${colour}`.execute(
    world.db,
  );
  return rows[0]?.units ?? 0;
}

const stateOf = async (id: string) => {
  const { state, fields } = await asks(orders.get, { id });
  return { state, arrived: fields['arrived'] };
};

test('EFF-03 what passed its inspection and is received is in stock, and the order knows what came and ends with its last piece', async () => {
  const order = await placedOrder(100);
  const first = await deliveredOf(order, 1, [60, 58]);

  await expect(post(first.receipt)).rejects.toMatchObject({
    message: 'input.invalid',
    cause: `到货单 ${first.delivery} 未通过质检，不能入库`,
  });
  expect(await inWarehouse()).toBe(0);
  expect(await stateOf(order)).toEqual({ state: 'placed', arrived: null });

  await pass(order, first.delivery, 60);
  await post(first.receipt, 'differ', { remarks: '短装 2 件' });
  expect(await inWarehouse()).toBe(58);
  expect(await stateOf(order)).toEqual({ state: 'placed', arrived: 58 });

  const second = await deliveredOf(order, 2, [42, 42]);
  await pass(order, second.delivery, 42);
  await post(second.receipt);
  expect(await inWarehouse()).toBe(100);
  expect(await stateOf(order)).toEqual({ state: 'received', arrived: 100 });
  const { events } = await asks(orders.timeline, { id: order });
  expect(events.map(({ step, by }) => [step, by])).toContainEqual(['finish', '甲']);
});

test('EFF-08 of two who receive the same at once, one does, and it is in stock once', async () => {
  const order = await placedOrder(10);
  const { delivery, receipt } = await deliveredOf(order, 1, [5, 5]);
  await pass(order, delivery, 5);
  const before = await inWarehouse();

  const ends = await Promise.allSettled([post(receipt), post(receipt)]);

  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await inWarehouse()).toBe(before + 5);
  expect(await stateOf(order)).toEqual({ state: 'placed', arrived: 5 });
});
