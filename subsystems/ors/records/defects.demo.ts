import { managerOf } from '@portal/demonstration/people/colleagues';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articleOf, stylesSold, tagOf } from '@portal/imos/records/articles.demo';
import { defects } from './defects.ts';

const faults = [
  { fault: 'thread', note: '左袖口线头脱开约两厘米', isMendable: true },
  { fault: 'stain', note: '前片有笔迹，清洗后仍可见', isMendable: false },
  { fault: 'shade', note: '与同款对比明显偏黄', isMendable: false },
  { fault: 'zip', note: '拉头卡住，无法拉到顶', isMendable: true },
  { fault: 'hole', note: '后背有小破洞', isMendable: false },
  { fault: 'label', note: '吊牌尺码与洗水标不一致', isMendable: true },
];

function makeDefects(world: World): RecordDraft[] {
  const random = world.random('ors/defects');
  return world.castStores.flatMap(({ store_no, bg_no }) =>
    momentsOf(world, random, { number: 22, days: 150 }).map(({ at }) => {
      const { workNo } = random.pick(world.staffOf(store_no));
      const style = random.pick(stylesSold(world, bg_no));
      const { colour, size } = articleOf(random, style);
      const { isMendable, ...found } = random.pick(faults);
      const decider = managerOf(world, store_no, workNo).workNo;
      const decide = { by: decider, afterHours: between(random, 2, 30) };
      const last = { by: workNo, afterHours: between(random, 40, 200) };
      return {
        scope: store_no,
        by: workNo,
        at,
        fields: {
          store: store_no,
          ...found,
          style: style.id,
          colour,
          size,
          foundBy: random.pick(['arrival', 'arrival', 'floor', 'customer']),
          units: 1,
          price: tagOf(style),
          day: dayAfter(at, 0),
        },
        steps: stepsSoFar(
          world,
          at,
          isMendable
            ? [
                { step: 'repair', ...decide },
                { step: 'mend', ...last },
              ]
            : [
                { step: 'reject', ...decide },
                { step: 'return', ...last },
              ],
        ),
      };
    }),
  );
}

export const defectMaker = recordMaker(defects, makeDefects);
