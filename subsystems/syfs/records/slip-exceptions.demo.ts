import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { slipsOfStores } from '@portal/ors/records/sold-slips.demo';
import { lossPeople, slipFields } from './checked-slips.demo.ts';
import { slipRules } from './rules.ts';
import { slipExceptions } from './slip-exceptions.ts';

/** Weekends have more sales, and so more of what a rule picks out. */
const isWeekend = (world: World, daysAgo: number): boolean =>
  [0, 6].includes(new Date(`${world.day(daysAgo)}T00:00:00Z`).getUTCDay());

/** The slips of each day of each store. */
const slipsOfDays = (world: World): MadeRecord[][] =>
  [...slipsOfStores(world).values()].flatMap((ofStore) => [
    ...Map.groupBy(ofStore, (slip) => textIn(slip, 'day')).values(),
  ]);

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

export const slipExceptionMaker = recordMaker(slipExceptions, makeExceptions);
