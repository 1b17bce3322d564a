import {
  counted,
  grouped,
  moneyOfYuan,
  percent,
  points,
  rate,
  wanOfYuan,
} from '@portal/system-server/board/figures';
import { countIn, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { contractReviews } from './records/contract-reviews.ts';
import { contracts } from './records/contracts.ts';
import { disputes } from './records/disputes.ts';

const pieces = counted('份');

/** Contracts under review: how many were sent in, what became of them, their amounts; contracts that end, and new cases. */
export const legalBoard = recordBoard({
  measures: ['sent', 'passed', 'returned', 'waiting', 'amount', 'ending', 'cases'],
  sources: [
    {
      type: contractReviews,
      page: '/lms/contract/review',
      groups: { on: 'createdAt', place: 'kind', part: 'state' },
      measures: {
        sent: countIn(),
        passed: countIn('passed'),
        returned: countIn('returned'),
        waiting: countIn('review'),
        amount: sumOf('amount'),
      },
    },
    {
      type: contracts,
      page: '/lms/contract/ledger',
      groups: { on: 'until', place: 'kind' },
      measures: { ending: countIn() },
    },
    {
      type: disputes,
      page: '/lms/dispute/case',
      groups: { on: 'createdAt' },
      measures: { cases: countIn() },
    },
  ],
  main: { label: '送审合同', of: ({ sent }) => sent, say: pieces },
  figures: [
    { label: '评审中', of: ({ waiting }) => waiting, say: pieces, good: 'less' },
    { label: '已通过', of: ({ passed }) => passed, say: pieces },
    {
      label: '退回率',
      of: ({ returned, sent }) => percent(returned, sent),
      say: rate,
      good: 'less',
      differsIn: points,
    },
    {
      label: '送审金额',
      of: ({ amount }) => amount,
      say: moneyOfYuan,
    },
    { label: '到期合同', of: ({ ending }) => ending, say: pieces },
    {
      label: '新增案件',
      of: ({ cases }) => cases,
      say: counted('件'),
      good: 'less',
    },
  ],
  trend: { title: '每日送审', unit: '份', of: ({ sent }) => sent },
  shares: { title: '评审结果', by: 'sent' },
  ranking: {
    title: '合同类型',
    place: '类型',
    by: ({ sent }) => sent,
    columns: [
      { title: '送审合同', cell: ({ sent }) => grouped(sent) },
      { title: '已通过', cell: ({ passed }) => grouped(passed) },
      { title: '评审中', cell: ({ waiting }) => grouped(waiting) },
      { title: '送审金额（万）', cell: ({ amount }) => wanOfYuan(amount) },
    ],
  },
  structure: {
    title: '评审进度',
    aside: ({ sent }) => `共 ${grouped(sent)} 份`,
    parts: [
      { label: '已通过', of: ({ passed }) => passed },
      { label: '评审中', of: ({ waiting }) => waiting },
      { label: '已退回', of: ({ returned }) => returned },
    ],
    detail: (value) => `${grouped(value)} 份`,
    finding: (kinds) => {
      const [most] = kinds.toSorted((a, b) => b.sums.waiting - a.sums.waiting);
      if (!most || most.sums.waiting === 0) return '没有等待评审的合同。';
      return `等待评审最多的是${most.label}合同，${grouped(most.sums.waiting)} 份。`;
    },
  },
});
