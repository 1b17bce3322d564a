import { lastDayOf, monthBegin } from '@portal/demonstration/world/months';
import { capacities, productionPlans } from '@portal/contract/records/types/gims/production';
import { supplierStatements } from '@portal/contract/records/types/gims/statements';
import { deliveries, purchaseOrders } from '@portal/contract/records/types/gims/purchase';
import { suppliers } from '@portal/contract/records/types/gims/suppliers';
import { daysSince, numberIn, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { desks } from '@portal/demonstration/world/course';
import type { World } from '@portal/demonstration/world/world';
import { orderedPlans } from './purchase.ts';

const factoriesOf = (world: World) =>
  world
    .recordsOf(suppliers)
    .filter(({ state, fields }) => state === 'active' && fields['kind'] === 'garment');

const monthsBack = 8;

/** Capacity of each factory and its bookings, for eight months and the next two. */
function makeCapacities(world: World): RecordDraft[] {
  const random = world.random('gims/capacities');
  const planners = world.staffOfDepartment('A01A04A02').map(({ workNo }) => workNo);
  return factoriesOf(world).flatMap((factory) => {
    const sewingLines = Math.max(1, Math.round(numberIn(factory, 'capacity') / 3_500));
    return Array.from({ length: monthsBack + 2 }, (_, nth) => {
      const month = monthBegin(world, monthsBack - nth);
      const reported = Math.max(0, daysSince(world, month) + 12);
      const able = Math.round(numberIn(factory, 'capacity') * (0.9 + random.below(20) / 100));
      const load = 55 + random.below(50);
      const by = random.pick(planners);
      const isAhead = daysSince(world, month) < 0;
      return {
        scope: '',
        by,
        at: world.at(reported, '09:20'),
        fields: {
          supplier: factory.id,
          month,
          sewingLines,
          workers: sewingLines * (22 + random.below(10)),
          able,
          booked: Math.round((able * load) / 100),
          load,
          note: load > 98 ? '已与工厂确认周末加班' : null,
        },
        steps: isAhead
          ? []
          : stepsTaken(world, [{ step: 'confirm', by, daysAgo: reported - 3, time: '14:40' }]),
      };
    });
  });
}

const processes = [
  { process: 'cutting', weeks: 1 },
  { process: 'sewing', weeks: 3 },
  { process: 'finishing', weeks: 1 },
];

/** The weeks of an order from the fabric's arrival on: a week of cutting, three of sewing and one of finishing. */
function makePlans(world: World): RecordDraft[] {
  const random = world.random('gims/production-plans');
  const planners = world.staffOfDepartment('A01A04A02').map(({ workNo }) => workNo);
  const recent = orderedPlans(world).filter(({ plan }) => plan.dueDaysAgo < 90);
  return recent.flatMap(({ plan, order }) => {
    const units = numberIn(order, 'units');
    const by = random.pick(planners);
    const line = `${1 + random.below(8)} 号线`;
    const whole = processes.flatMap(({ process, weeks }) =>
      Array.from({ length: weeks }, () => ({ process, planned: Math.round(units / weeks) })),
    );
    const firstWeek = mondayBefore(world, plan.dueDaysAgo + whole.length * 7);
    return whole.map(({ process, planned }, nth) => {
      const begins = firstWeek - nth * 7;
      const ends = begins - 6;
      const isLate = plan.reason !== undefined && process === 'sewing' && nth === 2;
      const made = isLate ? Math.round(planned * 0.8) : planned;
      const late = {
        step: 'delay',
        by,
        daysAgo: ends,
        time: '17:20',
        fields: { note: '车缝进度落后，顺延一周' },
      };
      return {
        scope: '',
        by,
        at: world.at(plan.orderedDaysAgo - 4, '16:40'),
        fields: {
          order: order.id,
          supplier: plan.supplier,
          line,
          process,
          week: { from: world.day(begins), until: world.day(ends) },
          planned,
        },
        steps: stepsTaken(world, [
          { step: 'begin', by, daysAgo: Math.min(begins, plan.orderedDaysAgo - 4), time: '17:00' },
          ...(isLate ? [late] : []),
          {
            step: 'finish',
            by,
            daysAgo: isLate ? ends - 7 : ends,
            time: '18:00',
            fields: { made },
          },
        ]),
      };
    });
  });
}

/** Days since the Monday on or before a day. */
function mondayBefore(world: World, daysAgo: number): number {
  const weekday = new Date(`${world.day(daysAgo)}T00:00:00Z`).getUTCDay();
  return daysAgo + ((weekday + 6) % 7);
}

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

export const productionRecords = [
  recordMaker(capacities, makeCapacities),
  recordMaker(productionPlans, makePlans),
  recordMaker(supplierStatements, makeStatements),
];
