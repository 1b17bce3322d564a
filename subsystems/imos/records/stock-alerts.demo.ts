import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { stylesSold, tagOf } from './articles.demo.ts';
import { stockAlerts } from './stock-alerts.ts';

const measures = {
  low: '已下追单，预计两周到仓',
  high: '跨区调拨至华南，保留十周库存',
  old: '列入换季清货，按六折处理',
  slow: '更换陈列位置并加入搭配推荐',
};

/** Alerts whose days of supply follow from stock and weekly sales. */
function makeAlerts(world: World): RecordDraft[] {
  const random = world.random('imos/stock-alerts');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 60, days: 90 }).map(({ at }): RecordDraft => {
      const style = random.pick(stylesSold(world, bgNo));
      const kind = random.pick(['low', 'low', 'high', 'old', 'slow'] as const);
      const weekly = kind === 'low' ? between(random, 60, 260) : between(random, 2, 20);
      const stock = kind === 'low' ? between(random, 10, weekly) : weekly * between(random, 26, 60);
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          kind,
          style: style.id,
          stock,
          weekly,
          days: Math.round((stock / weekly) * 7),
          cost: Math.round(stock * tagOf(style) * 0.28),
          day: dayAfter(at, 0),
        },
        steps: stepsSoFar(world, at, [
          {
            step: 'handle',
            by: merchandiser,
            afterHours: between(random, 8, 90),
            fields: { measure: measures[kind] },
          },
          { step: 'clear', by: merchandiser, afterHours: between(random, 120, 500) },
        ]),
      };
    }),
  );
}

export const stockAlertMaker = recordMaker(stockAlerts, makeAlerts);
