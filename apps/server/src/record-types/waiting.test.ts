import { expect, test } from 'vitest';
import { keyOfType } from '@portal/contract/records/record-type';
import { recordTypes } from '../systems.ts';

const states = recordTypes.flatMap((type) =>
  Object.entries(type.states).map(([state, traits]) => ({
    ...traits,
    name: `${keyOfType(type)} ${state} ${traits.label}`,
    steps: Object.values(traits.steps ?? {}),
  })),
);
const namesOf = (some: typeof states): string[] => some.map(({ name }) => name);

test('FIX-25 a state waits where somebody decides on what others asked for', () => {
  const decided = states.filter(({ steps }) =>
    steps.some(({ by, tone }) => by === 'others' && tone === 'good'),
  );
  expect(decided.length).toBeGreaterThan(50);
  expect(namesOf(decided.filter(({ waits }) => !waits))).toEqual([]);
});

test('FIX-25 a state that is said to wait does so, and there is a step that ends it', () => {
  const said = states.filter(({ label, steps }) => label.startsWith('待') && steps.length > 0);
  expect(said.length).toBeGreaterThan(80);
  expect(namesOf(said.filter(({ waits }) => !waits))).toEqual([]);
  expect(namesOf(states.filter(({ waits, steps }) => waits && steps.length === 0))).toEqual([]);
});
