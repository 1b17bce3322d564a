import type { Store } from '@portal/demonstration/organisation/stores';
import { supervisor } from '@portal/demonstration/people/colleagues';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articlesOf, stylesSold } from '@portal/imos/records/articles.demo';
import { stockCounts } from './stock-counts.ts';

const areas = [
  '一楼中岛',
  '一楼墙面',
  '二楼陈列区',
  '后仓 A 区',
  '后仓 B 区',
  '橱窗',
  '配饰区',
  '试衣区待还',
];

/** Causes of fewer pieces, and of more. */
const causes = {
  fewer: ['misplaced', 'misplaced', 'unbooked', 'lost', 'miscounted'],
  more: ['misplaced', 'unbooked', 'miscounted'],
};

const notes = ['已复点一次', '与调拨单核对过', '尺码错挂已归位', '监控已查看', '下月重点盘点'];

/** Stock counts of each store: one in three has a difference, which the supervisor writes off two days later. */
const makeCounts = (world: World): RecordDraft[] => {
  const random = world.random('ors/stock-counts');
  return world.castStores.flatMap((store) =>
    momentsOf(world, random, { number: between(random, 23, 30), days: 150 }).map(({ at }) =>
      countOf(world, random, store, at),
    ),
  );
};

function countOf(world: World, random: Random, store: Store, at: Date): RecordDraft {
  const { workNo } = random.pick(world.staffOf(store.store_no));
  const hasDifference = random.below(3) === 0;
  const articles = articlesOf(random, stylesSold(world, store.bg_no), between(random, 5, 9));
  const wrong = random.below(articles.length);
  const rows = articles.map(({ article, tag }, nth) => {
    const booked = between(random, 2, 14);
    const off = hasDifference && nth === wrong ? random.pick([-2, -1, -1, 1]) : 0;
    return { line: { ...article, booked, counted: booked + off }, worth: off * tag };
  });
  const booked = rows.reduce((sum, { line }) => sum + line.booked, 0);
  const found = {
    counted: rows.reduce((sum, { line }) => sum + line.counted, 0),
    lines: rows.map(({ line }) => line),
  };
  const amount = rows.reduce((sum, { worth }) => sum + worth, 0);
  const finish = hasDifference
    ? [
        {
          step: 'differ',
          by: workNo,
          afterHours: 3,
          fields: {
            ...found,
            cause: random.pick(amount > 0 ? causes.more : causes.fewer),
            note: random.pick(notes),
          },
        },
        {
          step: 'writeOff',
          by: supervisor,
          afterHours: between(random, 20, 60),
          fields: { amount },
        },
      ]
    : [{ step: 'finish', by: workNo, afterHours: 3, fields: found }];
  return {
    scope: store.store_no,
    by: workNo,
    at,
    fields: {
      kind: random.pick(['part', 'part', 'cycle', 'cycle', 'cycle', 'whole']),
      area: random.pick(areas),
      day: dayAfter(at, 0),
      counter: workNo,
      booked,
      counted: 0,
      lines: rows.map(({ line }) => ({ ...line, counted: null })),
    },
    steps: stepsSoFar(world, at, [
      { step: 'begin', by: workNo, afterHours: between(random, 1, 4) },
      ...finish,
    ]),
  };
}

export const stockCountMaker = recordMaker(stockCounts, makeCounts);
