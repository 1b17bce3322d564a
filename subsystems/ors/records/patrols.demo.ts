import { hour as hourMs } from '@portal/common/durations';
import { supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { patrols } from './patrols.ts';

const summaries = [
  '整体陈列符合本波段要求，橱窗需补一组搭配；与店长约定下周复看。',
  '员工对新品面料卖点熟悉，连带率有提升空间；后仓动线需整理。',
  '客流高峰收银排队较长，建议周末增加一名收银；卫生良好。',
  '试衣间回挂不及时，已现场示范；会员招募话术执行到位。',
];

/** Visits to each store every two weeks or so, and those of the coming days. */
function makePatrols(world: World): RecordDraft[] {
  const random = world.random('ors/patrols');
  return world.castStores.flatMap(({ store_no }) =>
    Array.from({ length: 10 }, (_, nth) => {
      const daysAgo = nth * 14 + random.below(12) - 4;
      const at = world.at(Math.max(0, daysAgo + 7), '10:20');
      const findings = random.below(4);
      const hoursUntil = Math.max(
        1,
        (world.at(daysAgo, '15:30').getTime() - at.getTime()) / hourMs,
      );
      const draft: RecordDraft = {
        scope: store_no,
        by: supervisor,
        at,
        fields: {
          store: store_no,
          kind: random.pick(['routine', 'routine', 'routine', 'launch', 'festival', 'surprise']),
          planned: world.day(daysAgo),
          visitor: supervisor,
        },
      };
      if (daysAgo <= 0) return draft;
      const finish =
        random.below(14) === 0
          ? { step: 'cancel', by: supervisor, afterHours: hoursUntil }
          : {
              step: 'finish',
              by: supervisor,
              afterHours: hoursUntil,
              fields: {
                score: 96 - findings * 5 - random.below(5),
                findings,
                summary: random.pick(summaries),
              },
            };
      return { ...draft, steps: stepsSoFar(world, at, [finish]) };
    }),
  );
}

export const patrolMaker = recordMaker(patrols, makePatrols);
