import { groupNos } from '@portal/demonstration/organisation/organisation';
import { day as dayMs, hour as hourMs } from '@portal/common/durations';
import { coupons, members } from '@portal/contract/records/types/crm';
import {
  campaigns,
  couponBatches,
  memberVisits,
} from '@portal/contract/records/types/crm/campaigns';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import { merchandiser, someoneOf, supervisor } from '@portal/demonstration/people/colleagues';

/** Batches of coupons that are running or were; a tenth to a quarter of what was sent is used. */
function makeBatches(world: World): RecordDraft[] {
  const random = world.random('crm/coupon-batches');
  const issued = world.recordsOf(coupons).filter(({ state }) => state !== 'draft');
  return issued.flatMap((coupon) =>
    Array.from({ length: 1 + random.below(3) }, (): RecordDraft => {
      const at = new Date(
        Math.min(
          coupon.at.getTime() + between(random, 7, 20) * dayMs,
          world.now.getTime() - random.below(72) * hourMs,
        ),
      );
      const begun = at < coupon.at ? coupon.at : at;
      const planned = amountBetween(random, 400, 6_000, 100);
      const sent = planned - random.below(40);
      const used = Math.round((sent * between(random, 9, 25)) / 100);
      return {
        scope: coupon.scope,
        by: merchandiser,
        at: begun,
        fields: {
          coupon: coupon.id,
          audience: random.pick(['new', 'birthday', 'sleeping', 'gold', 'all']),
          planned,
          day: dayAfter(begun, 3),
        },
        steps: stepsSoFar(world, begun, [
          { step: 'submit', by: merchandiser, afterHours: 2 },
          { step: 'approve', by: supervisor, afterHours: between(random, 3, 30) },
          {
            step: 'send',
            by: merchandiser,
            afterHours: 30,
            fields: { sent, used, amount: used * between(random, 180, 420) },
          },
        ]),
      };
    }),
  );
}

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

const answers = [
  { score: '5', summary: '对店员搭配建议很满意，会推荐朋友' },
  { score: '4', summary: '尺码建议准确，希望多些大码' },
  { score: '4', summary: '快递快，包装完好' },
  { score: '3', summary: '面料与预期略有差别，已解释洗护' },
  { score: '2', summary: '换货等待较久，已致歉并补券' },
];

function makeVisits(world: World): RecordDraft[] {
  const random = world.random('crm/member-visits');
  const known = world.recordsOf(members);
  return groupNos.flatMap((bgNo) => {
    const own = known.filter(({ scope }) => scope === bgNo);
    return momentsOf(world, random, { number: 60, days: 150 }).map(({ at }): RecordDraft => {
      const caller = someoneOf(world, random, 'A01A03A02');
      const call = { by: caller, afterHours: between(random, 10, 70) };
      return {
        scope: bgNo,
        by: caller,
        at,
        fields: {
          member: random.pick(own.filter((one) => one.at <= at).slice(0, 400)).id,
          subject: random.pick([
            'satisfaction',
            'satisfaction',
            'sleeping',
            'complaint',
            'upgrade',
          ]),
          due: dayAfter(at, 3),
          caller,
        },
        steps: stepsSoFar(world, at, [
          random.below(8) === 0
            ? { step: 'give', ...call }
            : { step: 'finish', ...call, fields: random.pick(answers) },
        ]),
      };
    });
  });
}

export const campaignRecords = [
  recordMaker(couponBatches, makeBatches),
  recordMaker(campaigns, makeCampaigns),
  recordMaker(memberVisits, makeVisits),
];
