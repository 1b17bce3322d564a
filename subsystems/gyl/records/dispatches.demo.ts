import type { Random } from '@portal/demonstration/random';
import { sumOf } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { styles } from '@portal/imos/records/styles';
import { dispatches } from './dispatches.ts';
import { warehousePeople } from './warehouses.demo.ts';

const daysOfDispatches = 60;
const warehouseOf: Record<string, string> = { C01: 'east', C02: 'north', C03: 'south' };

/** Each store of the cast gets goods on two days of its own a week, more of them on the second. */
function makeDispatches(world: World): RecordDraft[] {
  const random = world.random('gyl/dispatches');
  const people = warehousePeople(world);
  const selling = world.recordsOf(styles).filter(({ state }) => state === 'selling');
  return world.castStores.flatMap(({ store_no, company_no }, place) => {
    const [first, second] = [place % 7, (place + 3) % 7];
    return Array.from({ length: daysOfDispatches }, (_, nth) => nth - 1)
      .filter((daysAgo) => [first, second].includes(weekday(world, daysAgo)))
      .map((daysAgo) => {
        const isBig = weekday(world, daysAgo) === second;
        const rows = pickRows(random, selling, isBig ? 5 : 3);
        const units = sumOf(rows, (row) => row.units);
        const picked = units - (random.below(10) === 0 ? 1 + random.below(2) : 0);
        const by = random.pick(people);
        return {
          scope: store_no,
          by,
          at: world.at(daysAgo + 1, '08:30'),
          fields: {
            warehouse: warehouseOf[company_no] ?? 'east',
            store: store_no,
            kind:
              random.below(9) === 0 ? 'first' : isBig ? 'refill' : random.pick(['refill', 'event']),
            day: world.day(daysAgo),
            units,
            rows,
          },
          steps: stepsTaken(world, [
            // Goods for tomorrow wait, and those for today are being picked.
            { step: 'pick', by, daysAgo, time: '08:40' },
            {
              step: 'pack',
              by,
              daysAgo: daysAgo === 0 ? -random.below(2) : daysAgo,
              time: '09:40',
              fields: {
                picked,
                cartons: Math.ceil(units / 30),
                note: picked < units ? '个别尺码缺货，已少发' : null,
              },
            },
            { step: 'send', by, daysAgo: daysAgo === 0 ? -1 : daysAgo, time: '14:20' },
          ]),
        };
      });
  });
}

const weekday = (world: World, daysAgo: number): number =>
  new Date(`${world.day(daysAgo)}T00:00:00Z`).getUTCDay();

/** Some styles, each with the place it is picked from. */
export function pickRows(random: Random, selling: readonly MadeRecord[], number: number) {
  const drawn = new Set<string>();
  while (drawn.size < Math.min(number, selling.length)) drawn.add(random.pick(selling).id);
  return [...drawn].map((style) => ({
    style,
    place: `${random.pick(['A', 'B', 'C'])}${10 + random.below(40)}-${1 + random.below(6)}`,
    units: 4 + random.below(14),
  }));
}

export const dispatchMaker = recordMaker(dispatches, makeDispatches);
