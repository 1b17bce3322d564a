import { desks } from '@portal/demonstration/world/course';
import { daysSince, numberIn, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import { lastDayOf } from '@portal/demonstration/world/months';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { deliveries } from './deliveries.ts';
import { purchaseOrders } from './purchase-orders.ts';
import { supplierStatements } from './supplier-statements.ts';

/** One statement for each factory and month with deliveries, over what they were delivered at the order's prices. */
function makeStatements(world: World): RecordDraft[] {
  const random = world.random('gims/supplier-statements');
  const clerks = world.staffOfDepartment('A01A04A01').map(({ workNo }) => workNo);
  const priceOf = new Map(
    world
      .recordsOf(purchaseOrders)
      .map((order) => [order.id, numberIn(order, 'amount') / numberIn(order, 'units')]),
  );
  const arrived = world.recordsOf(deliveries).filter(({ state }) => state === 'arrived');
  const byMonth = Map.groupBy(
    arrived,
    (one) => `${textIn(one, 'supplier')} ${textIn(one, 'arrived').slice(0, 7)}`,
  );
  return [...byMonth].flatMap(([key, delivered]) => {
    const [supplier = '', month = ''] = key.split(' ');
    const [from, until] = [`${month}-01`, lastDayOf(month)];
    const drawn = daysSince(world, until) - 2;
    if (drawn < 0) return [];
    const rows = delivered.slice(0, 60).map((one) => ({
      delivery: one.id,
      units: numberIn(one, 'units'),
      amount:
        Math.round(numberIn(one, 'units') * (priceOf.get(textIn(one, 'order')) ?? 0) * 100) / 100,
    }));
    const amount = sumOf(rows, (row) => row.amount);
    const by = random.pick(clerks);
    const isDisputed = random.below(9) === 0;
    return {
      scope: '',
      by,
      at: world.at(drawn, '10:30'),
      fields: {
        supplier,
        period: { from, until },
        rows,
        amount,
        deduction: random.below(3) === 0 ? Math.round(amount * 0.008) : 0,
        invoice: `${12_300_000 + random.below(99_999)}`,
      },
      steps: stepsTaken(world, [
        { step: 'send', by, daysAgo: drawn - 1, time: '11:10' },
        ...(isDisputed
          ? [
              {
                step: 'dispute',
                by,
                daysAgo: drawn - 3,
                time: '15:15',
                fields: { note: '工厂对质量扣款有异议，附复检报告' },
              },
              { step: 'send', by, daysAgo: drawn - 6, time: '09:35' },
            ]
          : []),
        { step: 'confirm', by, daysAgo: drawn - (isDisputed ? 8 : 5), time: '16:45' },
        { step: 'pay', by: desks.treasury, daysAgo: drawn - 30, time: '14:05' },
      ]),
    };
  });
}

export const supplierStatementMaker = recordMaker(supplierStatements, makeStatements);
