import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { managerOf, supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { openingChanges } from './opening-changes.ts';

const changes = [
  { kind: 'long', hours: '10:00–23:00', reason: '商场夜场活动，延长营业' },
  { kind: 'late', hours: '11:30–22:00', reason: '上午消防演练，延迟开店' },
  { kind: 'early', hours: '10:00–18:00', reason: '商场设备检修，提前闭店' },
  { kind: 'shut', hours: null, reason: '年度盘点，停业一天' },
  { kind: 'late', hours: '12:00–22:00', reason: '橱窗换季施工，延迟开店' },
];

function makeOpeningChanges(world: World): RecordDraft[] {
  const random = world.random('ors/opening-changes');
  return world.castStores.flatMap(({ store_no, opened_on }) =>
    momentsOf(world, random, { number: store_no === flagshipStoreNo ? 22 : 5, days: 300 })
      .filter(({ at }) => dayAfter(at, 0) > opened_on)
      .map(({ at }) => {
        const { workNo } = managerOf(world, store_no);
        const { kind, hours, reason } = random.pick(changes);
        const begins = between(random, 4, 12);
        return {
          scope: store_no,
          by: workNo,
          at,
          fields: {
            store: store_no,
            kind,
            hours,
            reason,
            from: dayAfter(at, begins),
            until: dayAfter(at, begins + (kind === 'long' ? random.below(3) : 0)),
          },
          steps: stepsSoFar(world, at, [
            { step: 'submit', by: workNo, afterHours: 1 },
            {
              step: random.below(8) === 0 ? 'decline' : 'approve',
              by: supervisor,
              afterHours: between(random, 3, 40),
            },
          ]),
        };
      }),
  );
}

export const openingChangeMaker = recordMaker(openingChanges, makeOpeningChanges);
