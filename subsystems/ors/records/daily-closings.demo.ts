import { managerOf } from '@portal/demonstration/people/colleagues';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { type RecordDraft, recordMaker } from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { cashDifferences } from '@portal/syfs/records/cash-differences';
import { dailyClosings } from './daily-closings.ts';
import { slips } from './slips.ts';

const ways = ['wechat', 'alipay', 'card', 'cash', 'stored'] as const;

/** Sums what the slips of a store's day say for each way of payment. */
const sumsOf = (ofDay: readonly MadeRecord[]) =>
  Object.fromEntries(
    ways.map((way) => [
      way,
      ofDay
        .filter((slip) => textIn(slip, 'payment') === way)
        .reduce((sum, slip) => sum + numberIn(slip, 'amount'), 0),
    ]),
  );

/** Each day with slips is closed in the evening, but today; cash that differed is that of its cash difference. */
function makeClosings(world: World): RecordDraft[] {
  const differences = new Map(
    world
      .recordsOf(cashDifferences)
      .filter((record) => textIn(record, 'shift') === 'whole')
      .map((record) => [`${textIn(record, 'store')} ${textIn(record, 'day')}`, record]),
  );
  const days = Map.groupBy(
    world.recordsOf(slips),
    (slip) => `${slip.scope} ${textIn(slip, 'day')}`,
  );
  const closed = [...days].filter(([key]) => !key.endsWith(world.day(0)));
  return closed.map(([key, ofDay]): RecordDraft => {
    const [storeNo = '', day = ''] = key.split(' ');
    const sums = sumsOf(ofDay);
    const difference = differences.get(key);
    const off = difference ? numberIn(difference, 'difference') : 0;
    const { workNo } = managerOf(world, storeNo);
    return {
      scope: storeNo,
      by: workNo,
      at: world.at(daysSince(world, day), '22:20'),
      state: stateOf(difference),
      fields: {
        store: storeNo,
        day,
        ...sums,
        counted: (sums['cash'] ?? 0) + off,
        difference: off,
        total: Object.values(sums).reduce((sum, amount) => sum + amount, 0),
        slips: ofDay.length,
        closer: workNo,
        ...(difference && {
          explanation: textIn(difference, 'explanation') || '原因待查',
          cashDifference: difference.id,
        }),
      },
    };
  });
}

const stateOf = (difference: MadeRecord | undefined): string =>
  difference === undefined ? 'closed' : difference.state === 'settled' ? 'settled' : 'differs';

export const dailyClosingMaker = recordMaker(dailyClosings, makeClosings);
