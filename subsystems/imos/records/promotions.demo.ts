import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { promotions } from './promotions.ts';

const offers = [
  { name: '会员日折上折', kind: 'rate', rate: 12, note: '会员价基础上再享 88 折，正价商品参加' },
  { name: '冬装第二件半价', kind: 'second', rate: 50, note: '同一小票第二件低价者半价' },
  { name: '满 999 减 150', kind: 'full', rate: null, note: '每满 999 减 150，上不封顶' },
  { name: '满额赠羊毛围巾', kind: 'gift', rate: null, note: '实付满 1,599 赠围巾一条，赠完即止' },
  { name: '换季清货', kind: 'rate', rate: 40, note: '指定款式六折，退换按特价规则' },
];

function makePromotions(world: World): RecordDraft[] {
  const random = world.random('imos/promotions');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 26, days: 360 }).map(({ at }): RecordDraft => {
      const begins = between(random, 5, 12);
      const { name, ...offer } = pickFor(random, dayAfter(at, begins), offers);
      const lasts = between(random, 3, 16);
      const month = Number(dayAfter(at, begins).slice(5, 7));
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          ...offer,
          name: `${month} 月${name}`,
          from: dayAfter(at, begins),
          until: dayAfter(at, begins + lasts),
          styles: between(random, 12, 160),
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by: merchandiser, afterHours: between(random, 1, 20) },
          { step: 'approve', by: supervisor, afterHours: between(random, 4, 40) },
          { step: 'stop', by: merchandiser, afterHours: (begins + lasts) * 24 },
        ]),
      };
    }),
  );
}

export const promotionMaker = recordMaker(promotions, makePromotions);
