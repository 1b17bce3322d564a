import { daysSince, numberIn } from '@portal/demonstration/world/field-readers';
import { monthBegin } from '@portal/demonstration/world/months';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { capacities } from './capacities.ts';
import { suppliers } from './suppliers.ts';

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

export const capacityMaker = recordMaker(capacities, makeCapacities);
