import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articleOf, sizesOf, stylesSold } from './articles.demo.ts';
import { brokenSizes } from './broken-sizes.ts';

const letterSizes = new Set(['XS', 'S', 'M', 'L', 'XL', 'XXL']);

/** Styles in letter sizes of which a store lacks one or two; the share of sizes that are there follows. */
function makeBroken(world: World): RecordDraft[] {
  const random = world.random('imos/broken-sizes');
  return groupNos.flatMap((bgNo) => {
    const sold = stylesSold(world, bgNo).filter((style) =>
      sizesOf(style).every((size) => letterSizes.has(size)),
    );
    const stores = world.castStores.filter(({ bg_no }) => bg_no === bgNo);
    if (sold.length === 0 || stores.length === 0) return [];
    return momentsOf(world, random, { number: 160, days: 30 }).map(({ at }): RecordDraft => {
      const style = random.pick(sold);
      const all = sizesOf(style);
      const lacking = all.filter(() => random.below(4) === 0).slice(0, 3);
      const sizes = lacking.length > 0 ? lacking : [random.pick(all)];
      const warehouse = random.below(3) === 0 ? 0 : between(random, 4, 120);
      const way = warehouse > 0 ? 'warehouse' : random.pick(['transfer', 'gather']);
      const isIgnored = random.below(8) === 0;
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          store: random.pick(stores).store_no,
          style: style.id,
          colour: articleOf(random, style).colour,
          sizes,
          complete: Math.round(((all.length - sizes.length) / all.length) * 1_000) / 10,
          onHand: between(random, 1, 9),
          warehouse,
          day: dayAfter(at, 0),
        },
        steps: stepsSoFar(
          world,
          at,
          isIgnored
            ? [{ step: 'ignore', by: merchandiser, afterHours: 20 }]
            : [
                {
                  step: 'solve',
                  by: merchandiser,
                  afterHours: between(random, 6, 60),
                  fields: { way },
                },
                { step: 'finish', by: merchandiser, afterHours: between(random, 60, 160) },
              ],
        ),
      };
    });
  });
}

export const brokenSizeMaker = recordMaker(brokenSizes, makeBroken);
