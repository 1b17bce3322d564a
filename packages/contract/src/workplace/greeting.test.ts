import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test('MNU-26 CON-17 the greeting changes at nine, twelve, two and eight', () => {
  const said = ['08:59', '09:00', '11:59', '12:00', '13:59', '14:00', '19:59', '20:00'].map(
    (time) => greetingAt(Number(time.slice(0, 2))),
  );

  expect(said).toEqual([
    '早上好',
    '上午好',
    '上午好',
    '中午好',
    '中午好',
    '下午好',
    '下午好',
    '晚上好',
  ]);
});

test('the small hours are greeted as morning', () => {
  expect(greetingAt(0)).toBe('早上好');
});
