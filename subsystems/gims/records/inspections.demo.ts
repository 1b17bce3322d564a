import type { Random } from '@portal/demonstration/random';
import { desks } from '@portal/demonstration/world/course';
import { numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { deliveries } from './deliveries.ts';
import { defectKinds, inspections } from './inspections.ts';
import { isPoor } from './order-plans.demo.ts';
import { orderedPlans } from './planned-orders.demo.ts';

const places = ['领口', '袖口', '前襟', '侧缝', '下摆', '口袋'];

/** More than this part of the sample with defects is not accepted. */
const accepted = 0.04;

/** One inspection of each delivery, on the day it arrives. */
function makeInspections(world: World): RecordDraft[] {
  const random = world.random('gims/inspections');
  const inspectors = world.staffOfDepartment('A01A04A03').map(({ workNo }) => workNo);
  const planOf = new Map(orderedPlans(world).map(({ plan, order }) => [order.id, plan]));
  return world
    .recordsOf(deliveries)
    .filter(({ state }) => state === 'arrived')
    .flatMap((delivery): RecordDraft | [] => {
      const plan = planOf.get(textIn(delivery, 'order'))?.deliveries[
        numberIn(delivery, 'batch') - 1
      ];
      if (!plan) return [];
      const arrived = plan.arrivedDaysAgo;
      const lot = numberIn(delivery, 'units');
      const sampled = Math.min(lot, sampleOf(lot));
      const most = Math.floor(sampled * accepted);
      const drawn = Math.round((sampled * plan.defects) / 1000);
      const isFailed = isPoor(plan);
      const defective = isFailed ? Math.max(drawn, most + 1) : Math.min(drawn, most);
      const inspector = random.pick(inspectors);
      return {
        scope: '',
        by: inspector,
        at: world.at(arrived, '13:20'),
        fields: {
          delivery: delivery.id,
          order: textIn(delivery, 'order'),
          supplier: textIn(delivery, 'supplier'),
          day: world.day(arrived),
          inspector,
          lot,
          sampled,
          defective,
          defects: defectsOf(random, defective),
        },
        steps: stepsTaken(world, [
          isFailed
            ? {
                step: 'fail',
                by: inspector,
                daysAgo: arrived - 1,
                time: '09:30',
                fields: {
                  verdict: `不良率 ${((defective / sampled) * 100).toFixed(1)}%，超过 4% 的标准`,
                },
              }
            : { step: 'pass', by: inspector, daysAgo: arrived - 1, time: '09:30' },
          ...(isFailed
            ? [{ step: 'accept', by: desks.purchasing, daysAgo: arrived - 4, time: '16:00' }]
            : []),
        ]),
      };
    });
}

/** The sample of a lot, about as AQL level II has it. */
function sampleOf(lot: number): number {
  if (lot <= 500) return 50;
  if (lot <= 1_200) return 80;
  return lot <= 3_200 ? 125 : 200;
}

function defectsOf(random: Random, defective: number) {
  const counted = new Map<string, number>();
  for (let nth = 0; nth < defective; nth += 1) {
    const key = `${random.pick(defectKinds).value} ${random.pick(places)}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return [...counted].map(([key, units]) => {
    const [kind = '', place = ''] = key.split(' ');
    return { kind, place, units };
  });
}

export const inspectionMaker = recordMaker(inspections, makeInspections);
