import {
  counted,
  grouped,
  moneyOfYuan,
  percent,
  points,
  rate,
  rateText,
  wanOfYuan,
} from '@portal/system-server/board/figures';
import { countIn, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { followUps } from './records/follow-ups.ts';
import { inspections } from './records/inspections.ts';
import { purchaseOrders } from './records/purchase-orders.ts';

/** Orders to factories, how many of those due came late, and the defects that inspections found. */
export const purchasingBoard = recordBoard({
  measures: ['orders', 'units', 'amount', 'open', 'due', 'late', 'sampled', 'defective'],
  sources: [
    {
      type: purchaseOrders,
      page: '/gims/purchase/order',
      // Drafts and requests are no orders yet, and what was cancelled is none any more.
      only: { field: 'state', op: 'in', value: ['placed', 'received'] },
      groups: { on: 'ordered', place: 'supplier', part: 'state' },
      measures: {
        orders: countIn(),
        units: sumOf('units'),
        amount: sumOf('amount'),
        open: countIn('placed'),
      },
    },
    {
      type: followUps,
      page: '/gims/purchase/track',
      groups: { on: 'due', place: 'supplier' },
      measures: { due: countIn(), late: { kind: 'late', field: 'expected', than: 'due' } },
    },
    {
      type: inspections,
      page: '/gims/quality/inspection',
      groups: { on: 'day', place: 'supplier' },
      measures: { sampled: sumOf('sampled'), defective: sumOf('defective') },
    },
  ],
  main: { label: '采购金额', of: ({ amount }) => amount, say: moneyOfYuan },
  figures: [
    { label: '采购订单', of: ({ orders }) => orders, say: counted('单') },
    { label: '订购件数', of: ({ units }) => units, say: counted('件') },
    { label: '生产中', of: ({ open }) => open, say: counted('单') },
    {
      label: '到期按期率',
      of: ({ due, late }) => percent(due - late, due),
      say: rate,
      differsIn: points,
    },
    { label: '到期延期', of: ({ late }) => late, say: counted('单'), good: 'less' },
    {
      label: '抽检不良率',
      of: ({ sampled, defective }) => percent(defective, sampled),
      say: rate,
      good: 'less',
      differsIn: points,
    },
  ],
  trend: { title: '每日下单', unit: '件', of: ({ units }) => units },
  shares: { title: '采购订单状态', by: 'orders' },
  ranking: {
    title: '供应商排行',
    place: '供应商',
    by: ({ amount }) => amount,
    columns: [
      { title: '采购金额（万）', cell: ({ amount }) => wanOfYuan(amount) },
      { title: '采购订单', cell: ({ orders }) => grouped(orders) },
      { title: '到期延期', cell: ({ late }) => grouped(late) },
      { title: '抽检不良率', cell: (sums) => rateText(percent(sums.defective, sums.sampled)) },
    ],
  },
  structure: {
    title: '到期情况',
    aside: ({ due }) => `本期到期 ${grouped(due)} 单`,
    parts: [
      { label: '按期', of: ({ due, late }) => due - late },
      { label: '延期', of: ({ late }) => late },
    ],
    detail: (value) => `${grouped(value)} 单`,
    finding: (suppliers) => {
      const [latest] = suppliers.toSorted((a, b) => b.sums.late - a.sums.late);
      if (!latest || latest.sums.late === 0) return '没有延期的订单。';
      return `延期最多的是${latest.label}，${grouped(latest.sums.late)} 单。`;
    },
  },
});
