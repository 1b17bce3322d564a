import {
  discountChecks,
  slipExceptions,
  slipRules,
} from '@portal/contract/records/types/syfs/slips';
import type { Random } from '../../random.ts';
import { stepsTaken } from '../../world/planned-steps.ts';
import { type RecordDraft, recordMaker } from '../../world/record-maker.ts';
import type { World } from '../../world/world.ts';

/** The people who look into tills; the auditor of the cast is one of them. */
export const lossPeople = (world: World): string[] =>
  world.staffOfDepartment('A01A10').map(({ workNo }) => workNo);

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

const daysBack = 75;
const slipNo = (random: Random, storeNo: string, day: string): string =>
  `${storeNo}-${day.replaceAll('-', '')}-${String(10 + random.below(240)).padStart(4, '0')}`;

/** Weekends have more sales, and so more of what a rule picks out. */
const isWeekend = (world: World, daysAgo: number): boolean =>
  [0, 6].includes(new Date(`${world.day(daysAgo)}T00:00:00Z`).getUTCDay());

/** Slips the rules picked out in the stores of the cast; most turn out to be in order. */
function makeExceptions(world: World): RecordDraft[] {
  const random = world.random('syfs/slip-exceptions');
  const people = lossPeople(world);
  const active = world.recordsOf(slipRules).filter(({ state }) => state === 'on');
  return world.castStores.flatMap(({ store_no }) => {
    const staff = world.staffOf(store_no);
    if (staff.length === 0) return [];
    return Array.from({ length: daysBack }, (_, daysAgo) => daysAgo)
      .filter((daysAgo) => random.below(100) < (isWeekend(world, daysAgo) ? 48 : 24))
      .map((daysAgo): RecordDraft => {
        const by = random.pick(people);
        const checked = daysAgo - 1 - random.below(3);
        const isWrong = random.below(6) === 0;
        const amount = 60 + random.below(1_800) + 0.5 * random.below(2);
        const finding = isWrong
          ? '调取监控，操作时没有顾客在场'
          : random.pick(['顾客换码，先退后销', '误录商品，当场更正', '顾客改用会员价，重新结账']);
        return {
          scope: '',
          by,
          at: world.at(daysAgo, '22:40'),
          fields: {
            rule: random.pick(active).id,
            store: store_no,
            cashier: random.pick(staff).workNo,
            slip: slipNo(random, store_no, world.day(daysAgo)),
            day: world.day(daysAgo),
            amount,
          },
          steps: stepsTaken(world, [
            {
              step: isWrong ? 'confirm' : 'clear',
              by,
              daysAgo: checked,
              time: '10:30',
              fields: { finding },
            },
            ...(isWrong && amount > 1_400
              ? [{ step: 'file', by, daysAgo: checked - 1, time: '14:00' }]
              : []),
          ]),
        };
      });
  });
}

const kinds = ['over', 'staff', 'staff', 'manual', 'stacked'];

function makeDiscounts(world: World): RecordDraft[] {
  const random = world.random('syfs/discount-checks');
  const people = lossPeople(world);
  return world.castStores.flatMap(({ store_no }) => {
    const staff = world.staffOf(store_no);
    const [manager] = staff;
    if (!manager) return [];
    return Array.from({ length: 10 + random.below(6) }, (): RecordDraft => {
      const daysAgo = random.below(daysBack);
      const kind = random.pick(kinds);
      const tag = 199 + random.below(30) * 50;
      const off = kind === 'staff' ? 50 : 35 + random.below(35);
      const isBreach = kind !== 'staff' && random.below(5) === 0;
      const by = random.pick(people);
      return {
        scope: '',
        by,
        at: world.at(daysAgo, '22:50'),
        fields: {
          store: store_no,
          cashier: random.pick(staff).workNo,
          kind,
          slip: slipNo(random, store_no, world.day(daysAgo)),
          day: world.day(daysAgo),
          tag,
          paid: Math.round(tag * (100 - off)) / 100,
          off,
          approver: isBreach ? null : manager.workNo,
          pieces: 1 + random.below(3),
        },
        steps: stepsTaken(world, [
          {
            step: isBreach ? 'breach' : 'allow',
            by,
            daysAgo: daysAgo - 2 - random.below(4),
            time: '11:10',
            fields: isBreach ? { finding: '没有店长授权记录，折扣超出收银权限' } : {},
          },
        ]),
      };
    });
  });
}

export const slipCheckRecords = [
  recordMaker(slipRules, makeRules),
  recordMaker(slipExceptions, makeExceptions),
  recordMaker(discountChecks, makeDiscounts),
];
