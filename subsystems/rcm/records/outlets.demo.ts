import { someoneOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { expansion, modes } from './expansion.demo.ts';
import { outlets } from './outlets.ts';

const malls = {
  flagship: ['street', 'mall'],
  standard: ['mall', 'mall', 'department', 'street'],
  outlet: ['outlet'],
};

/** An outlet for each store of the group; its area, day and state are those of the store. */
function makeOutlets(world: World): RecordDraft[] {
  const random = world.random('rcm/outlets');
  return world.stores.map((store): RecordDraft => {
    const keeper = someoneOf(world, random, expansion);
    const opened = store.opened_on;
    const at = new Date(Math.min(Date.parse(`${opened}T02:30:00Z`), world.now.getTime()));
    const step = { refitting: 'refit', closed: 'close', open: undefined }[store.status ?? 'open'];
    return {
      scope: '',
      by: keeper,
      at,
      fields: {
        store: store.store_no,
        name: store.store_name,
        city: store.city,
        mode: random.pick(modes),
        mall: random.pick(malls[store.kind ?? 'standard']),
        area: store.area_sqm,
        opened,
        rentRate: between(random, 80, 240) / 10,
        grade: random.pick(['A', 'B', 'B', 'C', 'C', 'D']),
        keeper,
      },
      ...(step && {
        steps: [{ step, by: keeper, at: laterOf(at, world.at(between(random, 3, 50), '11:00')) }],
      }),
    };
  });
}

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);

export const outletMaker = recordMaker(outlets, makeOutlets);
