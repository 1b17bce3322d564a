import { groupNos } from '@portal/demonstration/organisation/organisation';
import {
  brokenSizes,
  returnBatches,
  stockAlerts,
} from '@portal/contract/records/types/imos/stock-care';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { articleOf, articlesOf, sizesOf, stylesSold, tagOf } from '../articles.ts';
import { between, dayAfter, momentsOf, stepsSoFar } from '@portal/demonstration/world/steps-so-far';
import { merchandiser } from '@portal/demonstration/people/colleagues';

const letterSizes = new Set(['XS', 'S', 'M', 'L', 'XL', 'XXL']);

/** Styles in letter sizes of which a store lacks one or two; the share of sizes that are there follows. */
function makeBroken(world: World): RecordDraft[] {
  const random = world.random('imos/broken-sizes');
  return groupNos.flatMap((bgNo) => {
    const sold = stylesSold(world, bgNo).filter((style) =>
      sizesOf(style).every((size) => letterSizes.has(size)),
    );
    const stores = world.castStores.filter(({ bg_no }) => bg_no === bgNo);
    if (sold.length === 0 || stores.length === 0) return [];
    return momentsOf(world, random, { number: 160, days: 30 }).map(({ at }): RecordDraft => {
      const style = random.pick(sold);
      const all = sizesOf(style);
      const lacking = all.filter(() => random.below(4) === 0).slice(0, 3);
      const sizes = lacking.length > 0 ? lacking : [random.pick(all)];
      const warehouse = random.below(3) === 0 ? 0 : between(random, 4, 120);
      const way = warehouse > 0 ? 'warehouse' : random.pick(['transfer', 'gather']);
      const isIgnored = random.below(8) === 0;
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          store: random.pick(stores).store_no,
          style: style.id,
          colour: articleOf(random, style).colour,
          sizes,
          complete: Math.round(((all.length - sizes.length) / all.length) * 1_000) / 10,
          onHand: between(random, 1, 9),
          warehouse,
          day: dayAfter(at, 0),
        },
        steps: stepsSoFar(
          world,
          at,
          isIgnored
            ? [{ step: 'ignore', by: merchandiser, afterHours: 20 }]
            : [
                {
                  step: 'solve',
                  by: merchandiser,
                  afterHours: between(random, 6, 60),
                  fields: { way },
                },
                { step: 'finish', by: merchandiser, afterHours: between(random, 60, 160) },
              ],
        ),
      };
    });
  });
}

const measures = {
  low: '已下追单，预计两周到仓',
  high: '跨区调拨至华南，保留十周库存',
  old: '列入换季清货，按六折处理',
  slow: '更换陈列位置并加入搭配推荐',
};

/** Alerts whose days of supply follow from stock and weekly sales. */
function makeAlerts(world: World): RecordDraft[] {
  const random = world.random('imos/stock-alerts');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 60, days: 90 }).map(({ at }): RecordDraft => {
      const style = random.pick(stylesSold(world, bgNo));
      const kind = random.pick(['low', 'low', 'high', 'old', 'slow'] as const);
      const weekly = kind === 'low' ? between(random, 60, 260) : between(random, 2, 20);
      const stock = kind === 'low' ? between(random, 10, weekly) : weekly * between(random, 26, 60);
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          kind,
          style: style.id,
          stock,
          weekly,
          days: Math.round((stock / weekly) * 7),
          cost: Math.round(stock * tagOf(style) * 0.28),
          day: dayAfter(at, 0),
        },
        steps: stepsSoFar(world, at, [
          {
            step: 'handle',
            by: merchandiser,
            afterHours: between(random, 8, 90),
            fields: { measure: measures[kind] },
          },
          { step: 'clear', by: merchandiser, afterHours: between(random, 120, 500) },
        ]),
      };
    }),
  );
}

/** Occasions to send goods back, with the season whose goods these are. */
const occasions = [
  { occasion: '夏款下架', of: 'summer' },
  { occasion: '春款归仓', of: 'spring' },
  { occasion: '秋款断码归并', of: 'autumn' },
  { occasion: '次品集中退回' },
  { occasion: '活动余货回收' },
];
const seasonNames = [
  { of: 'winter', name: '冬' },
  { of: 'spring', name: '春' },
  { of: 'summer', name: '夏' },
  { of: 'autumn', name: '秋' },
];

/** The season whose goods go back in a month: the one named, or that before the present one. */
function seasonSentBack(day: string, named: string | undefined): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const before = Math.floor((month - 1) / 3);
  const nth = named === undefined ? before : seasonNames.findIndex(({ of }) => of === named);
  return `${nth === 0 || (nth === 3 && month < 3) ? year - 1 : year} ${seasonNames[nth]?.name}`;
}

function makeBatches(world: World): RecordDraft[] {
  const random = world.random('imos/return-batches');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 24, days: 400 }).map(({ at }): RecordDraft => {
      const begins = between(random, 2, 8);
      const from = dayAfter(at, begins);
      const { occasion, of } = pickFor(random, from, occasions);
      const lasts = between(random, 10, 25);
      const stores = between(random, 20, 220);
      const lines = articlesOf(random, stylesSold(world, bgNo), between(random, 4, 9)).map(
        ({ article }) => ({ ...article, planned: stores * between(random, 1, 4) }),
      );
      const planned = lines.reduce((sum, line) => sum + line.planned, 0);
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          name: `${Number(from.slice(5, 7))} 月${occasion}`,
          season: seasonSentBack(from, of),
          stores,
          planned,
          from,
          until: dayAfter(at, begins + lasts),
          lines,
        },
        steps: stepsSoFar(world, at, [
          { step: 'issue', by: merchandiser, afterHours: begins * 24 },
          {
            step: 'close',
            by: merchandiser,
            afterHours: (lasts + 4) * 24,
            fields: { received: Math.round((planned * between(random, 88, 100)) / 100) },
          },
        ]),
      };
    }),
  );
}

export const stockCareRecords = [
  recordMaker(brokenSizes, makeBroken),
  recordMaker(stockAlerts, makeAlerts),
  recordMaker(returnBatches, makeBatches),
];
