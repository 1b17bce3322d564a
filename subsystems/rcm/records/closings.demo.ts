import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { daysSince } from '@portal/demonstration/world/field-readers';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { closings } from './closings.ts';
import { expansion } from './expansion.demo.ts';

function makeClosings(world: World): RecordDraft[] {
  const random = world.random('rcm/closings');
  const leaving = world.stores.filter(
    ({ status }, nth) => status === 'closed' || (status === 'open' && nth % 60 === 7),
  );
  return leaving.map((store): RecordDraft => {
    const keeper = someoneOf(world, random, expansion);
    const drawn = store.status === 'closed' ? between(random, 90, 300) : between(random, 0, 9);
    const daysAgo = Math.min(drawn, daysSince(world, store.opened_on) - 1);
    const at = world.at(daysAgo, '15:20');
    const last = dayAfter(at, 50);
    return {
      scope: '',
      by: keeper,
      at,
      fields: {
        store: store.store_no,
        reason: random.pick(['loss', 'loss', 'lease', 'mall', 'move']),
        last,
        stock: between(random, 300, 2_800),
        loss: amountBetween(random, 20_000, 260_000, 1_000),
        staff: '四人转入同城门店，一人协商解除',
      },
      steps: stepsSoFar(world, at, [
        { step: 'submit', by: keeper, afterHours: 20 },
        { step: 'approve', by: supervisor, afterHours: between(random, 30, 150) },
        { step: 'close', by: keeper, afterHours: 45 * 24, fields: { closed: last } },
      ]),
    };
  });
}

export const closingMaker = recordMaker(closings, makeClosings);
