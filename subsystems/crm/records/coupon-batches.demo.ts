import { day as dayMs, hour as hourMs } from '@portal/common/durations';
import { merchandiser, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { couponBatches } from './coupon-batches.ts';
import { coupons } from './coupons.ts';

/** Batches of coupons that are running or were; a tenth to a quarter of what was sent is used. */
function makeBatches(world: World): RecordDraft[] {
  const random = world.random('crm/coupon-batches');
  const issued = world.recordsOf(coupons).filter(({ state }) => state !== 'draft');
  return issued.flatMap((coupon) =>
    Array.from({ length: 1 + random.below(3) }, (): RecordDraft => {
      const at = new Date(
        Math.min(
          coupon.at.getTime() + between(random, 7, 20) * dayMs,
          world.now.getTime() - random.below(72) * hourMs,
        ),
      );
      const begun = at < coupon.at ? coupon.at : at;
      const planned = amountBetween(random, 400, 6_000, 100);
      const sent = planned - random.below(40);
      const used = Math.round((sent * between(random, 9, 25)) / 100);
      return {
        scope: coupon.scope,
        by: merchandiser,
        at: begun,
        fields: {
          coupon: coupon.id,
          audience: random.pick(['new', 'birthday', 'sleeping', 'gold', 'all']),
          planned,
          day: dayAfter(begun, 3),
        },
        steps: stepsSoFar(world, begun, [
          { step: 'submit', by: merchandiser, afterHours: 2 },
          { step: 'approve', by: supervisor, afterHours: between(random, 3, 30) },
          {
            step: 'send',
            by: merchandiser,
            afterHours: 30,
            fields: { sent, used, amount: used * between(random, 180, 420) },
          },
        ]),
      };
    }),
  );
}

export const couponBatchMaker = recordMaker(couponBatches, makeBatches);
