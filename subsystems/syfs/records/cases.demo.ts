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
      title: `${textIn(one, 'day')} 现金短款`,
      store: textIn(one, 'store'),
      person: textIn(one, 'cashier'),
      difference: one.id,
      loss: -numberIn(one, 'difference'),
      handler: one.changedBy,
      at: one.changedAt,
      filed: daysSince(world, textIn(one, 'day')) - 4,
    }));
  const others = world.castStores.flatMap(({ store_no, store_name }, nth) => {
    const staff = world.staffOf(store_no);
    if (nth % 2 !== 0 || staff.length === 0) return [];
    const kind = random.pick(['refund', 'discount', 'theft']);
    const filed = random.below(160);
    return {
      kind,
      title: `${store_name}${kindWords[kind] ?? ''}`,
      store: store_no,
      person: random.pick(staff).workNo,
      difference: null,
      loss: 400 + random.below(5_600),
      handler: random.pick(people),
      at: world.at(filed, '16:00'),
      filed,
    };
  });
  return [...ofCash, ...others].map(({ at, filed, ...known }): RecordDraft => {
    const { handler, loss } = known;
    const recovered = random.below(3) === 0 ? 0 : loss;
    const concluded = filed - 8 - random.below(10);
    return {
      scope: '',
      by: handler,
      at,
      fields: { ...known, filed: world.day(filed) },
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
