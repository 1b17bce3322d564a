import { groupNos } from '@portal/demonstration/organisation/organisation';
import { merchandiser, someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { campaigns } from './campaigns.ts';

const plans = [
  { name: '冬装上新试穿邀约', text: '新款羽绒与大衣已到店，预约试穿享免费搭配。' },
  { name: '会员日双倍积分', text: '每月 8 日到店消费积分翻倍，金卡三倍。' },
  { name: '沉睡会员唤醒', text: '好久不见，专属券已放入卡包，七日内有效。' },
  { name: '生日礼遇月', text: '生日快乐，礼券与小礼物等您到店领取。' },
  { name: '双十二预售', text: '提前加购，到店自提再享折上折。' },
  { name: '旧衣回收计划', text: '带一件旧衣到店，换环保袋与满减券。' },
];

function makeCampaigns(world: World): RecordDraft[] {
  const random = world.random('crm/campaigns');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 30, days: 380 }).map(({ at }): RecordDraft => {
      const keeper = someoneOf(world, random, 'A01A03A01');
      const begins = between(random, 4, 9);
      const { name, text } = pickFor(random, dayAfter(at, begins), plans);
      const lasts = between(random, 3, 14);
      const people = amountBetween(random, 2_000, 58_000, 10);
      const month = Number(dayAfter(at, begins).slice(5, 7));
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          name: `${month} 月${name}`,
          ways: random.pick([['sms'], ['mini'], ['sms', 'mini'], ['wechat'], ['mini', 'wechat']]),
          audience: random.pick(['new', 'active', 'sleeping', 'churn', 'gold']),
          from: dayAfter(at, begins),
          until: dayAfter(at, begins + lasts),
          budget: amountBetween(random, 2_000, 40_000, 100),
          keeper,
          text,
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by: merchandiser, afterHours: between(random, 2, 20) },
          { step: 'approve', by: supervisor, afterHours: between(random, 4, 40) },
          {
            step: 'end',
            by: merchandiser,
            afterHours: (begins + lasts) * 24,
            fields: { people, arrived: Math.round((people * between(random, 2, 11)) / 100) },
          },
        ]),
      };
    }),
  );
}

export const campaignMaker = recordMaker(campaigns, makeCampaigns);
