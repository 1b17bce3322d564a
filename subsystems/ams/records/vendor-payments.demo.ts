import {
  courseFrom,
  decideRequest,
  desks,
  officeTime,
  workday,
} from '@portal/demonstration/world/course';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { contracts } from '@portal/lms/records/contracts';
import { vendorPayments } from './vendor-payments.ts';

const { administration, treasury } = desks;

const kindsByTitle = new Map([
  ['物业服务合同', 'property'],
  ['保洁服务合同', 'cleaning'],
  ['绿植租摆合同', 'green'],
  ['桶装水供应合同', 'water'],
  ['文印租赁合同', 'print'],
]);

/** A payment each month for every running contract of a vendor of the house. */
function makePayments(world: World): RecordDraft[] {
  const random = world.random('ams/vendor-payments');
  const running = world
    .recordsOf(contracts)
    .filter((one) => one.state !== 'unsigned' && kindsByTitle.has(textIn(one, 'title')));
  return running.flatMap((contract) =>
    Array.from({ length: 8 }, (_, back) => {
      const due = `${world.day(back * 30 + 12).slice(0, 7)}-25`;
      const dueDaysAgo = daysSince(world, due);
      const asked = Math.max(0, workday(world, dueDaysAgo + 8));
      const at = officeTime(world, random, asked);
      const course = courseFrom(world, at);
      const outcome = decideRequest(world, random, course, {
        by: administration,
        decider: treasury,
        asked,
        refusals: ['发票未到', '金额与合同不符'],
      });
      if (outcome === 'approved' && dueDaysAgo >= 0) {
        course.take('pay', treasury, world.at(dueDaysAgo, '15:00'), {
          paid: due,
          invoice: String(30_000_000 + random.below(60_000_000)),
        });
      }
      const monthly = Math.round(numberIn(contract, 'amount') / 12);
      return {
        scope: '',
        by: administration,
        at,
        fields: {
          contract: contract.id,
          party: textIn(contract, 'party'),
          kind: kindsByTitle.get(textIn(contract, 'title')) ?? 'property',
          month: due.slice(0, 7),
          amount: monthly,
          due,
        },
        steps: course.steps,
      };
    }).filter(({ at }) => at > contract.at),
  );
}

export const vendorPaymentMaker = recordMaker(vendorPayments, makePayments);
