import type { ReportRow } from '@portal/contract/analysis/sales-reports';
import { expect, test } from 'vitest';
import { figuresOf, totalOf } from './report-figures.ts';

const row = (name: string, amount: number, traits: Partial<ReportRow> = {}): ReportRow => ({
  key: name,
  name,
  amount,
  before: 100,
  lastYear: 0,
  target: 200,
  orders: 4,
  units: 8,
  ...traits,
});

test('a report orders by the part of the target that was reached, and shares sum to the whole', () => {
  const figures = figuresOf([row('甲', 300, { target: 600 }), row('乙', 100)], 'reached', 400);

  expect(figures.map(({ name, rank, reached }) => [name, rank, reached])).toEqual([
    ['甲', 1, 50],
    ['乙', 2, 50],
  ]);
  expect(figures.map(({ share }) => share)).toEqual([75, 25]);
  expect(figures[0]).toMatchObject({ change: 200, changeOfYear: null, perOrder: 75 });
});

test('categories without a target have none in their sum', () => {
  const total = totalOf([row('羽绒', 10, { target: null, orders: null })]);

  expect(total).toMatchObject({ amount: 10, target: null, orders: null });
});
