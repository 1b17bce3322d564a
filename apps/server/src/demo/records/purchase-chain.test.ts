import { deliveries } from '@portal/gims/records/deliveries';
import { purchaseOrders } from '@portal/gims/records/purchase-orders';
import { inspections } from '@portal/gims/records/inspections';
import { bookings } from '@portal/gyl/records/bookings';
import { receipts } from '@portal/gyl/records/receipts';
import type { RecordType } from '@portal/contract/records/record-type';
import { expect, test } from 'vitest';
import { numberIn, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { recordsWithout, testWorld } from '../world/test-world.ts';

const byId = (type: RecordType) => new Map(testWorld.recordsOf(type).map((one) => [one.id, one]));
const nothing = { fields: {} };

/** The delivery that a record of the chain is about. */
const deliveryOf = (record: MadeRecord) =>
  byId(deliveries).get(textIn(record, 'delivery')) ?? nothing;

test('an order that was received in full has the pieces of its deliveries', () => {
  const sent = Map.groupBy(testWorld.recordsOf(deliveries), (one) => textIn(one, 'order'));
  const piecesOf = (order: MadeRecord) =>
    (sent.get(order.id) ?? []).reduce((sum, one) => sum + numberIn(one, 'units'), 0);

  const wrong = recordsWithout(
    purchaseOrders,
    (order) => order.state !== 'received' || piecesOf(order) === numberIn(order, 'units'),
  );

  expect(wrong).toEqual([]);
});

test('an order knows the pieces that warehouses took in', () => {
  const posted = testWorld.recordsOf(receipts).filter(({ state }) => state !== 'open');
  const byOrder = Map.groupBy(posted, (one) => textIn(one, 'order'));
  const takenIn = ({ id }: MadeRecord) =>
    (byOrder.get(id) ?? []).reduce((sum, one) => sum + numberIn(one, 'received'), 0);

  const wrong = recordsWithout(
    purchaseOrders,
    (order) =>
      !['placed', 'received'].includes(order.state) ||
      numberIn(order, 'arrived') === takenIn(order),
  );

  expect(posted.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('bookings, inspections and receipts have the pieces of their delivery', () => {
  const pieces = [
    [bookings, 'units'],
    [inspections, 'lot'],
    [receipts, 'noticed'],
  ] as const;
  for (const [type, field] of pieces) {
    const wrong = recordsWithout(
      type,
      (one) => numberIn(one, field) === numberIn(deliveryOf(one), 'units'),
    );
    expect({ type: type.name, wrong }).toEqual({ type: type.name, wrong: [] });
  }
});

test('goods are ordered, arrive, are inspected and are received in this order', () => {
  const orders = byId(purchaseOrders);
  const late = recordsWithout(receipts, (receipt) => {
    const days = [
      textIn(orders.get(textIn(receipt, 'order')) ?? nothing, 'ordered'),
      textIn(deliveryOf(receipt), 'sent'),
      textIn(deliveryOf(receipt), 'arrived'),
      textIn(receipt, 'day') || testWorld.day(0),
    ];
    return days.every((day, nth) => nth === 0 || (days[nth - 1] ?? '') <= day);
  });
  const early = recordsWithout(
    inspections,
    (one) => textIn(one, 'day') >= textIn(deliveryOf(one), 'arrived'),
  );

  expect({ late, early }).toEqual({ late: [], early: [] });
});

test('nothing is received that failed its inspection', () => {
  const failed = new Set(
    testWorld
      .recordsOf(inspections)
      .filter(({ state }) => state === 'failed' || state === 'open')
      .map((one) => textIn(one, 'delivery')),
  );

  expect(recordsWithout(receipts, (one) => !failed.has(textIn(one, 'delivery')))).toEqual([]);
});
