import { textIn } from '@portal/demonstration/world/field-readers';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { nameOf, stylesSold, tagOf } from '@portal/imos/records/articles.demo';
import { listings } from './listings.ts';
import { shops } from './shops.ts';

function makeListings(world: World): RecordDraft[] {
  const random = world.random('ops/listings');
  const keepers = world.staffOfDepartment('A01A05A01');
  return world.recordsOf(shops).flatMap((shop) =>
    momentsOf(world, random, { number: 40, days: 200 }).map(({ at }): RecordDraft => {
      const style = random.pick(stylesSold(world));
      const keeper = random.pick(keepers).workNo;
      const tag = tagOf(style);
      const review = {
        by: random.pick(keepers.filter(({ workNo }) => workNo !== keeper)).workNo,
        afterHours: between(random, 3, 40),
      };
      const submit = { step: 'submit', by: keeper, afterHours: between(random, 2, 20) };
      const isReturned = random.below(9) === 0;
      return {
        scope: shop.scope,
        by: keeper,
        at,
        fields: {
          shop: shop.id,
          style: style.id,
          title: `${textIn(style, 'year')} 新款 ${nameOf(style)} 云织 ${digits(random, 3)}`,
          tag,
          price: Math.max(
            9,
            Math.round((tag * random.pick([0.5, 0.6, 0.7, 0.88, 1])) / 10) * 10 - 1,
          ),
          stock: between(random, 20, 900),
          sold: between(random, 0, 2_400),
          day: dayAfter(at, 4),
          keeper,
        },
        steps: stepsSoFar(world, at, [
          submit,
          ...(isReturned
            ? [{ step: 'return', ...review, fields: { note: '主图缺少面料特写，请补充' } }, submit]
            : []),
          { step: 'approve', ...review },
          ...(random.below(5) === 0 ? [{ step: 'off', by: keeper, afterHours: 24 * 60 }] : []),
        ]),
      };
    }),
  );
}

export const listingMaker = recordMaker(listings, makeListings);
