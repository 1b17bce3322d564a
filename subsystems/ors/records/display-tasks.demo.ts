import { supervisor } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { displayTasks } from './display-tasks.ts';

const themes = [
  '冬季羽绒主推',
  '双十二预热',
  '新年红系列',
  '羊毛大衣叠穿',
  '通勤胶囊衣橱',
  '亲子同款角',
  '换季清货区',
];

const places = ['window', 'front', 'wall', 'fitting', 'till'];

/** Displays of each wave; the supervisor looks at them within days. */
function makeDisplays(world: World): RecordDraft[] {
  const random = world.random('ors/display-tasks');
  return world.castStores.flatMap(({ store_no }) =>
    momentsOf(world, random, { number: 22, days: 140 }).map(({ at }) => {
      const { workNo } = random.pick(world.staffOf(store_no));
      const finish = {
        step: 'finish',
        by: workNo,
        afterHours: between(random, 20, 80),
        fields: { keeper: workNo, note: '已按陈列手册完成，照片已存相册' },
      };
      const review = { by: supervisor, afterHours: between(random, 5, 50) };
      const accept = { step: 'accept', ...review, fields: { score: between(random, 80, 99) } };
      return {
        scope: store_no,
        by: supervisor,
        at,
        fields: {
          store: store_no,
          theme: pickFor(random, dayAfter(at, 1), themes),
          place: random.pick(places),
          from: dayAfter(at, 1),
          until: dayAfter(at, 6),
        },
        steps: stepsSoFar(
          world,
          at,
          random.below(9) === 0
            ? [finish, { step: 'return', ...review }, finish, accept]
            : [finish, accept],
        ),
      };
    }),
  );
}

export const displayTaskMaker = recordMaker(displayTasks, makeDisplays);
