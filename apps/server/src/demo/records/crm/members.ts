import { groupNos } from '@portal/demonstration/organisation/organisation';
import { day as dayMs } from '@portal/common/durations';
import { coupons, members } from '@portal/contract/records/types/crm';
import { levelRules } from '@portal/contract/records/types/crm/points';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { weaveName } from '@portal/demonstration/people/names';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import {
  between,
  dayAfter,
  digits,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import { merchandiser, someoneOf } from '@portal/demonstration/people/colleagues';

/** Members of each group; the first three are seen by the cast. */
const membersOf = (bgNo: string): number => (groupNos.indexOf(bgNo) < 3 ? 600 : 200);

const likes = [
  '偏爱素色',
  '只看新款',
  '常买童装送礼',
  '注重面料成分',
  '喜欢宽松版型',
  '生日月到店',
  '孕期后换码',
];
/** The least that a member of a level has spent, in yuan. */
const levels = [
  { level: 'black', spent: 58_000 },
  { level: 'gold', spent: 18_000 },
  { level: 'silver', spent: 5_000 },
  { level: 'normal', spent: 0 },
];

function makeMembers(world: World): RecordDraft[] {
  const random = world.random('crm/members');
  return groupNos.flatMap((bgNo) => {
    const homes = [...world.castStores, ...world.stores.slice(0, 200)].filter(
      ({ bg_no, status }) => bg_no === bgNo && status === 'open',
    );
    return momentsOf(world, random, { number: membersOf(bgNo), days: 1_400 }).map(({ at }) => {
      const joined = dayAfter(at, 0);
      const home = random.pick(homes.filter(({ opened_on }) => opened_on <= joined)).store_no;
      const spent = Math.min(spentBy(random), mostSpent(world, at));
      const isFrozen = random.below(60) === 0;
      const by = random.pick(world.staffOf(home)).workNo;
      return {
        scope: bgNo,
        by,
        at,
        fields: {
          name: weaveName(random),
          phone: `154${digits(random, 8)}`,
          level: levels.find((level) => spent >= level.spent)?.level ?? 'normal',
          source: random.pick(['store', 'store', 'store', 'mini', 'mini', 'online', 'event']),
          joined,
          birthday: `${between(random, 1_960, 2_006)}-${twoDigits(between(random, 1, 12))}-${twoDigits(between(random, 1, 28))}`,
          home,
          spent,
          points: Math.round(spent * 0.4),
          note: random.below(3) === 0 ? random.pick(likes) : null,
        },
        steps: isFrozen
          ? stepsSoFar(world, at, [
              {
                step: 'freeze',
                by: someoneOf(world, random, 'A01A03A01'),
                afterHours: 400,
                fields: { note: '异常积分，核查中' },
              },
            ])
          : [],
      };
    });
  });
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Few spend much: the square of an even chance, four times over. */
const spentBy = (random: Random): number => {
  const share = (random.below(1_000) / 1_000) ** 4;
  return 300 + Math.round(share * 90_000);
};

/** The most that somebody has spent since they joined: much on the first day, then some thousands a month. */
const mostSpent = (world: World, joined: Date): number =>
  4_000 + 200 * Math.floor((world.now.getTime() - joined.getTime()) / dayMs);

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

const rules = [
  { benefit: 'upgrade', terms: (level: string) => `十二个月内消费达到标准，次日升为${level}` },
  { benefit: 'keep', terms: (level: string) => `${level}有效期内消费达到标准，保级一年` },
  { benefit: 'discount', terms: (level: string) => `${level}购买正价商品享会员折扣，不与券同用` },
  { benefit: 'birthday', terms: (level: string) => `${level}生日当月可领取礼券一张` },
  { benefit: 'points', terms: (level: string) => `${level}消费按倍数累计积分` },
  { benefit: 'service', terms: (level: string) => `${level}可预约专属搭配与免费修改` },
];
const levelNames = { normal: '普通会员', silver: '银卡', gold: '金卡', black: '黑卡' };
const thresholds = { normal: 0, silver: 5_000, gold: 18_000, black: 58_000 };
const discounts = { normal: 0, silver: 5, gold: 8, black: 12 };

/** The rules in force, and those of the year before. */
function makeRules(world: World): RecordDraft[] {
  const random = world.random('crm/level-rules');
  return groupNos.flatMap((bgNo) =>
    (['normal', 'silver', 'gold', 'black'] as const).flatMap((level, rank) =>
      rules.flatMap(({ benefit, terms }) =>
        [420, 60].map((daysAgo, version): RecordDraft => {
          const at = world.at(daysAgo + random.below(20), '10:40');
          const by = someoneOf(world, random, 'A01A03A01');
          const enable = { step: 'enable', by, afterHours: 30 };
          const disable = { step: 'disable', by, afterHours: 24 * 340 };
          const asksSpending = benefit === 'upgrade' || benefit === 'keep';
          return {
            scope: bgNo,
            by,
            at,
            fields: {
              level,
              benefit,
              spent: asksSpending ? thresholds[level] * (version === 0 ? 0.9 : 1) : null,
              discount: benefit === 'discount' ? discounts[level] : null,
              times: benefit === 'points' ? rank + 1 : null,
              from: dayAfter(at, 2),
              terms: terms(levelNames[level]),
            },
            steps: stepsSoFar(world, at, version === 0 ? [enable, disable] : [enable]),
          };
        }),
      ),
    ),
  );
}

export const memberRecords = [
  recordMaker(members, makeMembers),
  recordMaker(coupons, makeCoupons),
  recordMaker(levelRules, makeRules),
];
