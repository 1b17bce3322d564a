import { expect, test } from 'vitest';
import { figure, grouped, growth, moneyText, percent, rateText, shift } from './figures.ts';

test.each([
  [0, '¥ 0 元'],
  [999_949, '¥ 9,999 元'],
  [1_000_000, '¥ 1.0 万'],
  [5_862_400_000, '¥ 5,862.4 万'],
  [18_200_000_000, '¥ 1.82 亿'],
])('%i fen read as %s', (fen, text) => {
  expect(moneyText(fen)).toBe(text);
});

test('growth is in percent, and its colour follows its meaning', () => {
  expect(growth('同比', { now: 110, before: 100 })).toEqual([
    { label: '同比', value: 10, unit: '%', isGood: true },
  ]);
  expect(growth('同比', { now: 110, before: 100, good: 'less' })).toMatchObject([
    { isGood: false },
  ]);
});

test('there is no growth from nothing, and none to nothing', () => {
  expect(growth('同比', { now: 110, before: 0 })).toEqual([]);
  expect(growth('同比', { now: 0, before: 35, good: 'less' })).toEqual([]);
});

test('a change too small to be seen has no sign', () => {
  const [change] = shift('环比', { now: 2.181, before: 2.184, unit: '', digits: 2 });

  expect(Object.is(change?.value, 0)).toBe(true);
});

test('FIX-51 a part of nothing is no figure, and has no unit', () => {
  expect(rateText(percent(0, 0))).toBe('—');
  expect(figure('差评率', grouped(percent(0, 0), 1), '%')).toMatchObject({ text: '—', unit: '' });
});
