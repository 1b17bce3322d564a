import { groupNos } from '@portal/demonstration/organisation/organisation';
import { priceChanges, promotions, replenishments } from '@portal/contract/records/types/imos';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { pickFor } from '@portal/demonstration/world/seasonal-words';
import { articleOf, nameOf, stylesSold, tagOf } from '../articles.ts';
import {
  amountBetween,
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
} from '@portal/demonstration/world/steps-so-far';
import { merchandiser, supervisor } from '@portal/demonstration/people/colleagues';

/** Shares of the tag price that goods are sold at, and the next ones down. */
const markdowns = [
  [1, 0.88],
  [1, 0.7],
  [0.88, 0.7],
  [0.7, 0.5],
  [0.7, 0.49],
  [0.5, 0.39],
] as const;
/** A price that was entered wrong: what it is, and what it should have been. */
const corrections = [
  [0.7, 0.8],
  [0.5, 0.7],
  [0.88, 0.7],
] as const;

/** Prices end in 9. */
const priced = (amount: number): number => Math.max(9, Math.round(amount / 10) * 10 - 1);

/** Price changes: the merchandiser submits, the supervisor approves; one in ten is sent back and submitted again. */
function makePriceChanges(world: World): RecordDraft[] {
  const random = world.random('imos/price-changes');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 90, days: 240 }).map(({ at }): RecordDraft => {
      const style = random.pick(stylesSold(world, bgNo));
      const tag = tagOf(style);
      const reason = random.pick(['season', 'season', 'slow', 'slow', 'promotion', 'mistake']);
      const [now, then] = random.pick<readonly [number, number]>(
        reason === 'mistake' ? corrections : markdowns,
      );
      const submit = () => ({
        step: 'submit',
        by: merchandiser,
        afterHours: between(random, 1, 20),
      });
      const decide = () => ({ by: supervisor, afterHours: between(random, 4, 48) });
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          style: style.id,
          name: nameOf(style),
          tag,
          before: now === 1 ? tag : priced(tag * now),
          price: Math.min(tag, priced(tag * then)),
          from: dayAfter(at, between(random, 3, 9)),
          stores: random.pick(['all', 'all', 'outlet', 'online', 'region']),
          reason,
          note: reason === 'mistake' ? '上次调价录入错误，按审批单更正' : null,
        },
        steps: stepsSoFar(world, at, [
          submit(),
          ...(random.below(10) === 0 ? [{ step: 'decline', ...decide() }, submit()] : []),
          { step: 'approve', ...decide() },
        ]),
      };
    }),
  );
}

const offers = [
  { name: '会员日折上折', kind: 'rate', rate: 12, note: '会员价基础上再享 88 折，正价商品参加' },
  { name: '冬装第二件半价', kind: 'second', rate: 50, note: '同一小票第二件低价者半价' },
  { name: '满 999 减 150', kind: 'full', rate: null, note: '每满 999 减 150，上不封顶' },
  { name: '满额赠羊毛围巾', kind: 'gift', rate: null, note: '实付满 1,599 赠围巾一条，赠完即止' },
  { name: '换季清货', kind: 'rate', rate: 40, note: '指定款式六折，退换按特价规则' },
];

function makePromotions(world: World): RecordDraft[] {
  const random = world.random('imos/promotions');
  return groupNos.flatMap((bgNo) =>
    momentsOf(world, random, { number: 26, days: 360 }).map(({ at }): RecordDraft => {
      const begins = between(random, 5, 12);
      const { name, ...offer } = pickFor(random, dayAfter(at, begins), offers);
      const lasts = between(random, 3, 16);
      const month = Number(dayAfter(at, begins).slice(5, 7));
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          ...offer,
          name: `${month} 月${name}`,
          from: dayAfter(at, begins),
          until: dayAfter(at, begins + lasts),
          styles: between(random, 12, 160),
        },
        steps: stepsSoFar(world, at, [
          { step: 'submit', by: merchandiser, afterHours: between(random, 1, 20) },
          { step: 'approve', by: supervisor, afterHours: between(random, 4, 40) },
          { step: 'stop', by: merchandiser, afterHours: (begins + lasts) * 24 },
        ]),
      };
    }),
  );
}

/** Proposals of the last nights: what sold in a week, less what is there. Those of the last two days wait. */
function makeReplenishments(world: World): RecordDraft[] {
  const random = world.random('imos/replenishments');
  return groupNos.flatMap((bgNo) => {
    const stores = world.castStores.filter(({ bg_no }) => bg_no === bgNo);
    const open = world.stores.slice(0, 60).filter(({ status }) => status === 'open');
    const served = stores.length > 0 ? stores : open;
    return momentsOf(world, random, { number: 140, days: 40 }).map(({ at }): RecordDraft => {
      const { name, ...article } = articleOf(random, random.pick(stylesSold(world, bgNo)));
      const sold = between(random, 3, 24);
      const onHand = random.below(4);
      const isDeclined = random.below(6) === 0;
      const decide = { by: merchandiser, afterHours: between(random, 6, 50) };
      return {
        scope: bgNo,
        by: merchandiser,
        at,
        fields: {
          ...article,
          name,
          toStore: random.pick(served).store_no,
          sold,
          onHand,
          units: Math.max(1, sold - onHand + amountBetween(random, 0, 6)),
          day: dayAfter(at, between(random, 2, 5)),
        },
        steps: stepsSoFar(
          world,
          at,
          isDeclined
            ? [{ step: 'decline', ...decide }]
            : [
                { step: 'accept', ...decide },
                { step: 'approve', by: supervisor, afterHours: between(random, 5, 40) },
              ],
        ),
      };
    });
  });
}

export const priceRecords = [
  recordMaker(priceChanges, makePriceChanges),
  recordMaker(promotions, makePromotions),
  recordMaker(replenishments, makeReplenishments),
];
