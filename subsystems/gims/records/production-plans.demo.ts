import { numberIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { orderedPlans } from './planned-orders.demo.ts';
import { productionPlans } from './production-plans.ts';

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

export const productionPlanMaker = recordMaker(productionPlans, makePlans);
