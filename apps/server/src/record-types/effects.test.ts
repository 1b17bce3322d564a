import { keyOfType, stepsOf } from '@portal/contract/records/record-type';
import { isFinal } from '@portal/contract/records/steps/final-steps';
import { expect, test } from 'vitest';
import { effects, recordTypes } from '../systems.ts';

const byType = new Map(effects.map(({ type, steps }) => [keyOfType(type), steps]));

const steps = recordTypes.flatMap((type) =>
  Object.keys(type.states).flatMap((state) =>
    Object.entries(stepsOf(type, state)).map(([key, step]) => ({
      of: `${keyOfType(type)} ${state} ${key}`,
      asks: isFinal(type, state, step),
      says: step.causes !== undefined,
      causes: byType.get(keyOfType(type))?.[key] !== undefined,
    })),
  ),
);

test('EFF-09 each step says what it causes, or causes nothing but its state', () => {
  expect(steps.length).toBeGreaterThan(300);
  expect(steps.filter(({ says, causes }) => says !== causes)).toEqual([]);
});

test('FIX-57 whatever causes something asks first, for it is done at once', () => {
  const causing = steps.filter(({ causes }) => causes);

  expect(causing.length).toBeGreaterThan(16);
  expect(causing.filter(({ asks }) => !asks)).toEqual([]);
});
