import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { expansion } from './expansion.demo.ts';
import { fittings } from './fittings.ts';

const builders = ['示例装饰工程公司', '示例空间营造公司', '示例商业展陈公司'];

function makeFittings(world: World): RecordDraft[] {
  const random = world.random('rcm/fittings');
  return momentsOf(world, random, { number: 110, days: 500 }).map(
    ({ at, daysAgo }): RecordDraft => {
      const store = random.pick(
        world.stores.filter(
          ({ status, opened_on }) => status !== 'closed' && opened_on < dayAfter(at, 0),
        ),
      );
      const by = someoneOf(world, random, expansion);
      const budget = store.area_sqm * amountBetween(random, 1_200, 2_600, 100);
      const begins = between(random, 12, 25);
      const lasts = between(random, 30, 55);
      const isBuilding = daysAgo > begins && daysAgo < begins + lasts;
      return {
        scope: '',
        by,
        at,
        fields: {
          store: store.store_no,
          kind: random.pick(['renewal', 'renewal', 'part']),
          builder: random.pick(builders),
          from: dayAfter(at, begins),
          until: dayAfter(at, begins + lasts),
          progress: isBuilding ? Math.min(95, Math.round(((daysAgo - begins) / lasts) * 100)) : 0,
          budget,
        },
        steps: stepsSoFar(world, at, [
          { step: 'begin', by, afterHours: begins * 24 },
          { step: 'finish', by, afterHours: lasts * 24, fields: { progress: 100 } },
          {
            step: 'accept',
            by: supervisor,
            afterHours: between(random, 30, 200),
            fields: {
              cost: Math.round((budget * between(random, 92, 112)) / 100),
              score: between(random, 82, 98),
            },
          },
        ]),
      };
    },
  );
}

export const fittingMaker = recordMaker(fittings, makeFittings);
