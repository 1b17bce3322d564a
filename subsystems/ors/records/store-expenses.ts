import { choice, day, money, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { requestStates, waitingView } from '@portal/contract/records/request-states';

/** Small expenses of a store. */
export const storeExpenses = recordType({
  system: 'ors',
  name: 'store-expenses',
  one: '费用申请',
  number: 'FY{yyyymm}{00000}',
  actions: 'ors:store',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    kind: choice({
      label: '费用类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'supplies', label: '包装耗材' },
        { value: 'cleaning', label: '保洁' },
        { value: 'delivery', label: '快递' },
        { value: 'flowers', label: '花艺氛围' },
        { value: 'team', label: '团建餐费' },
      ],
    }),
    amount: money({ label: '金额', least: 1, most: 50_000, required: true, sortable: true }),
    day: day({ label: '发生日期', required: true, sortable: true }),
    payee: text({ label: '收款方', most: 40, required: true }),
    invoice: text({ label: '发票号码', most: 20 }),
    purpose: text({ label: '用途', most: 120, required: true }),
  },
  initial: 'draft',
  states: {
    ...requestStates({ submit: 'ors:store:submit', approve: 'ors:store:approve', toDecline: [] }),
    approved: {
      label: '待付款',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        pay: {
          label: '登记付款',
          toward: 'payee',
          to: 'paid',
          action: 'ors:store:approve',
          requires: ['invoice'],
          tone: 'good',
        },
      },
    },
    paid: { label: '已付款', tone: 'good', closed: true },
  },
  views: waitingView,
});
