import { at } from '@portal/demonstration/random';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { deliveries } from '@portal/gims/records/deliveries';
import { bookings } from './bookings.ts';
import { warehousePeople } from './warehouses.demo.ts';

const slots = ['am1', 'am2', 'pm1', 'pm2'];
const docks = ['a1', 'a2', 'b1', 'b2'];
const provinces = ['浙F', '苏E', '沪A', '粤E'];

/** A dock for each delivery that was sent, for the day it arrives. */
function makeBookings(world: World): RecordDraft[] {
  const random = world.random('gyl/bookings');
  const people = warehousePeople(world);
  return world
    .recordsOf(deliveries)
    .filter(({ state }) => state !== 'announced')
    .map((delivery) => {
      const sent = daysSince(world, textIn(delivery, 'sent'));
      const arrived = textIn(delivery, 'arrived');
      const due = arrived === '' ? Math.min(sent - 2, 0) : daysSince(world, arrived);
      const by = random.pick(people);
      const isConfirmed = arrived !== '' || random.below(3) > 0;
      const isTurnedDown = arrived === '' && random.below(5) === 0;
      return {
        scope: '',
        by,
        at: world.at(sent, '17:40'),
        fields: {
          delivery: delivery.id,
          supplier: textIn(delivery, 'supplier'),
          // Two of three go to the main warehouse.
          warehouse: at(['east', 'east', 'east', 'north', 'south'], random.below(5)),
          day: world.day(due),
          slot: random.pick(slots),
          units: numberIn(delivery, 'units'),
          cartons: numberIn(delivery, 'cartons'),
          driver: `${random.pick(provinces)}${10_000 + random.below(89_999)}`,
        },
        steps: stepsTaken(world, [
          isTurnedDown
            ? {
                step: 'decline',
                by,
                daysAgo: sent,
                time: '18:10',
                fields: { note: '该时段月台已满，请改约次日上午' },
              }
            : {
                step: 'confirm',
                by,
                daysAgo: isConfirmed ? sent : -1,
                time: '18:10',
                fields: { dock: random.pick(docks) },
              },
          ...(isTurnedDown
            ? []
            : [{ step: 'arrive', by, daysAgo: arrived === '' ? -1 : due, time: '10:10' }]),
        ]),
      };
    });
}

export const bookingMaker = recordMaker(bookings, makeBookings);
