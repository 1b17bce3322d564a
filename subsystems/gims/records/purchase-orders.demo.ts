import { anotherOf } from '@portal/demonstration/world/course';
import { sumOf } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { missingPieces, orderPlans, piecesOf, postedDaysAgo } from './order-plans.demo.ts';
import { purchaseOrders } from './purchase-orders.ts';

function makeOrders(world: World): RecordDraft[] {
  const random = world.random('gims/purchase-orders');
  const buyers = world.staffOfDepartment('A01A04A01');
  return orderPlans(world).map((plan) => {
    const { buyer, orderedDaysAgo: ordered, deliveries: sent } = plan;
    const units = sumOf(plan.rows, (row) => row.units);
    const posted = [...sent.entries()].filter(([, delivery]) => postedDaysAgo(delivery) >= 0);
    const arrived = sumOf(posted, ([nth]) => piecesOf(plan, nth) - missingPieces(plan, nth));
    const last = sent.at(-1);
    const head = anotherOf(
      buyers.map(({ workNo }) => workNo),
      buyer,
    );
    const finished = last ? postedDaysAgo(last) : 0;
    return {
      scope: '',
      by: buyer,
      at: world.at(ordered, '09:40'),
      fields: {
        supplier: plan.supplier,
        style: plan.style.id,
        ordered: world.day(ordered),
        due: world.day(plan.dueDaysAgo),
        units,
        arrived,
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

export const purchaseOrderMaker = recordMaker(purchaseOrders, makeOrders);
