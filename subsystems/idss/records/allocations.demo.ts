import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { allocations } from './allocations.ts';
import { goodsPeople, soldIn } from './goods-desk.demo.ts';

const reasonsOf: Record<string, string> = {
  first: '新品首铺，按同类款首四周销售与店铺等级测算',
  chase: '近 7 天销速高于区域均值，库存不足两周',
  balance: '邻店库存过深，调平后两店均可售',
};

/** A dozen proposals a store over six weeks; those of this week wait for a decision. */
function makeAllocations(world: World): RecordDraft[] {
  const random = world.random('idss/allocations');
  const people = goodsPeople(world);
  return world.castStores.flatMap(({ store_no, bg_no }) => {
    const sold = soldIn(world, bg_no);
    if (sold.length === 0) return [];
    return Array.from({ length: 12 }, (): RecordDraft => {
      const daysAgo = random.below(42);
      const by = random.pick(people);
      const suggested = 6 + random.below(30);
      const kind = random.pick(['first', 'chase', 'chase', 'balance']);
      const isDeclined = random.below(6) === 0;
      const decided = daysAgo - 2 - random.below(4);
      return {
        scope: store_no,
        by,
        at: world.at(daysAgo, '06:30'),
        fields: {
          style: random.pick(sold).id,
          store: store_no,
          kind,
          suggested,
          stock: kind === 'first' ? 0 : 3 + random.below(20),
          sold: kind === 'first' ? 0 : 4 + random.below(26),
          due: world.day(daysAgo - 7),
          reason: reasonsOf[kind] ?? null,
        },
        steps: stepsTaken(
          world,
          isDeclined
            ? [{ step: 'decline', by, daysAgo: decided, time: '10:10' }]
            : [
                {
                  step: 'accept',
                  by,
                  daysAgo: decided,
                  time: '10:10',
                  fields: { confirmed: Math.max(1, suggested - random.below(6)) },
                },
                { step: 'send', by, daysAgo: decided - 1, time: '09:10' },
              ],
        ),
      };
    });
  });
}

export const allocationMaker = recordMaker(allocations, makeAllocations);
