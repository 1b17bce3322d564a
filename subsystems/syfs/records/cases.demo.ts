import { anotherOf } from '@portal/demonstration/world/course';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { lossCases } from './cases.ts';
import { cashDifferences } from './cash-differences.ts';
import { lossPeople } from './checked-slips.demo.ts';

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

export const lossCaseMaker = recordMaker(lossCases, makeCases);
