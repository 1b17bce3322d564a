import { expect, test } from 'vitest';
import { countFitting } from './use-fitting-items.ts';

const widths = [100, 80, 100, 80];

test.each([
  { room: 360, shown: 4 },
  { room: 359, shown: 3 },
  { room: 320, shown: 3 },
  { room: 319, shown: 2 },
  { room: 140, shown: 1 },
  { room: 139, shown: 0 },
  { room: 0, shown: 0 },
])('MNU-27 in $room px, $shown of four items stand in the bar', ({ room, shown }) => {
  expect(countFitting(widths, room, 40)).toBe(shown);
});

test('a menu without items has nothing to fold away', () => {
  expect(countFitting([], 0, 40)).toBe(0);
});
