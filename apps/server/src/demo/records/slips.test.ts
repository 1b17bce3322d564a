import { textIn } from '@portal/demonstration/world/field-readers';
import { members } from '@portal/crm/records/members';
import { styles } from '@portal/imos/records/styles';
import { slips } from '@portal/ors/records/slips';
import { expect, test } from 'vitest';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import { recordsWithout, testWorld } from '../world/test-world.ts';

const linesOf = ({ fields }: MadeRecord): Record<string, number>[] =>
  Array.isArray(fields['lines']) ? fields['lines'].map((line) => Object(line)) : [];
const sumOf = (record: MadeRecord, column: string): number =>
  linesOf(record).reduce((sum, line) => sum + (line[column] ?? 0), 0);
const all = testWorld.recordsOf(slips);
const byNumber = new Map(all.map((slip) => [slip.id, slip]));

test('a slip is the sum of its lines, and a line its pieces at their price', () => {
  const wrong = recordsWithout(
    slips,
    (slip) =>
      slip.fields['amount'] === sumOf(slip, 'amount') &&
      slip.fields['units'] === sumOf(slip, 'units') &&
      linesOf(slip).every(({ amount, units = 0, price = 0 }) => amount === units * price),
  );

  expect(wrong).toEqual([]);
});

test('goods are sold at 40 to 100 percent of the price on the tag', () => {
  const wrong = recordsWithout(slips, (slip) =>
    linesOf(slip).every(({ price = 0, tag = 0 }) => price >= tag * 0.4 && price <= tag),
  );

  expect(wrong).toEqual([]);
});

test('members have spent in all at least what their slips say, and had joined before', () => {
  const known = new Map(testWorld.recordsOf(members).map((member) => [member.id, member]));
  const ofMembers = all.filter((slip) => textIn(slip, 'member') !== '' && !slip.fields['of']);
  const perMember = Map.groupBy(ofMembers, (slip) => textIn(slip, 'member'));
  const wrong = [...perMember].filter(([id, own]) => {
    const member = known.get(id);
    const spent = own.reduce((sum, { fields }) => sum + Number(fields['amount']), 0);
    return (
      !member || spent > Number(member.fields['spent']) || own.some(({ at }) => at <= member.at)
    );
  });

  expect(ofMembers.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('nothing is sold before its first day in the stores', () => {
  const onSale = new Map(
    testWorld.recordsOf(styles).map((style) => [style.id, textIn(style, 'onSale')]),
  );
  const wrong = recordsWithout(slips, (slip) =>
    linesOf(slip).every(({ style }) => (onSale.get(String(style)) ?? '') <= textIn(slip, 'day')),
  );

  expect(wrong).toEqual([]);
});

test('a refund gives back at most what its slip took, later, in the same store', () => {
  const refunds = all.filter(({ fields }) => fields['kind'] === 'refund');
  const wrong = refunds.filter((refund) => {
    const { fields, scope, at } = refund;
    const sold = byNumber.get(textIn(refund, 'of'));
    return !(
      sold?.state === 'refunded' &&
      sold.scope === scope &&
      sold.at < at &&
      Number(fields['amount']) < 0 &&
      -Number(fields['amount']) <= Number(sold.fields['amount'])
    );
  });

  expect(refunds.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('the people on a slip work in its store', () => {
  const staff = new Map(
    testWorld.castStores.map(({ store_no }) => [
      store_no,
      new Set(testWorld.staffOf(store_no).map(({ workNo }) => workNo)),
    ]),
  );
  const wrong = recordsWithout(slips, (slip) =>
    ['guide', 'cashier'].every((who) => staff.get(slip.scope)?.has(textIn(slip, who))),
  );

  expect(wrong).toEqual([]);
});

test('a store sells more on a weekend day than on a working day, and more after work than at ten', () => {
  const sales = all.filter(({ fields }) => fields['kind'] === 'sale');
  const perDay = Map.groupBy(sales, (slip) => textIn(slip, 'day'));
  const mean = (isWeekend: boolean) => {
    const days = [...perDay].filter(
      ([day]) =>
        day < testWorld.day(0) &&
        day !== '2026-11-11' &&
        [0, 6].includes(new Date(day).getUTCDay()) === isWeekend,
    );
    return days.reduce((sum, [, sold]) => sum + sold.length, 0) / days.length;
  };
  const atHour = (hour: string) =>
    sales.filter((slip) => textIn(slip, 'time').startsWith(hour)).length;

  expect(mean(true) / mean(false)).toBeGreaterThan(1.3);
  expect(atHour('19') / atHour('10')).toBeGreaterThan(2);
});
