import type { PageUse } from '@portal/contract/workplace/preferences';
import { expect, test } from 'vitest';
import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { byUse } from './by-use.ts';

const item = (path: string, children: VisibleItem[] = []): VisibleItem => ({
  id: path,
  path,
  title: path,
  opensWindow: false,
  actions: [],
  children,
});
const tree = ['/ors/board', '/ors/a', '/ors/b', '/ors/c'].map((path) => item(path));
const folder = item('/ors/d', [item('/ors/d/1'), item('/ors/d/2')]);
const use = (path: string, visits: number, system: PageUse['system'] = 'ors'): PageUse => ({
  system,
  path,
  visits,
});
const order = (used: PageUse[], pinned: { system: 'ors'; path: string }[] = []) =>
  byUse([...tree, folder], { system: 'ors', used, pinned }).map(({ path }) => path.slice(5));

test('FIX-58 what nobody has used yet stands as the menu has it', () => {
  expect(order([])).toEqual(['board', 'a', 'b', 'c', 'd']);
  expect(order([use('/ors/c', 9, 'crm')])).toEqual(['board', 'a', 'b', 'c', 'd']);
});

test('FIX-58 the first page stays, then comes what is used most, a folder with all that is in it', () => {
  const used = [use('/ors/b', 3), use('/ors/d/1', 2), use('/ors/d/2', 2)];
  expect(order(used)).toEqual(['board', 'd', 'b', 'a', 'c']);
});

test('FIX-58 a pinned page comes before any that is only used', () => {
  const pinned = [{ system: 'ors', path: '/ors/c' }] as const;
  expect(order([use('/ors/b', 39)], [...pinned])).toEqual(['board', 'c', 'b', 'a', 'd']);
});
