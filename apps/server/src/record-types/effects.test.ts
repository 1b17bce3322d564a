import { keyOfType, stepsOf } from '@portal/contract/records/record-type';
import { isFinal } from '@portal/contract/records/steps/final-steps';
import { expect, test } from 'vitest';
import { effects } from '../systems.ts';

test('FIX-57 whatever causes something asks first, for it is done at once', () => {
  const causing = effects.flatMap(({ type, steps }) =>
    Object.keys(type.states).flatMap((state) =>
      Object.entries(stepsOf(type, state))
        .filter(([step]) => steps[step] !== undefined)
        .map(([step, taken]) => ({
          of: `${keyOfType(type)} ${step}`,
          asks: isFinal(type, state, taken),
        })),
    ),
  );

  expect(causing.length).toBeGreaterThan(8);
  expect(causing.filter(({ asks }) => !asks)).toEqual([]);
});
