import {
  choice,
  count,
  daySpan,
  lines,
  longText,
  money,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { carriers } from './places.ts';

/** Bills of a carrier for the shipments of a month. */
export const carrierBills = recordType({
  system: 'gyl',
  name: 'carrier-bills',
  one: '物流对账单',
  number: 'WL{yyyymm}{000}',
  actions: 'gyl:settlement',
  scope: 'all',
  fields: {
    carrier: choice({ label: '承运商', choices: carriers, required: true, filterable: true }),
    period: daySpan({ label: '账期', required: true, sortable: true }),
    rows: lines({
      label: '线路明细',
      required: true,
      columns: {
        route: text({ label: '线路', most: 30, required: true }),
        shipments: count({ label: '票数', required: true }),
        cartons: count({ label: '箱数', required: true }),
        amount: money({ label: '运费', required: true }),
      },
      sums: ['shipments', 'cartons', 'amount'],
    }),
    amount: money({ label: '运费合计', required: true, sortable: true }),
    claims: money({ label: '货损扣款', required: true }),
    note: longText({ label: '说明', early: true, most: 200, aside: true }),
  },
  rules: [
    { kind: 'sum', field: 'amount', other: 'rows', column: 'amount', words: '应等于明细运费之和' },
    { kind: 'most', field: 'claims', other: 'amount', words: '扣款不能多于运费' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { send: { label: '发出对账', to: 'sent', action: 'gyl:settlement:send' } },
    },
    sent: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        confirm: { label: '确认', to: 'confirmed', action: 'gyl:settlement:confirm', tone: 'good' },
        dispute: {
          label: '有异议',
          to: 'draft',
          action: 'gyl:settlement:confirm',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    confirmed: {
      label: '待付款',
      waits: true,
      closed: true,
      steps: {
        pay: {
          label: '付款',
          toward: 'carrier',
          to: 'paid',
          action: 'gyl:settlement:pay',
          by: 'others',
          tone: 'good',
        },
      },
    },
    paid: { label: '已付款', tone: 'good', closed: true },
  },
  views: { sent: { label: '待确认', filter: { field: 'state', op: 'is', value: 'sent' } } },
});
