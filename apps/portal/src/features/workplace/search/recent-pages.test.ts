import type { Page } from '@portal/contract/access/pages';
import type { PageMark, PageUse } from '@portal/contract/workplace/preferences';
import { expect, test } from 'vitest';
import { isMarked, pagesOfMarks, withPinToggled, withUse, withVisit } from './recent-pages.ts';

const mark = (path: string, title = path): PageMark => ({ system: 'ors', path, title });
const page = (path: string, title = path): Page => ({
  ...mark(path, title),
  id: path,
  ancestors: [],
  actions: [],
  opensWindow: false,
});

test('a page that is visited again is the newest, and is there once', () => {
  const recent = [mark('/ors/a'), mark('/ors/b')];

  expect(withVisit(recent, mark('/ors/b', '新名'))).toEqual([
    mark('/ors/b', '新名'),
    mark('/ors/a'),
  ]);
});

test('twenty are remembered', () => {
  const recent = Array.from({ length: 20 }, (_, place) => mark(`/ors/${place}`));

  const after = withVisit(recent, mark('/ors/new'));

  expect(after).toHaveLength(20);
  expect([after[0]?.path, after.at(-1)?.path]).toEqual(['/ors/new', '/ors/18']);
});

test('a title too long to be kept is kept in part, an address too long not at all', () => {
  expect(withVisit([], mark('/ors/a', '长'.repeat(80)))[0]?.title).toHaveLength(60);
  expect(withVisit([], mark(`/ors/${'a'.repeat(300)}`))).toEqual([]);
});

test('what is no longer open to the person is not shown, and the rest as it is called today', () => {
  const marks = [mark('/ors/a', '旧名'), mark('/ors/gone'), mark('/ors/b')];

  const shown = pagesOfMarks(marks, [page('/ors/b'), page('/ors/a', '今名')]);

  expect(shown.map(({ title }) => title)).toEqual(['今名', '/ors/b']);
});

test('a page is pinned behind the others, and pinned once more is free again', () => {
  const pinned = withPinToggled([mark('/ors/a')], page('/ors/b'));

  expect(pinned).toEqual([mark('/ors/a'), mark('/ors/b')]);
  expect(isMarked(pinned, page('/ors/b'))).toBe(true);
  expect(withPinToggled(pinned, page('/ors/a'))).toEqual([mark('/ors/b')]);
});

test('FIX-58 visits are counted by page, and what was used long ago gives way', () => {
  const stock = mark('/ors/stock');
  const once = withUse([], stock);
  expect(once).toEqual([{ system: 'ors', path: '/ors/stock', visits: 1 }]);
  const often = Array.from({ length: 39 }).reduce<PageUse[]>((used) => withUse(used, stock), once);
  expect(often[0]?.visits).toBe(20);

  const many = Array.from({ length: 80 }, (_, at) => mark(`/ors/${at}`));
  const all = many.reduce<PageUse[]>((used, each) => withUse(used, each), often);
  expect(all).toHaveLength(60);
  expect(all[0]?.path).toBe('/ors/stock');
});
