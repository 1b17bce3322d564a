import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const written = (...cells: string[]) => csvOf([cells]).slice(1, -2);

test('a table begins with the mark by which Excel knows it for Unicode', () => {
  expect(csvOf([['设备'], ['甲']])).toBe('\uFEFF设备\r\n甲\r\n');
});

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', "-2+3+cmd|' /C calc'!A0"])(
  'A83 a sheet takes %j for text',
  (formula) => expect(written(formula)).toBe(`'${formula}`),
);

test.each(['-3.5', '-1,200', '12%', '2026-11-21 17:00:00', '192.0.2.7'])(
  '%s stays as it is, or in quotes',
  (text) => expect(written(text).replaceAll('"', '')).toBe(text),
);

test('commas, quotes and line breaks keep to their cell', () => {
  expect(written('a,b', 'say "c"', 'd\r\ne')).toBe('"a,b","say ""c""","d\r\ne"');
});
