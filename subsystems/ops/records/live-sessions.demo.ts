import { hour as hourMs } from '@portal/common/durations';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { amountBetween, between, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { liveSessions } from './live-sessions.ts';
import { shops } from './shops.ts';

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

export const liveSessionMaker = recordMaker(liveSessions, makeSessions);
