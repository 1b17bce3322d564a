import { isFinal } from '@portal/contract/records/steps/final-steps';
import { keyOfType, stepsOf } from '@portal/contract/records/record-type';
import { expect, test } from 'vitest';
import { movesOf } from './moves.ts';
import { recordTypes } from '../../../../systems.ts';

test('FIX-57 whatever moves goods asks first, for it is booked at once', () => {
  const moving = recordTypes.flatMap((type) =>
    Object.keys(type.states).flatMap((state) =>
      Object.entries(stepsOf(type, state))
        .filter(([step]) => movesOf({ type, step, id: '', scope: '', fields: {} }))
        .map(([step, taken]) => ({
          of: `${keyOfType(type)} ${step}`,
          asks: isFinal(type, state, taken),
        })),
    ),
  );
  expect(moving.length).toBeGreaterThan(8);
  expect(moving.filter(({ asks: isAsked }) => !isAsked)).toEqual([]);
});
