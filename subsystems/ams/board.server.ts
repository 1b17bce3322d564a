import {
  counted,
  grouped,
  moneyOfYuan,
  percent,
  points,
  rate,
  rateText,
} from '@portal/system-server/board/figures';
import { countIn, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { carRequests } from './records/car-requests.ts';
import { handovers } from './records/handovers.ts';
import { repairs } from './records/repairs.ts';
import { sealRequests } from './records/seal-requests.ts';
import { supplyRequests } from './records/supply-requests.ts';
import { visitors } from './records/visitors.ts';

/** The ends of a request that is submitted, where nobody carries it out. */
const ended = { declined: countIn('declined'), dropped: countIn('draft') };

/** Requests to the administration by kind: those that wait, those that are done, and their cost. */
export const administrationBoard = recordBoard({
  measures: ['asked', 'waiting', 'working', 'done', 'declined', 'dropped', 'cost', 'urgent'],
  sources: [
    {
      type: repairs,
      page: '/ams/service/repair',
      groups: { on: 'createdAt', part: 'state' },
      as: '报修',
      measures: {
        asked: countIn(),
        waiting: countIn('open'),
        working: countIn('working'),
        done: countIn('done', 'rated'),
        dropped: countIn('cancelled'),
        cost: sumOf('cost'),
        urgent: { kind: 'count', where: { field: 'urgency', op: 'is', value: 'stopped' } },
      },
    },
    {
      type: sealRequests,
      page: '/ams/seal',
      groups: { on: 'createdAt', part: 'state' },
      as: '用印',
      measures: {
        asked: countIn(),
        waiting: countIn('submitted', 'approved'),
        done: countIn('sealed'),
        ...ended,
      },
    },
    {
      type: carRequests,
      page: '/ams/car',
      groups: { on: 'createdAt', part: 'state' },
      as: '用车',
      measures: {
        asked: countIn(),
        waiting: countIn('submitted', 'approved'),
        working: countIn('sent'),
        done: countIn('returned'),
        ...ended,
        cost: sumOf('cost'),
      },
    },
    {
      type: supplyRequests,
      page: '/ams/service/supply',
      groups: { on: 'createdAt', part: 'state' },
      as: '办公用品',
      measures: {
        asked: countIn(),
        waiting: countIn('submitted', 'approved'),
        done: countIn('issued'),
        ...ended,
        cost: sumOf('total', { field: 'state', op: 'is', value: 'issued' }),
      },
    },
    {
      type: handovers,
      page: '/ams/service/handover',
      groups: { on: 'createdAt', part: 'state' },
      as: '资产领用归还',
      measures: {
        asked: countIn(),
        waiting: countIn('submitted', 'approved'),
        done: countIn('handed'),
        ...ended,
      },
    },
    {
      type: visitors,
      page: '/ams/service/visitor',
      groups: { on: 'createdAt', part: 'state' },
      as: '访客',
      measures: {
        asked: countIn(),
        waiting: countIn('expected'),
        working: countIn('inside'),
        done: countIn('left'),
        dropped: countIn('cancelled'),
      },
    },
  ],
  main: { label: '行政申请', of: ({ asked }) => asked, say: counted('件') },
  figures: [
    { label: '待处理', of: ({ waiting }) => waiting, say: counted('件'), good: 'less' },
    { label: '办理中', of: ({ working }) => working, say: counted('件') },
    { label: '已办结', of: ({ done }) => done, say: counted('件') },
    {
      label: '办结率',
      of: ({ asked, done }) => percent(done, asked),
      say: rate,
      differsIn: points,
    },
    { label: '影响办公的报修', of: ({ urgent }) => urgent, say: counted('件'), good: 'less' },
    { label: '行政费用', of: ({ cost }) => cost, say: moneyOfYuan, good: 'less' },
  ],
  trend: { title: '每日申请', unit: '件', of: ({ asked }) => asked },
  shares: { title: '办理状态', by: 'asked' },
  ranking: {
    title: '事项排行',
    place: '事项',
    by: ({ asked }) => asked,
    columns: [
      { title: '申请', cell: ({ asked }) => grouped(asked) },
      { title: '待处理', cell: ({ waiting }) => grouped(waiting) },
      { title: '已办结', cell: ({ done }) => grouped(done) },
      { title: '办结率', cell: ({ asked, done }) => rateText(percent(done, asked)) },
    ],
  },
  structure: {
    title: '办理进度',
    aside: ({ asked }) => `共 ${grouped(asked)} 件`,
    parts: [
      { label: '已办结', of: ({ done }) => done },
      { label: '待处理', of: ({ waiting }) => waiting },
      { label: '办理中', of: ({ working }) => working },
      { label: '已驳回', of: ({ declined }) => declined },
      { label: '草稿与取消', of: ({ dropped }) => dropped },
    ],
    detail: (value) => `${grouped(value)} 件`,
    finding: (kinds) => {
      const [most] = kinds.toSorted((a, b) => b.sums.waiting - a.sums.waiting);
      if (!most || most.sums.waiting === 0) return '没有等待处理的申请。';
      return `等待处理最多的是${most.label}，${grouped(most.sums.waiting)} 件。`;
    },
  },
});
