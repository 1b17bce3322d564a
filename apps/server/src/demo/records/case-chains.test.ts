import { complaints } from '@portal/cas/records/complaints';
import { tickets } from '@portal/cas/records/tickets';
import { cashDifferences } from '@portal/syfs/records/cash-differences';
import { lossCases } from '@portal/syfs/records/cases';
import { expect, test } from 'vitest';
import { numberIn, textIn } from '@portal/demonstration/world/field-readers';
import { recordsWithout, testWorld } from '../world/test-world.ts';

test('a cash difference is what was counted less what was booked', () => {
  const wrong = recordsWithout(
    cashDifferences,
    (one) =>
      Math.abs(numberIn(one, 'counted') - numberIn(one, 'booked') - numberIn(one, 'difference')) <
      0.005,
  );

  expect(wrong).toEqual([]);
});

test('each cash difference that was filed has one case, about the same money and cashier', () => {
  const cases = Map.groupBy(testWorld.recordsOf(lossCases), (one) => textIn(one, 'difference'));
  const lost = recordsWithout(cashDifferences, (one) => {
    if (one.state !== 'filed') return !cases.has(one.id);
    const [first, ...more] = cases.get(one.id) ?? [];
    return (
      first !== undefined &&
      more.length === 0 &&
      numberIn(first, 'loss') === -numberIn(one, 'difference') &&
      textIn(first, 'person') === textIn(one, 'cashier')
    );
  });

  expect(lost).toEqual([]);
});

test('each complaint that was dispatched has one ticket, and one that is closed has none open', () => {
  const byComplaint = Map.groupBy(testWorld.recordsOf(tickets), (one) => textIn(one, 'complaint'));
  const wrong = recordsWithout(complaints, ({ id, state }) => {
    const own = byComplaint.get(id) ?? [];
    if (state === 'registered') return own.length === 0;
    return own.length === 1 && (state === 'handling' || own[0]?.state === 'done');
  });

  expect(wrong).toEqual([]);
});
