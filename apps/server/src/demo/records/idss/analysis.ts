import { diagnoses, sellThroughs, trials } from '@portal/contract/records/types/idss/analysis';
import { styles } from '@portal/contract/records/types/imos/styles';
import { daysSince, textIn } from '@portal/demonstration/world/field-readers';
import { stepsTaken } from '@portal/demonstration/world/planned-steps';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { goodsPeople, soldIn } from './allocation.ts';

const weeksBack = 6;

const measuresOf: Record<string, string[]> = {
  fast: ['reorder', 'move'],
  plain: ['keep'],
  slow: ['markdown', 'move', 'withdraw'],
};

/** A line for each style on sale and week, graded by how much of it is sold for its age. */
function makeSellThroughs(world: World): RecordDraft[] {
  const random = world.random('idss/sell-throughs');
  const people = goodsPeople(world);
  const weekday = (new Date(`${world.day(0)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return world
    .recordsOf(styles)
    .filter(({ state }) => state === 'selling')
    .flatMap((style) => {
      const onSale = daysSince(world, textIn(style, 'onSale'));
      const received = 900 + random.below(60) * 40;
      // Sold in a week, in thousandths of what was received.
      const pace = 15 + random.below(55);
      return Array.from({ length: weeksBack }, (_, nth): RecordDraft[] => {
        const ends = weekday + 1 + nth * 7;
        const age = onSale - ends;
        if (age < 14) return [];
        const rate = Math.min(97, Math.round((pace * age) / 70));
        const expected = Math.round((35 * age) / 70);
        const grade = rate > expected + 12 ? 'fast' : rate < expected - 10 ? 'slow' : 'plain';
        const by = random.pick(people);
        return [
          {
            scope: '',
            by,
            at: world.at(ends - 1, '06:20'),
            fields: {
              style: style.id,
              week: { from: world.day(ends + 6), until: world.day(ends) },
              sold: Math.round((received * pace * (85 + random.below(30))) / 100_000),
              stock: Math.round((received * (100 - rate)) / 100),
              rate,
              grade,
            },
            steps: stepsTaken(world, [
              {
                step: 'decide',
                by,
                daysAgo: ends - 2 - random.below(8),
                time: '11:30',
                fields: { measure: random.pick(measuresOf[grade] ?? ['keep']) },
              },
            ]),
          },
        ];
      }).flat();
    });
}

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

export const analysisRecords = [
  recordMaker(sellThroughs, makeSellThroughs),
  recordMaker(trials, makeTrials),
  recordMaker(diagnoses, makeDiagnoses),
];
