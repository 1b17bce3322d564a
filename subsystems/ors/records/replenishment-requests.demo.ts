import { supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articlesOf, stylesSold } from '@portal/imos/records/articles.demo';
import { replenishmentRequests } from './replenishment-requests.ts';

/** Requests of stores: the supervisor approves most, and the warehouse delivers within four days. */
function makeReplenishments(world: World): RecordDraft[] {
  const random = world.random('ors/replenishment-requests');
  return world.castStores.flatMap(({ store_no, bg_no }) =>
    momentsOf(world, random, { number: 24, days: 120 }).map(({ at }) => {
      const { workNo } = random.pick(world.staffOf(store_no));
      const lines = articlesOf(random, stylesSold(world, bg_no), between(random, 2, 6)).map(
        ({ article }) => ({
          ...article,
          onHand: random.below(3),
          units: between(random, 2, 8),
        }),
      );
      const units = lines.reduce((sum, line) => sum + line.units, 0);
      const isDeclined = random.below(9) === 0;
      const arrived = between(random, 40, 96);
      return {
        scope: store_no,
        by: workNo,
        at,
        fields: {
          store: store_no,
          reason: random.pick(['broken', 'broken', 'selling', 'selling', 'order', 'display']),
          wanted: dayAfter(at, between(random, 3, 7)),
          units,
          lines,
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by: workNo, afterHours: 1 },
          isDeclined
            ? { step: 'decline', by: supervisor, afterHours: between(random, 3, 26) }
            : {
                step: 'approve',
                by: supervisor,
                afterHours: between(random, 3, 26),
                fields: { granted: Math.max(1, units - random.below(4)) },
              },
          ...(isDeclined ? [] : [{ step: 'arrive', by: workNo, afterHours: arrived }]),
        ]),
      };
    }),
  );
}

export const replenishmentRequestMaker = recordMaker(replenishmentRequests, makeReplenishments);
