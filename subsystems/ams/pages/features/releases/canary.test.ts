import { expect, test } from 'vitest';
import { percentIn, storesIn } from './canary.ts';

test('store numbers are read however they are parted, each once', () => {
  expect(storesIn(' S02001，S02002、S02003\nS02001;S02004 ')).toEqual([
    'S02001',
    'S02002',
    'S02003',
    'S02004',
  ]);
  expect(storesIn('  ')).toEqual([]);
});

test('a share is a whole number up to a hundred; nothing typed is none', () => {
  expect(['', '0', ' 30 ', '100', '101', '3.5', '-1', 'x'].map(percentIn)).toEqual([
    0,
    0,
    30,
    100,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
