import { expect, test } from 'vitest';
import {
  abandonPanels,
  bringToFront,
  type EvictionRules,
  noPanels,
  type Panels,
  renewPanel,
  evictPanels,
} from './panels.ts';

const Page = () => null;
/** Of the menu items in these tests the one that says so. */
const forgotten = 'forgotten';
const keepsTen: EvictionRules = { most: 10, isUnsaved: () => false };

test('TAB-15 of twelve pages the ten looked at last are kept', () => {
  const keys = Array.from({ length: 12 }, (_, index) => `p${index}`);

  expect(keysOf(visited(keys))).toEqual(keys.slice(2));
  expect(keysOf(visited([...keys.slice(0, 10), 'p0', 'p10', 'p11']))).not.toContain('p1');
  expect(keysOf(visited([...keys.slice(0, 10), 'p0', 'p10', 'p11']))).toContain('p0');
});

test('MNU-11 a page that is not to be kept goes as soon as another is shown', () => {
  expect(keysOf(visited(['a', forgotten, 'b']))).toEqual(['a', 'b']);
});

test('TAB-19 a page with something unsaved stays, however many there are', () => {
  const keeping = { most: 2, isUnsaved: (key: string) => key === 'draft' };

  expect(keysOf(visited(['draft', 'a', 'b', 'c', 'd'], keeping))).toEqual(['draft', 'c', 'd']);
});

test('the page before stays on the screen until the next one can be shown', () => {
  const panels = evictPanels(goTo(visited(['a']), 'b'), { ...keepsTen, most: 1 });

  expect(keysOf(panels)).toEqual(['a', 'b']);
  expect(shownIn(panels)).toBe('a');
  expect(keysOf(evictPanels(showFront(panels), { ...keepsTen, most: 1 }))).toEqual(['b']);
});

test('pages of a system that was left are kept as well, and count among the ten', () => {
  const panels = showFront(goTo(visited(['a', 'b']), 'c', 'ams'));

  expect(keysOf(evictPanels(panels, keepsTen))).toEqual(['a', 'b', 'c']);
  expect(keysOf(evictPanels(panels, { ...keepsTen, most: 2 }))).toEqual(['b', 'c']);
  expect(keysOf(evictPanels(goTo(panels, 'a', 'ams'), keepsTen))).toEqual(['a', 'b', 'c', 'a']);
});

test('a page in which something was given up goes when another is shown, and is made anew', () => {
  const panels = abandonPanels(visited(['a', 'b']), ['b']);

  const after = evictPanels(showFront(goTo(panels, 'c', 'ams')), keepsTen);
  expect(keysOf(after)).toEqual(['a', 'c']);
  expect(keysOf(goTo(after, 'b'))).toEqual(['a', 'c', 'b']);
});

test('TAB-05 a page made anew in front takes its place when it can be shown; one behind, when it is gone to', () => {
  const panels = visited(['a', 'b']);
  const [, before] = panels.all;

  const inFront = renewPanel(panels, 'b');
  expect(inFront.shownId).toBe(before?.id);
  expect(inFront.front?.id).not.toBe(before?.id);
  expect(keysOf(evictPanels(showFront(inFront), keepsTen))).toEqual(['a', 'b']);
  expect(keysOf(renewPanel(panels, 'a'))).toEqual(['b']);
});

test('panels stay in the order in which they were made', () => {
  expect(keysOf(visited(['a', 'b', 'c', 'a', 'b']))).toEqual(['a', 'b', 'c']);
});

const goTo = (panels: Panels, key: string, system: 'ors' | 'ams' = 'ors'): Panels =>
  bringToFront(panels, {
    key,
    place: { path: key, search: '', system, entry: 0 },
    Page,
    isKept: key !== forgotten,
  });

const showFront = (panels: Panels): Panels => ({ ...panels, shownId: panels.front?.id });

/** Returns the panels of a user who has visited some pages, one after the other. */
const visited = (keys: string[], keeping = keepsTen): Panels =>
  keys.reduce((panels, key) => evictPanels(showFront(goTo(panels, key)), keeping), noPanels);

const keysOf = ({ all }: Panels) => all.map(({ key }) => key);
const shownIn = ({ all, shownId }: Panels) => all.find(({ id }) => id === shownId)?.key;
