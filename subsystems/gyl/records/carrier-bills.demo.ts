import { desks } from '@portal/demonstration/world/course';
import { daysSince, sumOf, textIn } from '@portal/demonstration/world/field-readers';
import { lastDayOf, monthBegin } from '@portal/demonstration/world/months';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { carrierBills } from './carrier-bills.ts';
import { carriers } from './places.ts';
import { routes } from './routes.ts';
import { warehousePeople } from './warehouses.demo.ts';

const monthsBilled = 8;

/** A bill for each carrier and month over the rounds it drives. */
function makeBills(world: World): RecordDraft[] {
  const random = world.random('gyl/carrier-bills');
  const people = warehousePeople(world);
  return carriers.flatMap(({ value: carrier }) =>
    Array.from({ length: monthsBilled }, (_, nth) => {
      const from = monthBegin(world, nth + 1);
      const until = lastDayOf(from.slice(0, 7));
      const drawn = Math.max(0, daysSince(world, until) - 3);
      const driven = world
        .recordsOf(routes)
        .filter((route) => textIn(route, 'carrier') === carrier)
        .map((route) => {
          const sent = 12 + random.below(20);
          const cartons = sent * (6 + random.below(9));
          return { route: textIn(route, 'name'), shipments: sent, cartons, amount: cartons * 18 };
        });
      const amount = sumOf(driven, (row) => row.amount);
      const by = random.pick(people);
      return {
        scope: '',
        by,
        at: world.at(drawn, '09:30'),
        fields: {
          carrier,
          period: { from, until },
          rows: driven,
          amount,
          claims: random.below(3) === 0 ? 200 + random.below(20) * 50 : 0,
        },
        steps: stepsTaken(world, [
          { step: 'send', by, daysAgo: drawn - 1, time: '10:00' },
          { step: 'confirm', by, daysAgo: drawn - 6, time: '15:00' },
          { step: 'pay', by: desks.treasury, daysAgo: drawn - 25, time: '14:00' },
        ]),
      };
    }),
  );
}

export const carrierBillMaker = recordMaker(carrierBills, makeBills);
