import { expect, test } from 'vitest';
import { countChangedLines, isOfAsManyLines } from '../record-values.ts';

const lines = [
  { style: 'K1', units: 2 },
  { style: 'K2', units: 3 },
];

test('rows that are as many as before are told by how many of them changed, others by their numbers', () => {
  const changed = [lines[0] ?? {}, { style: 'K2', units: 4, note: '缺码' }];

  expect([isOfAsManyLines(lines, changed), countChangedLines(lines, changed)]).toEqual([true, 1]);
  expect(countChangedLines(lines, [{ style: 'K1', units: 2, note: '缺码' }, {}])).toBe(2);
  expect(isOfAsManyLines(lines, lines.slice(1))).toBe(false);
  expect(isOfAsManyLines(null, null)).toBe(false);
});
