import {
  count,
  daySpan,
  lines,
  link,
  longText,
  money,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Statements of a factory's deliveries in a month, and the sum owed. */
export const supplierStatements = recordType({
  system: 'gims',
  name: 'supplier-statements',
  one: '供应商对账单',
  number: 'DZ{yyyymm}{0000}',
  actions: 'gims:settlement',
  scope: 'all',
  fields: {
    supplier: link({ label: '供应商', type: 'gims/suppliers', required: true, filterable: true }),
    period: daySpan({ label: '对账期间', required: true, sortable: true }),
    rows: lines({
      label: '到货明细',
      required: true,
      columns: {
        delivery: text({ label: '到货单', most: 20, required: true }),
        units: count({ label: '件数', least: 1, required: true }),
        amount: money({ label: '金额', required: true }),
      },
      sums: ['units', 'amount'],
    }),
    amount: money({ label: '货款', required: true, sortable: true }),
    deduction: money({ label: '质量扣款', required: true }),
    invoice: text({ label: '发票号', most: 30 }),
    note: longText({ label: '说明', early: true, most: 200, aside: true }),
  },
  rules: [
    { kind: 'sum', field: 'amount', other: 'rows', column: 'amount', words: '应等于明细金额之和' },
    { kind: 'most', field: 'deduction', other: 'amount', words: '扣款不能多于货款' },
  ],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { send: { label: '发出对账', to: 'sent', action: 'gims:settlement:send' } },
    },
    sent: {
      label: '待供应商确认',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        confirm: {
          label: '确认',
          to: 'confirmed',
          action: 'gims:settlement:confirm',
          tone: 'good',
        },
        dispute: {
          label: '有异议',
          to: 'disputed',
          action: 'gims:settlement:confirm',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    disputed: {
      label: '有异议',
      waits: true,
      tone: 'bad',
      steps: { send: { label: '重新发出', to: 'sent', action: 'gims:settlement:send' } },
    },
    confirmed: {
      label: '待付款',
      waits: true,
      closed: true,
      steps: {
        pay: {
          label: '付款',
          toward: 'supplier',
          to: 'paid',
          action: 'gims:settlement:pay',
          by: 'others',
          tone: 'good',
        },
      },
    },
    paid: { label: '已付款', tone: 'good', closed: true },
  },
  views: {
    sent: { label: '待确认', filter: { field: 'state', op: 'is', value: 'sent' } },
    confirmed: { label: '待付款', filter: { field: 'state', op: 'is', value: 'confirmed' } },
  },
});
