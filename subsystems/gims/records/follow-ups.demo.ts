import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { followUps } from './follow-ups.ts';
import { orderedPlans } from './planned-orders.demo.ts';

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

export const followUpMaker = recordMaker(followUps, makeFollowUps);
