import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';

test('FIX-34 a refusal of an old version says of nobody that it was somebody else', () => {
  // It may have been the same person, by the row, in another tab or on another device.
  const ofOld = Object.entries(refusals).filter(([name]) => /\.(?:changed|stale)$/.test(name));
  expect(ofOld.length).toBeGreaterThan(5);
  expect(ofOld.filter(([, { message }]) => /他人|其他人/.test(message))).toEqual([]);
});
