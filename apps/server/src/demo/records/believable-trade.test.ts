import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { surveys } from '@portal/cas/records/surveys';
import { members } from '@portal/crm/records/members';
import { campaigns } from '@portal/crm/records/campaigns';
import { couponBatches } from '@portal/crm/records/coupon-batches';
import { inspections } from '@portal/gims/records/inspections';
import { storeReturns } from '@portal/gyl/records/store-returns';
import { trainings } from '@portal/hr/records/trainings';
import { trials } from '@portal/idss/records/trials';
import { priceChanges } from '@portal/imos/records/price-changes';
import { styles } from '@portal/imos/records/styles';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { stockTransfers } from '@portal/ors/records/stock-transfers';
import { warehouseReturns } from '@portal/ors/records/warehouse-returns';
import { lossCases } from '@portal/syfs/records/cases';
import { expect, test } from 'vitest';
import { fitsSeason } from '@portal/demonstration/world/seasonal-words';
import { daysSince, numberIn, textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { recordsWithout, testWorld } from '../world/test-world.ts';
import { recordMakers } from './all.ts';

const types = recordMakers.map(({ type }) => type);

test('FIX-62 a price that rises corrects a mistake, and is no markdown', () => {
  const wrong = recordsWithout(
    priceChanges,
    (one) =>
      textIn(one, 'reason') === 'mistake' || numberIn(one, 'price') < numberIn(one, 'before'),
  );

  expect(wrong).toEqual([]);
});

test('FIX-62 words of a season are said in its months', () => {
  expect(fitsSeason('12 月夏款下架', '2026-12-03')).toBe(false);
  expect(fitsSeason('9 月夏款下架', '2026-09-03')).toBe(true);
  expect(fitsSeason('8 月双十二预售', '2026-08-02')).toBe(false);
  expect(fitsSeason('模特配同系列围巾', '2026-06-02')).toBe(false);
});

/** The day that a record is about: that of its first field with one, or of its making. */
function dayOf({ fields: kinds }: RecordType, { fields, at }: MadeRecord): string {
  const days = Object.keys(kinds).flatMap((name) => {
    const value = fields[name];
    if (kinds[name]?.kind === 'day' && typeof value === 'string') return [value];
    const isSpan = typeof value === 'object' && value !== null && 'from' in value;
    return isSpan && typeof value.from === 'string' ? [value.from] : [];
  });
  return days[0] ?? at.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

const names = testWorld.recordsOf(styles).map((style) => textIn(style, 'name'));
/** Returns the texts that somebody wrote: goods keep their names all year. */
const writtenIn = (fields: RecordFields): string[] =>
  Object.values(fields).filter(
    (value): value is string =>
      typeof value === 'string' && !names.some((name) => value.includes(name)),
  );

test('FIX-62 nothing is said out of its season: no summer drop in December, no winter sale in June', () => {
  const wrong = types.flatMap((type) =>
    testWorld.recordsOf(type).flatMap((record) => {
      const day = dayOf(type, record);
      const said = record.fields['goods'] === undefined ? writtenIn(record.fields) : [];
      return said
        .filter((text) => !fitsSeason(text, day))
        .map((text) => `${keyOfType(type)} ${day} ${text}`);
    }),
  );

  expect(wrong).toEqual([]);
});

/** Returns whether a type is for open stores alone: those who find, fit out and close stores work with others, too. */
const isOfTrade = ({ system }: RecordType): boolean => system !== 'rcm';

test('FIX-62 a store that is closed, or has not opened yet, orders nothing and has nothing done', () => {
  const open = new Map(
    testWorld.stores
      .filter(({ status }) => status === 'open')
      .map(({ store_no, opened_on }) => [store_no, opened_on]),
  );
  const wrong = types.filter(isOfTrade).flatMap((type) => {
    const places = Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'store');
    return recordsWithout(type, ({ scope, fields, at }) => {
      const named = [
        ...places.map((name) => fields[name]),
        ...(type.scope === 'store' ? [scope] : []),
      ];
      const day = at.toISOString().slice(0, 'yyyy-mm-dd'.length);
      return named.every((no: RecordValue | undefined) => {
        if (typeof no !== 'string') return true;
        const opened = open.get(no);
        return opened !== undefined && opened <= day;
      });
    }).map((id) => `${keyOfType(type)} ${id}`);
  });

  expect(wrong).toEqual([]);
});

test('FIX-62 goods that were lost are fewer than the books say', () => {
  const wrong = recordsWithout(
    stockCounts,
    (one) => textIn(one, 'cause') !== 'lost' || numberIn(one, 'counted') < numberIn(one, 'booked'),
  );

  expect(wrong).toEqual([]);
});

/** Numbers of a type, each a part of the one before it. */
const parts: [type: RecordType, ...fields: string[]][] = [
  [couponBatches, 'planned', 'sent', 'used'],
  [campaigns, 'people', 'arrived'],
  [surveys, 'sent', 'answered'],
  [trials, 'units', 'sold'],
  [trainings, 'seats', 'attended'],
  [inspections, 'lot', 'sampled', 'defective'],
  [storeReturns, 'units', 'received', 'good'],
  [stockTransfers, 'units', 'received'],
  [warehouseReturns, 'units', 'received'],
  [lossCases, 'loss', 'recovered'],
];

test.each(
  parts.map(([type, ...fields]) => [keyOfType(type), fields.join(' ≥ '), type, fields] as const),
)('FIX-62 of %s no part is more than the whole: %s', (_, __, type, fields) => {
  const wrong = recordsWithout(type, (one) =>
    fields.every((name, nth) => {
      const whole = one.fields[fields[nth - 1] ?? ''];
      return typeof whole !== 'number' || numberIn(one, name) <= whole;
    }),
  );

  expect(wrong).toEqual([]);
});

test('FIX-62 nobody who joined this week has spent what others spend in years', () => {
  const wrong = recordsWithout(
    members,
    (one) => numberIn(one, 'spent') <= 4_000 + 200 * daysSince(testWorld, textIn(one, 'joined')),
  );

  expect(wrong).toEqual([]);
});
