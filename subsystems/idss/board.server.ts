import {
  counted,
  grouped,
  percent,
  points,
  rate,
  rateText,
} from '@portal/system-server/board/figures';
import { countIn, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { allocations } from './records/allocations.ts';

/** The part sold of what the proposals found: of stocks and weeks of several days a rate alone means something. */
const soldThrough = ({ sold, stock }: { sold: number; stock: number }) =>
  percent(sold, sold + stock);

/** Proposals of which store gets how much of a style, and how many of the pieces were taken. */
export const retailDecisionsBoard = recordBoard({
  measures: [
    'proposals',
    'accepted',
    'declined',
    'waiting',
    'suggested',
    'confirmed',
    'stock',
    'sold',
  ],
  sources: [
    {
      type: allocations,
      page: '/idss/allocation/suggest',
      groups: { on: 'createdAt', place: 'store', part: 'kind' },
      measures: {
        proposals: countIn(),
        accepted: countIn('accepted', 'sent'),
        declined: countIn('declined'),
        waiting: countIn('proposed'),
        suggested: sumOf('suggested'),
        confirmed: sumOf('confirmed'),
        stock: sumOf('stock'),
        sold: sumOf('sold'),
      },
    },
  ],
  main: { label: '配货建议', of: ({ proposals }) => proposals, say: counted('条') },
  figures: [
    { label: '建议件数', of: ({ suggested }) => suggested, say: counted('件') },
    { label: '确认件数', of: ({ confirmed }) => confirmed, say: counted('件') },
    {
      label: '采纳率',
      of: ({ accepted, declined }) => percent(accepted, accepted + declined),
      say: rate,
      differsIn: points,
    },
    { label: '待确认', of: ({ waiting }) => waiting, say: counted('条'), good: 'less' },
    {
      label: '建议款售罄率',
      of: soldThrough,
      say: rate,
      differsIn: points,
    },
  ],
  trend: { title: '每日建议', unit: '件', of: ({ suggested }) => suggested },
  shares: { title: '建议类型', by: 'suggested' },
  ranking: {
    title: '门店排行',
    place: '门店',
    by: ({ suggested }) => suggested,
    columns: [
      { title: '建议', cell: ({ suggested }) => grouped(suggested) },
      { title: '确认', cell: ({ confirmed }) => grouped(confirmed) },
      { title: '建议款售罄率', cell: (sums) => rateText(soldThrough(sums)) },
    ],
  },
  structure: {
    title: '处理进度',
    aside: ({ proposals }) => `共 ${grouped(proposals)} 条`,
    parts: [
      { label: '已采纳', of: ({ accepted }) => accepted },
      { label: '待确认', of: ({ waiting }) => waiting },
      { label: '不采纳', of: ({ declined }) => declined },
    ],
    detail: (value) => `${grouped(value)} 条`,
    finding: (stores) => {
      const [most] = stores.toSorted((a, b) => b.sums.waiting - a.sums.waiting);
      if (!most || most.sums.waiting === 0) return '没有等待确认的建议。';
      return `等待确认最多的是${most.label}，${grouped(most.sums.waiting)} 条。`;
    },
  },
});
