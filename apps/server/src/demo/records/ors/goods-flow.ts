import { returnBatches } from '@portal/imos/records/return-batches';
import {
  defects,
  replenishmentRequests,
  warehouseReturns,
} from '@portal/contract/records/types/ors/goods-flow';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { articleOf, articlesOf, stylesSold, tagOf } from '@portal/imos/records/articles.demo';
import {
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
  waybillOf,
} from '@portal/demonstration/world/steps-so-far';
import { managerOf, someoneOf, supervisor } from '@portal/demonstration/people/colleagues';

/** Requests of stores: the supervisor approves most, and the warehouse delivers within four days. */
function makeReplenishments(world: World): RecordDraft[] {
  const random = world.random('ors/replenishment-requests');
  return world.castStores.flatMap(({ store_no, bg_no }) =>
    momentsOf(world, random, { number: 24, days: 120 }).map(({ at }) => {
      const { workNo } = random.pick(world.staffOf(store_no));
      const lines = articlesOf(random, stylesSold(world, bg_no), between(random, 2, 6)).map(
        ({ article }) => ({
          ...article,
          onHand: random.below(3),
          units: between(random, 2, 8),
        }),
      );
      const units = lines.reduce((sum, line) => sum + line.units, 0);
      const isDeclined = random.below(9) === 0;
      const arrived = between(random, 40, 96);
      return {
        scope: store_no,
        by: workNo,
        at,
        fields: {
          store: store_no,
          reason: random.pick(['broken', 'broken', 'selling', 'selling', 'order', 'display']),
          wanted: dayAfter(at, between(random, 3, 7)),
          units,
          lines,
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by: workNo, afterHours: 1 },
          isDeclined
            ? { step: 'decline', by: supervisor, afterHours: between(random, 3, 26) }
            : {
                step: 'approve',
                by: supervisor,
                afterHours: between(random, 3, 26),
                fields: { granted: Math.max(1, units - random.below(4)) },
              },
          ...(isDeclined ? [] : [{ step: 'arrive', by: workNo, afterHours: arrived }]),
        ]),
      };
    }),
  );
}

/** Returns of stores to the warehouse, most of them for a batch that head office has issued. */
function makeReturns(world: World): RecordDraft[] {
  const random = world.random('ors/warehouse-returns');
  const issued = world.recordsOf(returnBatches).filter(({ state }) => state !== 'draft');
  const keeper = () => someoneOf(world, random, 'A01A04A04');
  return world.castStores.flatMap(({ store_no, bg_no }) =>
    momentsOf(world, random, { number: 22, days: 150 }).map(({ at }) => {
      const { workNo } = random.pick(world.staffOf(store_no));
      const batches = issued.filter((batch) => batch.scope === bg_no && batch.at < at);
      const lines = articlesOf(random, stylesSold(world, bg_no), between(random, 3, 8)).map(
        ({ article }) => ({ ...article, units: between(random, 1, 9) }),
      );
      const units = lines.reduce((sum, line) => sum + line.units, 0);
      return {
        scope: store_no,
        by: workNo,
        at,
        fields: {
          store: store_no,
          reason: random.pick(['season', 'season', 'slow', 'defect', 'recall']),
          batch: batches.at(-1)?.id ?? null,
          units,
          lines,
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by: workNo, afterHours: 2 },
          { step: 'approve', by: supervisor, afterHours: between(random, 4, 30) },
          {
            step: 'ship',
            by: workNo,
            afterHours: between(random, 6, 30),
            fields: { boxes: Math.ceil(units / 18), waybill: waybillOf(random) },
          },
          {
            step: 'arrive',
            by: keeper(),
            afterHours: between(random, 50, 110),
            fields: { received: units - (random.below(12) === 0 ? 1 : 0) },
          },
        ]),
      };
    }),
  );
}

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

export const goodsFlowRecords = [
  recordMaker(replenishmentRequests, makeReplenishments),
  recordMaker(warehouseReturns, makeReturns),
  recordMaker(defects, makeDefects),
];
