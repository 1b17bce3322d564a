import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { goodsPeople, soldIn } from './goods-desk.demo.ts';
import { trials } from './trials.ts';

/** New styles in flagship stores of the cast for three weeks. */
function makeTrials(world: World): RecordDraft[] {
  const random = world.random('idss/trials');
  const people = goodsPeople(world);
  return world.castStores.flatMap(({ store_no, bg_no }) => {
    const sold = soldIn(world, bg_no);
    if (sold.length === 0) return [];
    return Array.from({ length: 2 }, (): RecordDraft => {
      const begins = 2 + random.below(110);
      const ends = begins - 20;
      const by = random.pick(people);
      const units = 12 + random.below(24);
      const share = 25 + random.below(70);
      const isGood = share > 55;
      const soldUnits = Math.round((units * share) / 100);
      return {
        scope: store_no,
        by,
        at: world.at(begins + 2, '10:00'),
        fields: {
          style: random.pick(sold).id,
          store: store_no,
          span: { from: world.day(begins), until: world.day(ends) },
          units,
          tried: soldUnits * 2 + random.below(30),
        },
        steps: stepsTaken(world, [
          {
            step: isGood ? 'pass' : 'fail',
            by,
            daysAgo: ends - 2,
            time: '16:00',
            fields: {
              sold: soldUnits,
              verdict: isGood
                ? `三周售罄 ${share}%，建议转大货并补深 M、L 码`
                : `三周售罄 ${share}%，试穿多成交少，版型需修改`,
            },
          },
        ]),
      };
    });
  });
}

export const trialMaker = recordMaker(trials, makeTrials);
