import { at } from '@portal/demonstration/random';
import { sumOf } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { styles } from '@portal/imos/records/styles';
import { pickRows } from './dispatches.demo.ts';
import { storeReturns } from './store-returns.ts';
import { warehousePeople } from './warehouses.demo.ts';

const reasons = ['season', 'season', 'slow', 'slow', 'defect'];

/** Stores send back what is out of season, most of it in the weeks after a season ends. */
function makeReturns(world: World): RecordDraft[] {
  const random = world.random('gyl/store-returns');
  const people = warehousePeople(world);
  const clearing = world.recordsOf(styles).filter(({ state }) => state === 'clearing');
  return world.castStores.flatMap(({ store_no, company_no }) => {
    const [manager = at(people, 0)] = world.staffOf(store_no).map(({ workNo }) => workNo);
    return Array.from({ length: 5 }, () => {
      const asked = random.below(120);
      const rows = pickRows(random, clearing, 4).map(({ style, units }) => ({ style, units }));
      const units = sumOf(rows, (row) => row.units);
      const defective = random.below(4);
      const by = random.pick(people);
      return {
        scope: store_no,
        by: manager,
        at: world.at(asked, '10:50'),
        fields: {
          store: store_no,
          warehouse: { C02: 'north', C03: 'south' }[company_no] ?? 'east',
          reason: random.pick(reasons),
          asked: world.day(asked),
          units,
          rows,
        },
        steps: stepsTaken(world, [
          { step: 'receive', by, daysAgo: asked - 4, time: '15:10', fields: { received: units } },
          {
            step: 'grade',
            by,
            daysAgo: asked - 6,
            time: '16:20',
            fields: { good: units - defective, defective },
          },
        ]),
      };
    });
  });
}

export const storeReturnMaker = recordMaker(storeReturns, makeReturns);
