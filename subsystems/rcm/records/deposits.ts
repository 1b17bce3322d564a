import { choice, day, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Sums that franchisees leave as a security. */
export const deposits = recordType({
  system: 'rcm',
  name: 'deposits',
  one: '保证金',
  number: 'BZJ{yyyymm}{00000}',
  actions: 'rcm:partner',
  scope: 'all',
  figure: 'paid',
  fields: {
    franchisee: link({
      label: '加盟商',
      type: 'rcm/franchisees',
      required: true,
      filterable: true,
    }),
    kind: choice({
      label: '款项',
      required: true,
      filterable: true,
      choices: [
        { value: 'brand', label: '品牌保证金' },
        { value: 'goods', label: '货品保证金' },
        { value: 'fitting', label: '装修押金' },
      ],
    }),
    amount: money({ label: '应缴金额', least: 1, required: true, sortable: true }),
    paid: money({ label: '实缴金额' }),
    due: day({ label: '应缴日期', required: true, sortable: true }),
    voucher: text({ label: '凭证号', most: 30 }),
    deducted: money({ label: '扣除金额', aside: true }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'paid', other: 'amount', words: '实缴金额不能高于应缴金额' },
    { kind: 'most', field: 'deducted', other: 'paid', words: '扣除金额不能高于实缴金额' },
  ],
  initial: 'due',
  states: {
    due: {
      label: '待缴',
      waits: true,
      tone: 'warn',
      steps: {
        pay: {
          label: '确认到账',
          to: 'held',
          action: 'rcm:partner:submit',
          requires: ['paid', 'voucher'],
          tone: 'good',
        },
      },
    },
    held: {
      label: '已缴存',
      tone: 'good',
      closed: true,
      steps: {
        ask: { label: '申请退还', to: 'returning', action: 'rcm:partner:submit' },
      },
    },
    returning: {
      label: '退还审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        return: { label: '批准退还', to: 'returned', action: 'rcm:partner:approve', tone: 'good' },
        deduct: {
          label: '扣除后退还',
          to: 'returned',
          action: 'rcm:partner:approve',
          requires: ['deducted', 'note'],
          tone: 'bad',
        },
      },
    },
    returned: { label: '已退还', closed: true },
  },
  views: {
    due: { label: '待缴', filter: { field: 'state', op: 'is', value: 'due' } },
    waiting: { label: '退还审批', filter: { field: 'state', op: 'is', value: 'returning' } },
  },
});
