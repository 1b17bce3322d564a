import type { Store } from '@portal/demonstration/organisation/stores';
import type { Random } from '@portal/demonstration/random';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import {
  between,
  dayAfter,
  momentsOf,
  stepsSoFar,
  waybillOf,
} from '@portal/demonstration/world/steps-so-far';
import type { World } from '@portal/demonstration/world/world';
import { articlesOf, stylesSold } from '@portal/imos/records/articles.demo';
import { stockTransfers } from './stock-transfers.ts';

const differences = [
  '少一件，箱封完好',
  '少一件，箱口有破损',
  '串码：多 M 少 L',
  '吊牌与实物不符一件',
];

/** Of ten transfers, those that the flagship sends or receives: its clerk sees more than a page of each. */
const withFlagship = 4;

/** Transfers between stores of one business group: one in eight arrives with a piece less. */
function makeTransfers(world: World): RecordDraft[] {
  const random = world.random('ors/stock-transfers');
  return world.castStores.flatMap((from) => {
    const others = world.castStores.filter(
      ({ bg_no, store_no }) => bg_no === from.bg_no && store_no !== from.store_no,
    );
    const [flagship] = others;
    if (!flagship) return [];
    const isFlagship = from === world.castStores[0];
    return momentsOf(world, random, { number: isFlagship ? 60 : 26, days: 120 }).map(({ at }) => {
      const to = random.below(10) < withFlagship ? flagship : random.pick(others);
      return transferOf(world, random, { from, to, at });
    });
  });
}

function transferOf(
  world: World,
  random: Random,
  { from, to, at }: { from: Store; to: Store; at: Date },
): RecordDraft {
  const sender = random.pick(world.staffOf(from.store_no)).workNo;
  const receiver = random.pick(world.staffOf(to.store_no)).workNo;
  const lines = articlesOf(random, stylesSold(world, from.bg_no), between(random, 2, 5)).map(
    ({ article }) => ({ ...article, sent: between(random, 1, 4), received: null }),
  );
  const units = lines.reduce((sum, { sent }) => sum + sent, 0);
  const isShort = random.below(8) === 0;
  const arrived = lines.map((line, nth) => ({
    ...line,
    received: isShort && nth === 0 ? line.sent - 1 : line.sent,
  }));
  const received = isShort ? units - 1 : units;
  const sentAfter = between(random, 2, 20);
  return {
    scope: from.store_no,
    by: sender,
    at,
    fields: {
      from: from.store_no,
      toStore: to.store_no,
      reason: random.pick(['sizes', 'sizes', 'order', 'slow', 'display']),
      units,
      lines,
    },
    steps: stepsSoFar(world, at, [
      {
        step: 'send',
        by: sender,
        afterHours: sentAfter,
        fields: { day: dayAfter(at, 0), waybill: waybillOf(random) },
      },
      {
        step: isShort ? 'differ' : 'receive',
        by: receiver,
        afterHours: between(random, 26, 70),
        // What arrives whole is not counted row by row.
        ...(isShort && { fields: { received, lines: arrived, note: random.pick(differences) } }),
      },
      ...(isShort ? [{ step: 'settle', by: sender, afterHours: between(random, 30, 120) }] : []),
    ]),
  };
}

export const stockTransferMaker = recordMaker(stockTransfers, makeTransfers);
