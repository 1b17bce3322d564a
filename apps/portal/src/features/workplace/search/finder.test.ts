import { expect, test } from 'vitest';
import { createFinder, type Searchable } from './finder.ts';

interface Traits {
  aside?: string;
  also?: string[];
  exact?: string;
  system?: string;
}

/** A page as the search lists it, saying no more than the sentence needs. */
const page = (
  text: string,
  { aside = '首页', also = [], exact = '', system }: Traits = {},
): Searchable => ({
  key: `${system ?? ''} ${text}`,
  text,
  aside,
  also,
  exact,
  ...(system !== undefined && { group: { key: system, title: system } }),
});

const pages = [
  page('经营看板', { exact: '/ors/dashboard/analysis' }),
  page('门店档案', { aside: '门店管理', exact: '/ors/store/archive ors:store:add' }),
  page('巡店任务', { aside: '门店管理', exact: '/ors/store/patrol ors:store:add' }),
  page('调拨单', { aside: '库存管理', exact: '/ors/stock/transfer' }),
  page('档案借阅', { aside: '图书角', exact: '/ams/library/archive', system: 'ams' }),
  page('门店档案', { also: ['网点'], exact: '/rcm/channel/archive', system: 'rcm' }),
];

const { find } = createFinder();
const titles = (typed: string) => find(pages, typed).map(({ text }) => text);

test('nothing typed leaves everything as it is', () => {
  expect(find(pages, '  ')).toBe(pages);
});

test.each(['档案', 'dangan', 'DANGAN', 'dan gan', '档an'])(
  '%j finds every title with it, group by group',
  (typed) => {
    expect(titles(typed)).toEqual(['门店档案', '档案借阅', '门店档案']);
  },
);

test('what begins with the words comes before what holds them, and that before what is below them', () => {
  expect(titles('店')).toEqual(['门店档案', '巡店任务', '门店档案']);
  expect(titles('门店')).toEqual(['门店档案', '巡店任务', '门店档案']);
  expect(titles('mdgl')).toEqual(['门店档案', '巡店任务']);
});

test('several words may each mean something else', () => {
  expect(titles('库存 db')).toEqual(['调拨单']);
  expect(titles('men dian dang an')).toEqual(['门店档案', '门店档案']);
  expect(titles('档案 借')).toEqual(['档案借阅']);
  expect(titles('库存 档案')).toEqual([]);
});

test('a part of a path and the code of an action find the page', () => {
  expect(titles('store/arch')).toEqual(['门店档案']);
  expect(titles('ors:store:add')).toEqual(['门店档案', '巡店任务']);
  expect(titles('st')).not.toContain('调拨单');
});

test('what was meant is marked where it stands', () => {
  expect(find(pages, 'mdda')[0]?.marks).toEqual([[0, 4]]);
  expect(find(pages, '案 门')[0]?.marks).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect(find(pages, 'mdgl')[0]).toMatchObject({ marks: [], asideMarks: [[0, 4]] });
  expect(find(pages, 'wangdian')[0]).toMatchObject({ text: '门店档案', marks: [] });
});

test('where the best is wanted first, its group goes first', () => {
  const { find: best } = createFinder({ bestGroupFirst: true });

  expect(best(pages, '档案').map(({ group }) => group?.key)).toEqual(['ams', undefined, 'rcm']);
});
