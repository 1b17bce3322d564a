import { expect, test } from 'vitest';
import {
  closableOn,
  withMoved,
  neighbourOf,
  withOpened,
  type Tab,
  withHome,
  without,
} from './tab-list.ts';

const tabOf = (key: string): Tab => ({ key, href: key });
const six = ['home', 'a', 'b', 'c', 'd', 'e'].map(tabOf);
const keysOf = (tabs: readonly Tab[]) => tabs.map(({ key }) => key).join(' ');

test('the first page stands first, wherever it was', () => {
  expect(keysOf(withHome([], tabOf('home')))).toBe('home');
  expect(keysOf(withHome([tabOf('a'), tabOf('home')], tabOf('home')))).toBe('home a');
});

test('TAB-11 a page opened twice has one tab, which is where the page was last', () => {
  const tabs = withOpened(withOpened(six, tabOf('f')), { key: 'b', href: 'b?code=1' });

  expect(keysOf(tabs)).toBe('home a b c d e f');
  expect(tabs[2]?.href).toBe('b?code=1');
});

test.each([
  ['left', 'c', 'a b'],
  ['right', 'c', 'd e'],
  ['others', 'c', 'a b d e'],
  ['left', 'a', ''],
  ['right', 'e', ''],
  ['others', 'home', 'a b c d e'],
] as const)('of six tabs, those %s of %s that may be closed are: %s', (side, key, expected) => {
  expect(closableOn(six, key, side).join(' ')).toBe(expected);
});

test('TAB-12 after the tab in front is closed its right neighbour is in front, else its left one', () => {
  expect(neighbourOf(six, 'c')?.key).toBe('d');
  expect(neighbourOf(six, 'e')?.key).toBe('d');
  expect(keysOf(without(six, ['a', 'd']))).toBe('home b c e');
});

test('a tab can be put anywhere but before the first, which stays', () => {
  expect(keysOf(withMoved(six, 'd', 1))).toBe('home d a b c e');
  expect(keysOf(withMoved(six, 'a', 3))).toBe('home b c a d e');
  expect(keysOf(withMoved(six, 'b', 0))).toBe('home b a c d e');
  expect(keysOf(withMoved(six, 'b', 99))).toBe('home a c d e b');
  expect(keysOf(withMoved(six, 'home', 3))).toBe('home a b c d e');
});
