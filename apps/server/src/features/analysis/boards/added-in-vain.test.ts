import { reviews } from '@portal/cas/records/reviews';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { sourceOfBoard } from '../query/board-sources.ts';
import { addedInVain } from './added-in-vain.ts';
import { factBoards } from './fact-boards.ts';
import { counted, grouped, moneyOfYuan, wan } from '@portal/system-server/board/figures';
import { countIn, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { madeRecordBoard, recordBoards } from './records/record-board.ts';

test.each(subsystemKeys)(
  'FIX-49: the board of %s adds up nothing that a list of its records may not, and no rate',
  (system) => {
    const source = sourceOfBoard(system);
    const board = source === 'records' ? recordBoards.get(system) : factBoards[source];
    expect(board?.addedInVain()).toEqual([]);
  },
);

const amount = (sums: { amount: number; orders: number }) => sums.amount;

test('FIX-49: a board is told which rates it adds up, known by their unit or by their word', () => {
  const said = addedInVain({
    measures: ['amount', 'orders'],
    main: { label: '销售额', of: amount, say: moneyOfYuan },
    figures: [
      { label: '客单价', of: amount, say: moneyOfYuan },
      { label: '每单', of: amount, say: counted('件/单') },
      { label: '每单消费', of: (sums) => sums.amount / sums.orders, say: moneyOfYuan },
    ],
    target: { label: '目标达成', of: amount },
    trend: { title: '每日销售额', unit: '万元', of: (sums) => wan(sums.amount) },
    ranking: {
      title: '门店排行',
      by: amount,
      columns: [
        { title: '连带率', cell: (sums) => grouped(sums.amount) },
        { title: '订单', cell: (sums) => grouped(sums.orders) },
      ],
    },
  });

  expect(said).toEqual(['客单价', '每单', '目标达成', '连带率']);
});

const stars = (sums: { stars: number }) => sums.stars;

test('FIX-49: a board that adds stars up, as a figure, a column or a bar, is told which', () => {
  const board = madeRecordBoard(
    recordBoard({
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
    }),
  );

  expect(board.addedInVain()).toEqual(['星数', '每日星数', '门店星数', '星数占比']);
});
