import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { arrivalChecks } from './arrival-checks.ts';
import { bookings } from './bookings.ts';
import { warehousePeople } from './warehouses.demo.ts';

function makeChecks(world: World): RecordDraft[] {
  const random = world.random('gyl/arrival-checks');
  const people = warehousePeople(world);
  return world
    .recordsOf(bookings)
    .filter(({ state }) => state === 'arrived')
    .map((booking) => {
      const arrived = daysSince(world, textIn(booking, 'day'));
      const checker = random.pick(people);
      const sampled = 10 + random.below(4) * 10;
      const isDamaged = random.below(14) === 0;
      const isHeld = isDamaged && random.below(2) === 0;
      return {
        scope: '',
        by: checker,
        at: world.at(arrived, '11:20'),
        fields: {
          booking: booking.id,
          delivery: textIn(booking, 'delivery'),
          warehouse: textIn(booking, 'warehouse'),
          day: world.day(arrived),
          checker,
          sampled,
          defective: isDamaged ? 1 + random.below(3) : random.below(10) === 0 ? 1 : 0,
          cartons: isDamaged ? random.pick(['wet', 'broken']) : 'fine',
          remarks: isDamaged ? '外箱受损，抽检内包装，已拍照留存' : null,
        },
        steps: stepsTaken(world, [
          ...(isHeld ? [{ step: 'hold', by: checker, daysAgo: arrived, time: '11:50' }] : []),
          {
            step: 'pass',
            by: checker,
            daysAgo: isHeld || arrived === 0 ? arrived - 1 : arrived,
            time: '12:30',
          },
        ]),
      };
    });
}

export const arrivalCheckMaker = recordMaker(arrivalChecks, makeChecks);
