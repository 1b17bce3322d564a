import { choice, day, lines, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import {
  answer,
  managedRequestStates,
  managedView,
  waitingView,
} from '@portal/contract/records/request-states';

const expense = {
  submit: 'hr:self:submit',
  manage: 'hr:team:approve',
  approve: 'hr:expense:approve',
};

const expenseStates = managedRequestStates({ ...expense, toDecline: ['answer'] });

/** Expenses that an employee paid and the group pays back, a line for each receipt. */
export const expenses = recordType({
  system: 'hr',
  name: 'expenses',
  one: '费用报销',
  number: 'BX{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
  allBy: expense.approve,
  fields: {
    title: text({ label: '报销事由', most: 40, required: true }),
    lines: lines({
      label: '费用明细',
      required: true,
      most: 50,
      columns: {
        day: day({ label: '日期', required: true }),
        kind: choice({
          label: '费用类型',
          required: true,
          choices: [
            { value: 'transport', label: '交通费' },
            { value: 'hotel', label: '住宿费' },
            { value: 'meal', label: '餐费' },
            { value: 'entertainment', label: '业务招待' },
            { value: 'office', label: '办公费' },
            { value: 'other', label: '其他' },
          ],
        }),
        amount: money({ label: '金额', least: 0.01, most: 100_000, required: true }),
        invoice: text({ label: '发票号', most: 20 }),
      },
      sums: ['amount'],
    }),
    total: money({ label: '报销金额', least: 0.01, most: 500_000, required: true, sortable: true }),
    account: text({
      label: '收款账户',
      most: 40,
      help: '工资卡以外的账户请注明开户行',
      aside: true,
    }),
    paid: day({ label: '付款日期', sortable: true }),
    answer,
  },
  rules: [
    {
      kind: 'sum',
      field: 'total',
      other: 'lines',
      column: 'amount',
      words: '报销金额应等于明细合计',
    },
  ],
  initial: 'draft',
  states: {
    ...expenseStates,
    approved: {
      label: '待付款',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        pay: {
          label: '登记付款',
          to: 'paid',
          action: expense.approve,
          requires: ['paid'],
          tone: 'good',
        },
      },
    },
    paid: { label: '已付款', tone: 'good', closed: true },
  },
  views: {
    ...managedView,
    ...waitingView,
    unpaid: { label: '待付款', filter: { field: 'state', op: 'is', value: 'approved' } },
  },
});
