import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { coupons } from './coupons.ts';

const couponPlans = [
  { name: '换季满 599 减 60', kind: 'cash', issued: 12_000 },
  { name: '生日礼遇 8.8 折', kind: 'discount', issued: 6_000 },
  { name: '新客首单立减 30', kind: 'cash', issued: 20_000 },
  { name: '老友回店 9 折', kind: 'discount', issued: 8_000 },
  { name: '会员日双倍积分礼', kind: 'gift', issued: 5_000 },
  { name: '线上下单免运费', kind: 'freight', issued: 30_000 },
  { name: '羽绒服专享满 999 减 120', kind: 'cash', issued: 9_000 },
  { name: '金卡到店礼', kind: 'gift', issued: 2_000 },
];

function makeCoupons(world: World): RecordDraft[] {
  const random = world.random('crm/coupons');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 28, days: 420 }).map(({ at, daysAgo }) => {
      const begins = between(random, 1, 6);
      const { issued, ...plan } = pickFor(random, dayAfter(at, begins), couponPlans);
      const lasts = between(random, 20, 60);
      const month = Number(dayAfter(at, begins).slice(5, 7));
      const issue = { step: 'issue', by: merchandiser, afterHours: begins * 24 };
      const stop = { step: 'stop', by: merchandiser, afterHours: lasts * 24 };
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          ...plan,
          name: `${month} 月 ${plan.name}`,
          issued: issued + random.below(5) * 500,
          from: dayAfter(at, begins),
          until: dayAfter(at, begins + lasts),
        },
        steps: daysAgo === 0 ? [] : stepsSoFar(world, at, [issue, stop]),
      };
    }),
  );
}

export const couponMaker = recordMaker(coupons, makeCoupons);
