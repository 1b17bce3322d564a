import { at } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { carriers } from './places.ts';
import { routes } from './routes.ts';
import { warehouseNames, warehousePeople } from './warehouses.demo.ts';

/** A lorry round for each city with stores, from the warehouse that serves it. */
function makeRoutes(world: World): RecordDraft[] {
  const random = world.random('gyl/routes');
  const people = warehousePeople(world);
  const cities = new Map(world.stores.map(({ city, company_no }) => [city, company_no]));
  return [...cities].map(([city, company], nth) => {
    const warehouse = { C02: 'north', C03: 'south' }[company] ?? 'east';
    const by = random.pick(people);
    const isPaused = nth % 13 === 12;
    return {
      scope: '',
      by,
      at: world.at(300 + random.below(200), '10:00'),
      fields: {
        name: `${(warehouseNames.get(warehouse) ?? '').slice(0, 2)}—${city}`,
        warehouse,
        carrier: at(carriers, nth).value,
        cities: city,
        days: nth % 3 === 0 ? ['1', '2', '3', '4', '5', '6', '7'] : ['1', '4', '5'],
        departs: random.pick(['05:30', '14:30', '20:00', '22:00']),
        hours: 6 + random.below(12) * 4,
      },
      steps: isPaused
        ? [
            {
              step: 'pause',
              by,
              at: world.at(20 + random.below(60), '11:00'),
              fields: { note: '门店合并配送，由邻线代送' },
            },
          ]
        : [],
    };
  });
}

export const routeMaker = recordMaker(routes, makeRoutes);
