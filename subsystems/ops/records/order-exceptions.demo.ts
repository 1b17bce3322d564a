import { hour as hourMs } from '@portal/common/durations';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { orderExceptions } from './order-exceptions.ts';
import { orders } from './orders.ts';

/** The offices of online orders. */
const service = 'A01A05A01';

const troubles = [
  { kind: 'stock', solution: 'replace', note: '改由门店代发，已通知买家晚到一天' },
  { kind: 'address', solution: 'contact', note: '买家补充门牌号，已改单' },
  { kind: 'payment', solution: 'refund', note: '重复扣款已原路退回' },
  { kind: 'timeout', solution: 'resend', note: '已优先出库并补发优惠券' },
  { kind: 'lost', solution: 'resend', note: '承运商确认丢件，已补发' },
];

function makeExceptions(world: World): RecordDraft[] {
  const random = world.random('ops/order-exceptions');
  return world
    .recordsOf(orders)
    .filter((_, nth) => nth % 11 === 0)
    .map((order): RecordDraft => {
      const by = someoneOf(world, random, service);
      const { kind, solution, note } = random.pick(troubles);
      const at = new Date(
        Math.min(order.at.getTime() + between(random, 2, 40) * hourMs, world.now.getTime()),
      );
      return {
        scope: order.scope,
        by,
        at,
        fields: {
          order: order.id,
          kind,
          day: dayAfter(at, 0),
          amount: order.fields['amount'] ?? null,
        },
        steps: stepsSoFar(world, at, [
          { step: 'handle', by, afterHours: between(random, 1, 12), fields: { solution } },
          { step: 'solve', by, afterHours: between(random, 6, 60), fields: { note } },
        ]),
      };
    });
}

export const orderExceptionMaker = recordMaker(orderExceptions, makeExceptions);
