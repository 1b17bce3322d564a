import { daysOfSlips } from '@portal/demonstration/organisation/store-days';
import { numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { slips } from '@portal/ors/records/slips';
import { cashDifferences } from './cash-differences.ts';
import { lossPeople } from './checked-slips.demo.ts';

const explanations = [
  '找零时多找一张十元，已自查监控',
  '备用金未取出，次日已补缴',
  '微信收款误录为现金',
  '零钱兑换时少收，收银员自行补足',
];

/** Shifts whose money did not agree: few yuan as a rule; more than 300 short becomes a case. */
function makeDifferences(world: World): RecordDraft[] {
  const random = world.random('syfs/cash-differences');
  const people = lossPeople(world);
  const days = daysOfSlips(world.day(0));
  const cashOf = cashOfDays(world);
  return world.castStores.flatMap(({ store_no }) => {
    const staff = world.staffOf(store_no);
    const [manager] = staff;
    if (!manager) return [];
    const taken = new Set<number>();
    return Array.from({ length: 7 + random.below(4) }, (): RecordDraft => {
      const drawn = random.below(120);
      const isGrave = random.below(9) === 0;
      const cents = isGrave ? -(30_000 + random.below(120_000)) : (random.below(60) - 36) * 50;
      const difference = (cents === 0 ? -1_000 : cents) / 100;
      const other = 1_800 + random.below(6_000);
      // A day with slips is closed as a whole, once, and has no more cash than they say.
      const cash = cashOf(store_no, drawn);
      const isOfSlips = !taken.has(drawn) && drawn > 0 && cash + difference >= 0;
      const daysAgo = isOfSlips || drawn >= days ? drawn : drawn + days;
      const isWhole = daysAgo < days;
      taken.add(daysAgo);
      const booked = isWhole ? cash : other;
      const by = random.pick(people);
      return {
        scope: '',
        by: manager.workNo,
        at: world.at(daysAgo, '22:20'),
        fields: {
          store: store_no,
          cashier: random.pick(staff).workNo,
          day: world.day(daysAgo),
          shift: isWhole ? 'whole' : random.pick(['early', 'late']),
          booked,
          counted: booked + difference,
          difference,
        },
        steps: stepsTaken(world, [
          {
            step: 'explain',
            by: manager.workNo,
            daysAgo: daysAgo - 1 - random.below(3),
            time: '10:15',
            fields: { explanation: isGrave ? '原因不明，请防损核查' : random.pick(explanations) },
          },
          isGrave
            ? { step: 'file', by, daysAgo: daysAgo - 4, time: '15:30' }
            : {
                step: 'settle',
                by,
                daysAgo: daysAgo - 5,
                time: '14:20',
                fields: { settlement: difference < 0 ? '由收银员补足，核销' : '长款转营业外收入' },
              },
        ]),
      };
    });
  });
}

/** Returns the cash that the slips of a store's day say. */
function cashOfDays(world: World): (storeNo: string, daysAgo: number) => number {
  const sums = new Map<string, number>();
  for (const slip of world.recordsOf(slips)) {
    if (textIn(slip, 'payment') !== 'cash') continue;
    const key = `${slip.scope} ${textIn(slip, 'day')}`;
    sums.set(key, (sums.get(key) ?? 0) + numberIn(slip, 'amount'));
  }
  return (storeNo, daysAgo) => sums.get(`${storeNo} ${world.day(daysAgo)}`) ?? 0;
}

export const cashDifferenceMaker = recordMaker(cashDifferences, makeDifferences);
