import { day as dayMs, minute as minuteMs } from '@portal/common/durations';
import { managerOf } from '@portal/demonstration/people/colleagues';
import type { Random } from '@portal/demonstration/random';
import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { sizesOf } from '@portal/imos/records/articles.demo';
import { styles } from '@portal/imos/records/styles';
import { customerReturns } from './customer-returns.ts';
import { linesOf, type SlipLine, slipsOfStores } from './sold-slips.demo.ts';

const refundsAStore = 13;
const returnsAStore = 24;

/** Goods brought back, each with the slip it was sold by: money for those that the till paid back, else another size. */
function makeReturns(world: World): RecordDraft[] {
  const random = world.random('ors/customer-returns');
  return [...slipsOfStores(world).values()].flatMap((ofStore) => {
    const known = new Map(ofStore.map((slip) => [slip.id, slip]));
    const refunds = ofStore
      .filter(({ fields }) => fields['kind'] === 'refund')
      .slice(-refundsAStore)
      .flatMap((refund) => {
        const slip = known.get(textIn(refund, 'of'));
        return slip ? [refundOf(world, random, slip, refund)] : [];
      });
    const kept = ofStore.filter(
      ({ state, fields, at }) =>
        state === 'paid' && fields['kind'] === 'sale' && at.getTime() < world.now.getTime() - dayMs,
    );
    const others = Array.from({ length: returnsAStore - refunds.length }, () =>
      otherOf(world, random, random.pick(kept)),
    );
    return [...refunds, ...others];
  });
}

/** Fields of a return about the article that was sold. */
const soldAs = (slip: MadeRecord, { style, colour, size }: SlipLine) => ({
  store: slip.scope,
  slip: slip.id,
  style,
  colour,
  size,
  units: 1,
});

/** A piece that was taken back in the minutes before the till paid for it. */
function refundOf(world: World, random: Random, slip: MadeRecord, refund: MadeRecord): RecordDraft {
  const [line] = linesOf(refund);
  if (!line) throw new Error(`${refund.id} takes nothing back`);
  const paid = refund.at.getTime();
  const review = managerOf(world, slip.scope, refund.by).workNo;
  return {
    scope: slip.scope,
    by: refund.by,
    at: new Date(paid - 12 * minuteMs),
    fields: {
      ...soldAs(slip, line),
      kind: 'refund',
      amount: line.price,
      reason: random.pick(['size', 'quality', 'regret', 'gift']),
    },
    steps: [
      { step: 'approve', by: review, at: new Date(paid - 5 * minuteMs) },
      { step: 'finish', by: refund.by, at: refund.at },
    ],
  };
}

/** A piece that is exchanged for another size, or that the store does not take back. */
function otherOf(world: World, random: Random, slip: MadeRecord): RecordDraft {
  const line = random.pick(linesOf(slip));
  const style = world.recordsOf(styles).find(({ id }) => id === line.style);
  const sizes = style ? sizesOf(style) : [];
  const isExchange = sizes.length > 1 && random.below(6) > 0;
  const { workNo } = random.pick(world.staffOf(slip.scope));
  const review = { by: managerOf(world, slip.scope, workNo).workNo, afterHours: 1 };
  const days = Math.floor((world.now.getTime() - slip.at.getTime()) / dayMs);
  const at = new Date(slip.at.getTime() + between(random, 1, Math.min(days, 6)) * dayMs);
  const next = sizes[(sizes.indexOf(line.size) + 1) % sizes.length];
  return {
    scope: slip.scope,
    by: workNo,
    at,
    fields: {
      ...soldAs(slip, line),
      kind: isExchange ? 'exchange' : 'refund',
      otherSize: isExchange ? (next ?? null) : null,
      amount: isExchange ? null : line.price,
      reason: isExchange ? 'size' : random.pick(['regret', 'gift']),
    },
    steps: stepsSoFar(
      world,
      at,
      isExchange
        ? [
            { step: 'approve', ...review },
            { step: 'finish', by: workNo, afterHours: 1 },
          ]
        : [{ step: 'decline', ...review, fields: { note: '吊牌已剪且有穿着痕迹' } }],
    ),
  };
}

export const customerReturnMaker = recordMaker(customerReturns, makeReturns);
