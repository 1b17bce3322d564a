import { choice, count, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { requestStates, waitingView } from '@portal/contract/records/request-states';

/** Money that goes back to a member. */
export const refunds = recordType({
  system: 'crm',
  name: 'refunds',
  one: '退款登记',
  number: 'TK{yyyymm}{00000}',
  actions: 'crm:service',
  scope: 'group',
  figure: 'amount',
  fields: {
    member: link({ label: '会员', type: 'crm/members', required: true, filterable: true }),
    slip: text({ label: '订单或小票号', most: 30, required: true }),
    amount: money({
      label: '退款金额',
      least: 0.01,
      most: 100_000,
      required: true,
      sortable: true,
    }),
    points: count({ label: '扣回积分', total: 'sum', most: 100_000 }),
    reason: choice({
      label: '原因',
      required: true,
      filterable: true,
      choices: [
        { value: 'return', label: '退货' },
        { value: 'difference', label: '退差价' },
        { value: 'complaint', label: '投诉补偿' },
        { value: 'repeat', label: '重复收款' },
      ],
    }),
    way: choice({
      label: '退款方式',
      required: true,
      choices: [
        { value: 'back', label: '原路退回' },
        { value: 'balance', label: '退入储值' },
        { value: 'transfer', label: '银行转账' },
      ],
    }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'crm:service:submit',
      approve: 'crm:service:approve',
      toDecline: [],
    }),
    approved: {
      label: '待退款',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        pay: {
          label: '确认退款',
          toward: 'member',
          to: 'paid',
          action: 'crm:service:finish',
          by: 'others',
          tone: 'good',
        },
      },
    },
    paid: { label: '已退款', tone: 'good', closed: true },
  },
  views: waitingView,
});
