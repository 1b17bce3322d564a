import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { diagnoses } from './diagnoses.ts';
import { goodsPeople } from './goods-desk.demo.ts';

const findings = [
  { finding: 'deep', measure: '挑出 20 个滞销款并店调出，折价档位下调一级' },
  { finding: 'thin', measure: '补入 8 个同价位款，周五前到店' },
  { finding: 'broken', measure: '邻店归并断码款，齐码率目标 80%' },
  { finding: 'old', measure: '库龄超 180 天的款移至奥莱' },
  { finding: 'display', measure: '主推款增加正挂，模特换新' },
];

const categories = ['down', 'knit', 'coat', 'jeans', 'sweat', 'accessory'];

function makeDiagnoses(world: World): RecordDraft[] {
  const random = world.random('idss/diagnoses');
  const people = goodsPeople(world);
  return world.castStores.flatMap(({ store_no }) => {
    const [manager] = world.staffOf(store_no);
    if (!manager) return [];
    return Array.from({ length: 5 }, (): RecordDraft => {
      const daysAgo = random.below(100);
      const { finding, measure } = random.pick(findings);
      const by = random.pick(people);
      const begun = daysAgo - 2 - random.below(3);
      return {
        scope: store_no,
        by,
        at: world.at(daysAgo, '09:15'),
        fields: {
          store: store_no,
          day: world.day(daysAgo),
          category: random.pick(categories),
          finding,
          rate: 24 + random.below(50),
          owner: manager.workNo,
          due: world.day(daysAgo - 14),
        },
        steps: stepsTaken(world, [
          { step: 'begin', by: manager.workNo, daysAgo: begun, time: '14:00', fields: { measure } },
          {
            step: 'finish',
            by: manager.workNo,
            daysAgo: begun - 8 - random.below(4),
            time: '17:00',
          },
        ]),
      };
    });
  });
}

export const diagnosisMaker = recordMaker(diagnoses, makeDiagnoses);
