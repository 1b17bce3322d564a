import { groupNos } from '@portal/demonstration/organisation/organisation';
import { someoneOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { dayAfter, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { levelRules } from './level-rules.ts';

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

export const levelRuleMaker = recordMaker(levelRules, makeRules);
