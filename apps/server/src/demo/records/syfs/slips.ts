import {
  discountChecks,
  slipExceptions,
  slipRules,
} from '@portal/contract/records/types/syfs/slips';
import { slipsOfStores } from '../../trade/sold-slips.ts';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';

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

/** Weekends have more sales, and so more of what a rule picks out. */
const isWeekend = (world: World, daysAgo: number): boolean =>
  [0, 6].includes(new Date(`${world.day(daysAgo)}T00:00:00Z`).getUTCDay());

/** The slips of each day of each store. */
const slipsOfDays = (world: World): MadeRecord[][] =>
  [...slipsOfStores(world).values()].flatMap((ofStore) => [
    ...Map.groupBy(ofStore, (slip) => textIn(slip, 'day')).values(),
  ]);

/** The fields of a check that are those of the slip it is about. */
const slipFields = (slip: MadeRecord) => ({
  store: slip.scope,
  cashier: textIn(slip, 'cashier'),
  slip: slip.id,
  day: textIn(slip, 'day'),
});

/** The kinds of rules that a slip can be picked out by. */
const kindsFor = (slip: MadeRecord): string[] => {
  if (textIn(slip, 'kind') === 'refund') return ['refund'];
  return textIn(slip, 'member') === '' ? ['void', 'reprint', 'hours'] : ['member', 'reprint'];
};

/** Slips the rules picked out, one or two of a day; most turn out to be in order. */
function makeExceptions(world: World): RecordDraft[] {
  const random = world.random('syfs/slip-exceptions');
  const people = lossPeople(world);
  const active = world.recordsOf(slipRules).filter(({ state }) => state === 'on');
  return slipsOfDays(world).flatMap((ofDay) => {
    const [first] = ofDay;
    const daysAgo = first ? daysSince(world, textIn(first, 'day')) : 0;
    const isSecond = random.below(100) < (isWeekend(world, daysAgo) ? 48 : 16);
    const picked = new Set([random.pick(ofDay), ...(isSecond ? [random.pick(ofDay)] : [])]);
    return [...picked].map((slip): RecordDraft => {
      const by = random.pick(people);
      const checked = daysAgo - 1 - random.below(2);
      const isWrong = random.below(6) === 0;
      const amount = Math.abs(numberIn(slip, 'amount'));
      const finding = isWrong
        ? '调取监控，操作时没有顾客在场'
        : random.pick(['顾客换码，先退后销', '误录商品，当场更正', '顾客改用会员价，重新结账']);
      const rule = random.pick(
        active.filter((one) => kindsFor(slip).includes(textIn(one, 'kind'))),
      );
      return {
        scope: '',
        by,
        at: world.at(daysAgo, '22:40'),
        fields: { ...slipFields(slip), rule: rule.id, amount },
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

/** Percent of the price on the tag that a customer did not pay. */
const offOf = (slip: MadeRecord): number =>
  Math.round((1 - numberIn(slip, 'amount') / numberIn(slip, 'list')) * 10_000) / 100;

const checksAStore = 12;
/** Nobody asks why it was cheaper below this. */
const leastOff = 20;

/** Sales with much off, with who agreed to it; one in five has nobody. */
function makeDiscounts(world: World): RecordDraft[] {
  const random = world.random('syfs/discount-checks');
  const people = lossPeople(world);
  return [...slipsOfStores(world)].flatMap(([storeNo, ofStore]) => {
    const [manager] = world.staffOf(storeNo);
    const cheap = ofStore.filter(
      (slip) => textIn(slip, 'kind') === 'sale' && offOf(slip) >= leastOff,
    );
    const picked = new Set(Array.from({ length: checksAStore }, () => random.pick(cheap)));
    return [...picked].map((slip): RecordDraft => {
      const daysAgo = daysSince(world, textIn(slip, 'day'));
      const off = offOf(slip);
      const kind = random.pick(off >= 40 ? ['over', 'staff', 'staff'] : ['manual', 'stacked']);
      const isBreach = kind !== 'staff' && random.below(5) === 0;
      const by = random.pick(people);
      return {
        scope: '',
        by,
        at: world.at(daysAgo, '22:50'),
        fields: {
          ...slipFields(slip),
          kind,
          tag: numberIn(slip, 'list'),
          paid: numberIn(slip, 'amount'),
          off,
          approver: isBreach ? null : (manager?.workNo ?? null),
          pieces: numberIn(slip, 'units'),
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
