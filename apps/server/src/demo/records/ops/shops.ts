import { textIn } from '@portal/demonstration/world/field-readers';
import { hour as hourMs } from '@portal/common/durations';
import { listings, liveSessions, shops } from '@portal/contract/records/types/ops/shops';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { nameOf, stylesSold, tagOf } from '../articles.ts';
import {
  amountBetween,
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import { someoneOf } from '@portal/demonstration/people/colleagues';

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

const themes = [
  '羽绒专场',
  '大衣穿搭课',
  '会员日福利',
  '新品首发',
  '亲子衣橱',
  '工厂探访',
  '清货专场',
];

function makeSessions(world: World): RecordDraft[] {
  const random = world.random('ops/live-sessions');
  const rooms = world.recordsOf(shops).filter(({ fields }) => fields['platform'] !== 'flash');
  return rooms.flatMap((shop) =>
    Array.from({ length: 22 }, (_, nth): RecordDraft => {
      const daysAgo = nth * 4 - 8 + random.below(3);
      const host = someoneOf(world, random, 'A01A05A02');
      const at = world.at(Math.max(0, daysAgo + 9), '11:30');
      const from = random.pick(['10:00', '14:00', '19:00']);
      const until = random.pick(['12:30', '18:00', '23:00'].filter((time) => time > from));
      const viewers = between(random, 3_000, 90_000);
      const isCancelled = random.below(16) === 0;
      const begins = world.at(daysAgo, from);
      const hours = Math.max(0, (begins.getTime() - at.getTime()) / hourMs);
      const lasts = Number(until.slice(0, 2)) - Number(from.slice(0, 2));
      return {
        scope: shop.scope,
        by: host,
        at,
        fields: {
          shop: shop.id,
          theme: pickFor(random, world.day(daysAgo), themes),
          host,
          day: world.day(daysAgo),
          from,
          until,
          styles: between(random, 18, 60),
        },
        steps:
          daysAgo <= 0
            ? []
            : stepsSoFar(
                world,
                at,
                isCancelled
                  ? [
                      {
                        step: 'cancel',
                        by: host,
                        afterHours: hours / 2,
                        fields: { note: '主播身体不适，改期' },
                      },
                    ]
                  : [
                      { step: 'begin', by: host, afterHours: hours },
                      {
                        step: 'end',
                        by: host,
                        afterHours: lasts,
                        fields: { viewers, amount: viewers * amountBetween(random, 3, 14) },
                      },
                    ],
              ),
      };
    }),
  );
}

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

export const shopRecords = [
  recordMaker(shops, makeShops),
  recordMaker(liveSessions, makeSessions),
  recordMaker(listings, makeListings),
];
