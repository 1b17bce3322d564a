import { expect, test } from 'vitest';
import { differenceText } from './goods-rows.ts';

test('pieces that are missing are said to be too few, never fewer than none', () => {
  expect([differenceText(-1), differenceText(12)]).toEqual(['少 1 件', '多 12 件']);
});
