import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { lossPeople } from './checked-slips.demo.ts';
import { slipRules } from './rules.ts';

const rules: [
  name: string,
  kind: string,
  window: string,
  threshold: number,
  unit: string,
  risk: string,
  words: string,
][] = [
  ['单笔作废金额过高', 'void', 'slip', 800, '元', 'high', '作废小票金额达到阈值'],
  ['每班作废次数过多', 'void', 'shift', 3, '次', 'middle', '同一收银员一班内作废小票'],
  ['交班前半小时作废', 'void', 'slip', 30, '分钟', 'high', '交班前作废，核对现金与监控'],
  ['无票退货', 'refund', 'slip', 1, '次', 'high', '没有原小票的退货'],
  ['每周退货次数过多', 'refund', 'week', 6, '次', 'middle', '同一收银员一周内经手退货'],
  ['退货付现金', 'refund', 'slip', 300, '元', 'high', '原支付方式不是现金，退款为现金'],
  ['小票补打', 'reprint', 'shift', 2, '次', 'low', '补打可能用于重复核销'],
  ['跨日补打', 'reprint', 'day', 1, '次', 'middle', '补打前一日或更早的小票'],
  ['折扣低于五折', 'discount', 'slip', 50, '%', 'middle', '非清货款折扣低于五折'],
  ['连续手工改价', 'discount', 'shift', 3, '次', 'high', '同一收银员一班内手工改价'],
  ['会员号集中使用', 'member', 'day', 4, '次', 'high', '同一会员号一日内多笔积分'],
  ['员工会员号积分', 'member', 'week', 3, '次', 'middle', '员工本人会员号为顾客交易积分'],
  ['非营业时段交易', 'hours', 'slip', 1, '笔', 'high', '打烊后或开店前的交易'],
  ['开钱箱无交易', 'hours', 'shift', 4, '次', 'low', '没有交易时打开钱箱'],
];

function makeRules(world: World): RecordDraft[] {
  const random = world.random('syfs/rules');
  const people = lossPeople(world);
  return rules.map(([name, kind, window, threshold, unit, risk, explanation], nth) => {
    const by = random.pick(people);
    const age = 420 + random.below(200);
    return {
      scope: '',
      by,
      at: world.at(age, '10:00'),
      fields: { name, kind, window, threshold, unit, risk, explanation },
      steps: nth === 7 ? [{ step: 'stop', by, at: world.at(90, '15:00') }] : [],
    };
  });
}

export const slipRuleMaker = recordMaker(slipRules, makeRules);
