import {
  deliveries,
  followUps,
  purchaseOrders,
} from '@portal/contract/records/types/gims/purchase';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { sumOf, textIn } from '@portal/demonstration/world/field-readers';
import type { World } from '@portal/demonstration/world/world';
import { anotherOf } from '@portal/demonstration/world/course';

import { type OrderPlan, orderPlans } from './order-plans.ts';

function makeOrders(world: World): RecordDraft[] {
  const random = world.random('gims/purchase-orders');
  const buyers = world.staffOfDepartment('A01A04A01');
  return orderPlans(world).map((plan) => {
    const { buyer, orderedDaysAgo: ordered, deliveries: sent } = plan;
    const last = sent.at(-1);
    const head = anotherOf(
      buyers.map(({ workNo }) => workNo),
      buyer,
    );
    const finished = (last?.arrivedDaysAgo ?? 0) - (last?.postedAfter ?? 0);
    return {
      scope: '',
      by: buyer,
      at: world.at(ordered, '09:40'),
      fields: {
        supplier: plan.supplier,
        style: plan.style.id,
        ordered: world.day(ordered),
        due: world.day(plan.dueDaysAgo),
        units: sumOf(plan.rows, ({ units }) => units),
        amount: sumOf(plan.rows, ({ amount }) => amount),
        buyer,
        rows: plan.rows,
        note: random.below(4) === 0 ? '首批按 6:4 分两次交货，附产前样确认书' : null,
      },
      steps: stepsTaken(world, [
        { step: 'submit', by: buyer, daysAgo: ordered - 1, time: '10:10' },
        { step: 'approve', by: head, daysAgo: ordered - 4, time: '16:20' },
        { step: 'finish', by: buyer, daysAgo: finished - 1, time: '11:00' },
      ]),
    };
  });
}

const keyOf = (style: string, ordered: string): string => `${style} ${ordered}`;

/** Plans with the orders made of them. */
export function orderedPlans(world: World): { plan: OrderPlan; order: MadeRecord }[] {
  const orders = new Map(
    world
      .recordsOf(purchaseOrders)
      .map((order) => [keyOf(textIn(order, 'style'), textIn(order, 'ordered')), order]),
  );
  return orderPlans(world).flatMap((plan) => {
    const order = orders.get(keyOf(plan.style.id, world.day(plan.orderedDaysAgo)));
    return order && ['placed', 'received'].includes(order.state) ? [{ plan, order }] : [];
  });
}

/** Pieces of a delivery: its share of the order, the last one the rest. */
export function piecesOf(plan: OrderPlan, nth: number): number {
  const whole = sumOf(plan.rows, ({ units }) => units);
  const first = Math.round((whole * (plan.deliveries[0]?.share ?? 100)) / 100);
  return nth === 0 ? first : whole - first;
}

const piecesACarton = 40;

function makeDeliveries(world: World): RecordDraft[] {
  const random = world.random('gims/deliveries');
  return orderedPlans(world).flatMap(({ plan, order }) =>
    plan.deliveries.flatMap(({ sentDaysAgo, arrivedDaysAgo }, nth) => {
      // Announced five days before it is sent.
      const announced = sentDaysAgo + 5;
      if (announced < 0) return [];
      const units = piecesOf(plan, nth);
      return {
        scope: '',
        by: plan.buyer,
        at: world.at(announced, '11:15'),
        fields: {
          order: order.id,
          supplier: plan.supplier,
          style: plan.style.id,
          batch: nth + 1,
          units,
          cartons: Math.ceil(units / piecesACarton),
          sent: world.day(sentDaysAgo),
        },
        steps: stepsTaken(world, [
          {
            step: 'send',
            by: plan.buyer,
            daysAgo: sentDaysAgo,
            time: '17:30',
            fields: { waybill: `YS${320_000_000 + random.below(99_999_999)}` },
          },
          {
            step: 'arrive',
            by: plan.buyer,
            daysAgo: arrivedDaysAgo,
            time: '10:05',
            fields: { arrived: world.day(arrivedDaysAgo) },
          },
        ]),
      };
    }),
  );
}

const stages = ['fabric', 'cutting', 'sewing', 'finishing', 'ready'];
const measures = [
  '加开一条产线，周末加班赶工',
  '面料改空运，分批裁剪',
  '与工厂签订延期扣款确认书',
  '调整交货批次，先发主推色',
];

/** One line of follow-up an order: on its way while the order is, closed with it. */
function makeFollowUps(world: World): RecordDraft[] {
  const random = world.random('gims/follow-ups');
  return orderedPlans(world).map(({ plan, order }) => {
    const { orderedDaysAgo: ordered, dueDaysAgo: due, lateBy, reason } = plan;
    const days = ordered - due + lateBy;
    const passed = Math.min(1, ordered / days);
    const isReceived = order.state === 'received';
    const begun = ordered - Math.min(ordered, 5);
    const warned = Math.max(due + 12, 0);
    const isWarned = reason !== undefined && warned <= begun && due + 12 >= 0;
    const closed = (plan.deliveries.at(-1)?.arrivedDaysAgo ?? 0) - 3;
    return {
      scope: '',
      by: plan.buyer,
      at: world.at(begun, '14:00'),
      fields: {
        order: order.id,
        supplier: plan.supplier,
        stage: isReceived ? 'ready' : (stages[Math.floor(passed * (stages.length - 1))] ?? 'ready'),
        done: isReceived ? 100 : Math.round(Math.min(96, passed * 100)),
        due: world.day(due),
        expected: world.day(isWarned || isReceived ? due - lateBy : due),
      },
      steps: stepsTaken(world, [
        ...(isWarned
          ? [
              {
                step: 'warn',
                by: plan.buyer,
                daysAgo: warned,
                time: '15:30',
                fields: { reason, measure: random.pick(measures) },
              },
            ]
          : []),
        ...(isReceived
          ? [{ step: 'close', by: plan.buyer, daysAgo: Math.max(0, closed), time: '17:50' }]
          : []),
      ]),
    };
  });
}

export const purchaseRecords = [
  recordMaker(purchaseOrders, makeOrders),
  recordMaker(deliveries, makeDeliveries),
  recordMaker(followUps, makeFollowUps),
];
