import { expect, test } from 'vitest';
import { addedInVain } from './added-in-vain.ts';
import { attendance } from './attendance-board.ts';
import { content } from './content-board.ts';
import { measuredBy } from './goods/goods-board.ts';
import { recordBoards } from './records/all.ts';
import { recordBoard } from './records/record-board.ts';
import { countIn, sumOf } from './records/measures.ts';
import { reviews } from '@portal/contract/records/types/cas/reviews';
import { counted, grouped } from './figures.ts';

test.each(Object.entries(recordBoards))(
  'FIX-49: the board of %s adds up nothing that a list of its records may not',
  (_, board) => {
    expect(board.addedInVain()).toEqual([]);
  },
);

const none: ReadonlySet<string> = new Set();

test('FIX-49: no rate and no average of a board of facts is added up', () => {
  const goods = [measuredBy('category'), measuredBy('group')];
  expect(goods.flatMap((board) => addedInVain(board, none))).toEqual([]);
  expect(addedInVain(attendance, none)).toEqual([]);
  expect(addedInVain(content, none)).toEqual([]);
});

const stars = (sums: { stars: number }) => sums.stars;

test('FIX-49: a board that adds stars up, as a figure, a column or a bar, is told which', () => {
  const board = recordBoard({
    measures: ['stars', 'reviews'],
    sources: [
      {
        type: reviews,
        page: '/cas/review/list',
        groups: { on: 'day', place: 'store', part: 'topic' },
        measures: { stars: sumOf('score'), reviews: countIn() },
      },
    ],
    main: { label: '评价', of: (sums) => sums.reviews, say: counted('条') },
    figures: [
      { label: '星数', of: stars, say: counted('个') },
      { label: '平均', of: (sums) => sums.stars / sums.reviews, say: counted('星') },
    ],
    trend: { title: '每日星数', unit: '个', of: stars },
    shares: { title: '星数占比', by: 'stars' },
    ranking: {
      title: '门店排行',
      place: '门店',
      by: (sums) => sums.reviews,
      columns: [{ title: '门店星数', cell: (sums) => grouped(sums.stars) }],
    },
    structure: { title: '结构', aside: () => '', parts: [], detail: grouped, finding: () => '' },
  });

  expect(board.addedInVain()).toEqual(['星数', '每日星数', '门店星数', '星数占比']);
});
