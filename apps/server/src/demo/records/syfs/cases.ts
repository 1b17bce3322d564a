import { slips } from '@portal/contract/records/types/ors/slips';
import { cashDifferences, lossCases, spotChecks } from '@portal/contract/records/types/syfs/cases';
import { slipExceptions } from '@portal/contract/records/types/syfs/slips';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { daysOfSlips } from '@portal/demonstration/organisation/store-days';
import { anotherOf } from '@portal/demonstration/world/course';
import { lossPeople } from './slips.ts';

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

/** A check of each exception that was confirmed, and a planned one a fortnight in each store. */
function makeChecks(world: World): RecordDraft[] {
  const random = world.random('syfs/spot-checks');
  const people = lossPeople(world);
  const ofSlips = world
    .recordsOf(slipExceptions)
    .filter(({ state }) => state === 'confirmed' || state === 'filed')
    .map((slip) => ({
      store: textIn(slip, 'store'),
      exception: slip.id,
      daysAgo: daysSince(world, textIn(slip, 'day')),
      isWrong: true,
    }));
  const planned = world.castStores.flatMap(({ store_no }) =>
    [1, 15, 29, 43, 57].map((daysAgo) => ({
      store: store_no,
      exception: null,
      daysAgo: daysAgo + random.below(6),
      isWrong: random.below(7) === 0,
    })),
  );
  return [...ofSlips, ...planned].map(({ store, exception, daysAgo, isWrong }): RecordDraft => {
    const by = random.pick(people);
    const hour = 11 + random.below(9);
    const found = isWrong ? (exception === null ? 'careless' : 'suspect') : 'none';
    return {
      scope: '',
      by,
      at: world.at(daysAgo, '23:00'),
      fields: {
        store,
        day: world.day(daysAgo),
        from: `${hour}:00`,
        until: `${hour}:${30 + random.below(25)}`,
        camera: `收银台 ${1 + random.below(3)} 号机`,
        checker: by,
        exception,
      },
      steps: stepsTaken(world, [
        {
          step: 'finish',
          by,
          daysAgo: daysAgo - 2 - random.below(3),
          time: '16:30',
          fields: {
            found,
            remarks:
              found === 'suspect'
                ? '作废小票时没有顾客在场，现金未放回钱箱'
                : found === 'careless'
                  ? '未唱收唱付，钱箱未及时关闭'
                  : null,
          },
        },
      ]),
    };
  });
}

const kindWords: Record<string, string> = {
  refund: '疑似虚假退货',
  discount: '超权折扣',
  theft: '货品短少',
};

/** A case of each cash difference that was filed, and some of other kinds. */
function makeCases(world: World): RecordDraft[] {
  const random = world.random('syfs/cases');
  const people = lossPeople(world);
  const ofCash = world
    .recordsOf(cashDifferences)
    .filter(({ state }) => state === 'filed')
    .map((one) => ({
      kind: 'cash',
      store: textIn(one, 'store'),
      person: textIn(one, 'cashier'),
      difference: one.id,
      loss: -numberIn(one, 'difference'),
      filed: daysSince(world, textIn(one, 'day')) - 4,
    }));
  const others = world.castStores.flatMap(({ store_no }, nth) => {
    const staff = world.staffOf(store_no);
    return nth % 2 === 0 && staff.length > 0
      ? {
          kind: random.pick(['refund', 'discount', 'theft']),
          store: store_no,
          person: random.pick(staff).workNo,
          difference: null,
          loss: 400 + random.below(5_600),
          filed: random.below(160),
        }
      : [];
  });
  const nameOf = new Map(world.stores.map((store) => [store.store_no, store.store_name]));
  return [...ofCash, ...others].map((plan): RecordDraft => {
    const handler = random.pick(people);
    const what = plan.kind === 'cash' ? '现金短款' : (kindWords[plan.kind] ?? '');
    const recovered = random.below(3) === 0 ? 0 : plan.loss;
    const concluded = plan.filed - 8 - random.below(10);
    return {
      scope: '',
      by: handler,
      at: world.at(plan.filed, '16:00'),
      fields: {
        title: `${nameOf.get(plan.store) ?? ''}${what}`,
        kind: plan.kind,
        store: plan.store,
        person: plan.person,
        difference: plan.difference,
        filed: world.day(plan.filed),
        handler,
        loss: plan.loss,
      },
      steps: stepsTaken(world, [
        {
          step: 'conclude',
          by: handler,
          daysAgo: concluded,
          time: '17:00',
          fields: {
            recovered,
            conclusion: recovered > 0 ? '责任人承认并全额退赔，予以警告' : '证据不足，列为重点关注',
          },
        },
        {
          step: 'close',
          by: anotherOf(people, handler),
          daysAgo: concluded - 5 - random.below(4),
          time: '11:30',
        },
      ]),
    };
  });
}

export const caseRecords = [
  recordMaker(cashDifferences, makeDifferences),
  recordMaker(spotChecks, makeChecks),
  recordMaker(lossCases, makeCases),
];
