import { choice, day, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

/** Payments to vendors of administration, each by a contract in the ledger. */
export const vendorPayments = recordType({
  system: 'ams',
  name: 'vendor-payments',
  one: '合同付款',
  number: 'FP{yyyymm}{00000}',
  actions: 'ams:payment',
  scope: 'all',
  fields: {
    contract: link({ label: '合同', type: 'lms/contracts', required: true, fixed: true }),
    party: text({ label: '收款方', most: 40, required: true }),
    kind: choice({
      label: '款项',
      required: true,
      filterable: true,
      choices: [
        { value: 'rent', label: '房租' },
        { value: 'property', label: '物业' },
        { value: 'cleaning', label: '保洁' },
        { value: 'green', label: '绿植' },
        { value: 'water', label: '桶装水' },
        { value: 'print', label: '文印租赁' },
      ],
    }),
    month: text({ label: '所属月份', most: 7, required: true, sortable: true }),
    amount: money({
      label: '付款金额',
      least: 0.01,
      most: 10_000_000,
      required: true,
      sortable: true,
    }),
    due: day({ label: '应付日期', required: true, sortable: true }),
    paid: day({ label: '付款日期' }),
    invoice: text({ label: '发票号', most: 20, aside: true }),
    answer,
  },
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'ams:payment:submit',
      approve: 'ams:payment:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '待付款',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        pay: {
          label: '登记付款',
          toward: 'party',
          to: 'paid',
          action: 'ams:payment:approve',
          requires: ['paid', 'invoice'],
          tone: 'good',
        },
      },
    },
    paid: { label: '已付款', tone: 'good', closed: true },
  },
  views: {
    ...waitingView,
    approved: { label: '待付款', filter: { field: 'state', op: 'is', value: 'approved' } },
  },
});
