import { someoneOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  amountBetween,
  between,
  dayAfter,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { shops } from './shops.ts';

const companies = ['C01', 'C02', 'C03'];

/** Shops of a company: more than a page of them. */
const shopNames = [
  ['女装旗舰店', 'mall'],
  ['男装旗舰店', 'mall'],
  ['童装旗舰店', 'mall'],
  ['运动官方店', 'mall'],
  ['女装直播间', 'video'],
  ['羽绒专卖店', 'video'],
  ['品牌特卖', 'flash'],
  ['会员商城', 'mini'],
] as const;

const companyNames: Record<string, string> = { C01: '华东', C02: '华北', C03: '华南' };

/** The shops of each company; the oldest sell most. */
function makeShops(world: World): RecordDraft[] {
  const random = world.random('ops/shops');
  return companies.flatMap((company) =>
    shopNames.map(([name, platform], nth): RecordDraft => {
      const keeper = someoneOf(world, random, 'A01A05A01');
      const at = world.at(400 + nth * 90 + random.below(60), '10:20');
      const isPaused = nth === 6 && company !== 'C01';
      return {
        scope: company,
        by: keeper,
        at,
        fields: {
          name: `云织${companyNames[company] ?? ''}${name}`,
          platform,
          keeper,
          opened: dayAfter(at, 10),
          rating: between(random, 462, 495) / 100,
          monthly: amountBetween(random, 180_000, 4_200_000, 100),
          fans: between(random, 12_000, 860_000),
          token: world.day(-between(random, 10, 320)),
        },
        steps: isPaused
          ? stepsSoFar(world, at, [
              {
                step: 'pause',
                by: keeper,
                afterHours: 24 * 300,
                fields: { note: '平台规则调整，暂停招商' },
              },
            ])
          : [],
      };
    }),
  );
}

export const shopMaker = recordMaker(shops, makeShops);
