import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articleOf, stylesSold } from './articles.demo.ts';
import { replenishments } from './replenishments.ts';

/** Proposals of the last nights: what sold in a week, less what is there. Those of the last two days wait. */
function makeReplenishments(world: World): RecordDraft[] {
  const random = world.random('imos/replenishments');
  return groupNos.flatMap((bgNo) => {
    const stores = world.castStores.filter(({ bg_no }) => bg_no === bgNo);
    const open = world.stores.slice(0, 60).filter(({ status }) => status === 'open');
    const served = stores.length > 0 ? stores : open;
    return momentsOf(world, random, { number: 140, days: 40 }).map(({ at }): RecordDraft => {
      const { name, ...article } = articleOf(random, random.pick(stylesSold(world, bgNo)));
      const sold = between(random, 3, 24);
      const onHand = random.below(4);
      const isDeclined = random.below(6) === 0;
      const decide = { by: merchandiser, afterHours: between(random, 6, 50) };
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          ...article,
          name,
          toStore: random.pick(served).store_no,
          sold,
          onHand,
          units: Math.max(1, sold - onHand + amountBetween(random, 0, 6)),
          day: dayAfter(at, between(random, 2, 5)),
        },
        steps: stepsSoFar(
          world,
          at,
          isDeclined
            ? [{ step: 'decline', ...decide }]
            : [
                { step: 'accept', ...decide },
                { step: 'approve', by: supervisor, afterHours: between(random, 5, 40) },
              ],
        ),
      };
    });
  });
}

export const replenishmentMaker = recordMaker(replenishments, makeReplenishments);
