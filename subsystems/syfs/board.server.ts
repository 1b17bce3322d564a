import {
  counted,
  grouped,
  moneyOfYuan,
  percent,
  points,
  rate,
  wanOfYuan,
} from '@portal/system-server/board/figures';
import { countIn, inOthersThan, sumOf } from '@portal/system-server/board/measures';
import { recordBoard } from '@portal/system-server/board/record-board';
import { lossCases } from './records/cases.ts';
import { cashDifferences } from './records/cash-differences.ts';
import { discountChecks } from './records/discount-checks.ts';
import { slipExceptions } from './records/slip-exceptions.ts';

/** Slips that rules picked out, discounts beyond what is allowed, missing cash, and the losses of cases. */
export const lossPreventionBoard = recordBoard({
  measures: [
    'exceptions',
    'confirmed',
    'cleared',
    'open',
    'amount',
    'discounts',
    'breaches',
    'short',
    'loss',
    'recovered',
  ],
  sources: [
    {
      type: slipExceptions,
      page: '/syfs/ticket/abnormal',
      groups: { on: 'day', place: 'store', part: 'rule' },
      measures: {
        exceptions: countIn(),
        confirmed: countIn('confirmed', 'filed'),
        cleared: countIn('cleared'),
        open: countIn('found'),
        amount: sumOf('amount'),
      },
    },
    {
      type: discountChecks,
      page: '/syfs/discount/check',
      groups: { on: 'day', place: 'store' },
      measures: { discounts: countIn(), breaches: countIn('breach') },
    },
    {
      type: cashDifferences,
      page: '/syfs/cash/difference',
      groups: { on: 'day', place: 'store' },
      measures: { short: sumOf('difference', { field: 'difference', op: 'most', value: 0 }) },
    },
    {
      type: lossCases,
      page: '/syfs/case/list',
      groups: { on: 'filed', place: 'store' },
      only: inOthersThan(lossCases, 'dropped'),
      measures: { loss: sumOf('loss'), recovered: sumOf('recovered') },
    },
  ],
  main: {
    label: '异常小票',
    of: ({ exceptions }) => exceptions,
    say: counted('笔'),
    good: 'less',
  },
  figures: [
    { label: '待核实', of: ({ open }) => open, say: counted('笔'), good: 'less' },
    {
      label: '核实后确认率',
      of: ({ confirmed, cleared }) => percent(confirmed, confirmed + cleared),
      say: rate,
      differsIn: points,
    },
    { label: '违规折扣', of: ({ breaches }) => breaches, say: counted('笔'), good: 'less' },
    { label: '现金短款', of: ({ short }) => -short, say: moneyOfYuan, good: 'less' },
    { label: '未撤销涉案金额', of: ({ loss }) => loss, say: moneyOfYuan, good: 'less' },
    {
      label: '追回率',
      of: ({ recovered, loss }) => percent(recovered, loss),
      say: rate,
      differsIn: points,
    },
  ],
  trend: { title: '每日异常小票', unit: '笔', of: ({ exceptions }) => exceptions },
  shares: { title: '命中规则', by: 'exceptions', good: 'less' },
  ranking: {
    title: '门店排行',
    place: '门店',
    by: ({ exceptions }) => exceptions,
    columns: [
      { title: '异常小票', cell: ({ exceptions }) => grouped(exceptions) },
      { title: '确认异常', cell: ({ confirmed }) => grouped(confirmed) },
      { title: '违规折扣', cell: ({ breaches }) => grouped(breaches) },
      { title: '异常金额（万）', cell: ({ amount }) => wanOfYuan(amount) },
    ],
  },
  structure: {
    title: '核实结果',
    aside: ({ exceptions }) => `共 ${grouped(exceptions)} 笔`,
    parts: [
      { label: '确认异常', of: ({ confirmed }) => confirmed },
      { label: '待核实', of: ({ open }) => open },
      { label: '属正常', of: ({ cleared }) => cleared },
    ],
    detail: (value) => `${grouped(value)} 笔`,
    finding: (stores) => {
      const [most] = stores.toSorted((a, b) => b.sums.confirmed - a.sums.confirmed);
      if (!most || most.sums.confirmed === 0) return '没有确认的异常小票。';
      return `确认异常最多的是${most.label}，${grouped(most.sums.confirmed)} 笔。`;
    },
  },
});
