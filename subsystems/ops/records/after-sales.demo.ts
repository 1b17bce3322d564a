import { hour as hourMs } from '@portal/common/durations';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { anotherOf } from '@portal/demonstration/world/course';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, stepsSoFar, waybillOf } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { afterSales } from './after-sales.ts';
import { orders } from './orders.ts';

/** The offices of online orders. */
const service = 'A01A05A01';

/** Buyers ask for one order in eight that was signed for; half of these come back. */
function makeAfterSales(world: World): RecordDraft[] {
  const random = world.random('ops/after-sales');
  return world
    .recordsOf(orders)
    .filter(({ state }, nth) => (state === 'signed' || state === 'shipped') && nth % 8 === 0)
    .flatMap((order): RecordDraft[] => {
      const by = someoneOf(world, random, service);
      const kind = random.pick(['return', 'return', 'return', 'refund', 'exchange']);
      const at = new Date(
        Math.min(order.changedAt.getTime() + between(random, 4, 120) * hourMs, world.now.getTime()),
      );
      if (at > world.now) return [];
      const decider = anotherOf(
        world.staffOfDepartment(service).map(({ workNo }) => workNo),
        by,
      );
      const approve = { by: decider, afterHours: between(random, 2, 20) };
      const back = [
        { step: 'approve', ...approve },
        {
          step: 'receive',
          by,
          afterHours: between(random, 60, 140),
          fields: { waybill: waybillOf(random) },
        },
        { step: 'refund', by: decider, afterHours: between(random, 4, 20) },
      ];
      const decline = { step: 'decline', ...approve, fields: { note: '超过七天且已洗涤' } };
      return [
        {
          scope: order.scope,
          by,
          at,
          fields: {
            order: order.id,
            kind,
            amount: kind === 'exchange' ? 0 : (order.fields['amount'] ?? 0),
            reason: random.pick(['size', 'size', 'quality', 'picture', 'late', 'regret']),
            day: dayAfter(at, 0),
          },
          steps: stepsSoFar(
            world,
            at,
            random.below(10) === 0
              ? [decline]
              : kind === 'refund'
                ? [{ step: 'refund', ...approve }]
                : back,
          ),
        },
      ];
    });
}

export const afterSaleMaker = recordMaker(afterSales, makeAfterSales);
