import { contractReviews } from '@portal/contract/records/types/lms/contracts';
import { grouped, percent, wan } from '../figures.ts';
import { recordBoard } from './record-board.ts';

const counted = (value: number) => ({ prefix: '', text: grouped(value), unit: '份' });
const fen = 100;

/** Contracts under review: how many were sent in, what became of them, and the amounts they are about. */
export const legalBoard = recordBoard({
  type: contractReviews,
  page: '/lms/contract/review',
  groups: { on: 'createdAt', place: 'kind', part: 'state' },
  measures: {
    sent: { kind: 'count' },
    passed: { kind: 'count', where: { field: 'state', op: 'is', value: 'passed' } },
    returned: { kind: 'count', where: { field: 'state', op: 'is', value: 'returned' } },
    waiting: { kind: 'count', where: { field: 'state', op: 'is', value: 'review' } },
    amount: { kind: 'sum', field: 'amount' },
  },
  main: { label: '送审合同', of: ({ sent }) => sent, say: counted },
  figures: [
    { label: '评审中', of: ({ waiting }) => waiting, say: counted, good: 'less' },
    { label: '已通过', of: ({ passed }) => passed, say: counted },
    {
      label: '退回率',
      of: ({ returned, sent }) => percent(returned, sent),
      say: (value) => ({ prefix: '', text: grouped(value, 1), unit: '%' }),
      good: 'less',
      differsIn: ' 个百分点',
    },
    {
      label: '合同金额',
      of: ({ amount }) => amount,
      say: (value) => ({ prefix: '¥', text: grouped(wan(value * fen), 1), unit: '万' }),
    },
  ],
  trend: { title: '每日送审', unit: '份', of: ({ sent }) => sent },
  shares: { title: '评审结果', by: 'sent' },
  ranking: {
    title: '合同类型',
    place: '类型',
    by: ({ sent }) => sent,
    columns: [
      { title: '送审', cell: ({ sent }) => grouped(sent) },
      { title: '已通过', cell: ({ passed }) => grouped(passed) },
      { title: '评审中', cell: ({ waiting }) => grouped(waiting) },
      { title: '金额（万）', cell: ({ amount }) => grouped(wan(amount * fen), 1) },
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
