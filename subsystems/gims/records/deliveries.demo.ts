import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { deliveries } from './deliveries.ts';
import { piecesOf } from './order-plans.demo.ts';
import { orderedPlans } from './planned-orders.demo.ts';

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

export const deliveryMaker = recordMaker(deliveries, makeDeliveries);
