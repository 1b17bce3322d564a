import { expect, test } from 'vitest';
import { bounds, stateOf } from './bounds.ts';

test.for([
  [79.9, 'good'],
  [80, 'warn'],
  [90, 'bad'],
] as const)('a disk in use by %d %% is %s', ([value, state]) => {
  expect(stateOf(value, bounds.disk)).toBe(state);
});

test.for([
  [90.1, 'good'],
  [90, 'warn'],
  [80, 'bad'],
] as const)('of %d %% of blocks found in memory less is worse: %s', ([value, state]) => {
  expect(stateOf(value, bounds.hits)).toBe(state);
});
