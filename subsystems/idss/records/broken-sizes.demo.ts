import type { Random } from '@portal/demonstration/random';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { brokenSizes } from './broken-sizes.ts';
import { goodsPeople, soldIn } from './goods-desk.demo.ts';

function makeBrokenSizes(world: World): RecordDraft[] {
  const random = world.random('idss/broken-sizes');
  const people = goodsPeople(world);
  return world.castStores.flatMap(({ store_no, bg_no }) => {
    const sized = soldIn(world, bg_no).filter(({ fields }) => sizesOf(fields).length > 2);
    if (sized.length === 0) return [];
    return Array.from({ length: 9 }, (): RecordDraft => {
      const style = random.pick(sized);
      const daysAgo = random.below(35);
      const by = random.pick(people);
      const sizes = sizesOf(style.fields);
      const missing = drawSizes(random, sizes);
      const measure = random.pick(['refill', 'refill', 'gather', 'gather', 'merge', 'wait']);
      return {
        scope: store_no,
        by,
        at: world.at(daysAgo, '06:40'),
        fields: {
          style: style.id,
          store: store_no,
          day: world.day(daysAgo),
          missing: missing.join('、'),
          rate: Math.round(((sizes.length - missing.length) / sizes.length) * 100),
          stock: (sizes.length - missing.length) * (1 + random.below(4)),
        },
        steps: stepsTaken(world, [
          {
            step: 'decide',
            by,
            daysAgo: daysAgo - 2 - random.below(3),
            time: '10:40',
            fields: { measure },
          },
          { step: 'finish', by, daysAgo: daysAgo - 8 - random.below(4), time: '17:10' },
        ]),
      };
    });
  });
}

const sizesOf = (fields: MadeRecord['fields']): string[] => [fields['sizes']].flat().map(String);

/** Middle sizes, of which most is sold. */
function drawSizes(random: Random, sizes: string[]): string[] {
  const number = 1 + random.below(Math.max(1, sizes.length - 2));
  const first = 1 + random.below(Math.max(1, sizes.length - number - 1));
  return sizes.slice(first, first + number);
}

export const brokenSizeMaker = recordMaker(brokenSizes, makeBrokenSizes);
