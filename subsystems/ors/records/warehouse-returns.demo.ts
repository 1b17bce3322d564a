import { someoneOf, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  between,
  momentsOf,
  stepsSoFar,
  waybillOf,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articlesOf, stylesSold } from '@portal/imos/records/articles.demo';
import { returnBatches } from '@portal/imos/records/return-batches';
import { warehouseReturns } from './warehouse-returns.ts';

/** Returns of stores to the warehouse, most of them for a batch that head office has issued. */
function makeReturns(world: World): RecordDraft[] {
  const random = world.random('ors/warehouse-returns');
  const issued = world.recordsOf(returnBatches).filter(({ state }) => state !== 'draft');
  const keeper = () => someoneOf(world, random, 'A01A04A04');
  return world.castStores.flatMap(({ store_no, bg_no }) =>
    momentsOf(world, random, { number: 22, days: 150 }).map(({ at }) => {
      const { workNo } = random.pick(world.staffOf(store_no));
      const batches = issued.filter((batch) => batch.scope === bg_no && batch.at < at);
      const lines = articlesOf(random, stylesSold(world, bg_no), between(random, 3, 8)).map(
        ({ article }) => ({ ...article, units: between(random, 1, 9) }),
      );
      const units = lines.reduce((sum, line) => sum + line.units, 0);
      return {
        scope: store_no,
        by: workNo,
        at,
        fields: {
          store: store_no,
          reason: random.pick(['season', 'season', 'slow', 'defect', 'recall']),
          batch: batches.at(-1)?.id ?? null,
          units,
          lines,
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by: workNo, afterHours: 2 },
          { step: 'approve', by: supervisor, afterHours: between(random, 4, 30) },
          {
            step: 'ship',
            by: workNo,
            afterHours: between(random, 6, 30),
            fields: { boxes: Math.ceil(units / 18), waybill: waybillOf(random) },
          },
          {
            step: 'arrive',
            by: keeper(),
            afterHours: between(random, 50, 110),
            fields: { received: units - (random.below(12) === 0 ? 1 : 0) },
          },
        ]),
      };
    }),
  );
}

export const warehouseReturnMaker = recordMaker(warehouseReturns, makeReturns);
