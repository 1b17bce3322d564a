import { keyOfType } from '@portal/contract/records/record-type';
import { expect, test } from 'vitest';
import { recordMakers } from '../records/all.ts';
import { demonstrationWorld } from './demonstration-world.ts';
import { testNow, testSeed, testWorld } from './test-world.ts';

const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

test('the same seed makes the same people and the same records of each type', () => {
  const { world } = demonstrationWorld(testNow, testSeed);

  const different = recordMakers
    .filter(({ type }) => !isAlike(world.recordsOf(type), testWorld.recordsOf(type)))
    .map(({ type }) => keyOfType(type));
  expect(different).toEqual([]);
  expect(isAlike(world.people, testWorld.people)).toBe(true);
});
