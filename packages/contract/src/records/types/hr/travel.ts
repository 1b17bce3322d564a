import { choice, choices, daySpan, day, lines, money, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { answer, managedRequestStates, managedView, waitingView } from '../../request-states.ts';

/** Business trips. */
export const trips = recordType({
  system: 'hr',
  name: 'trips',
  one: '出差申请',
  number: 'CC{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
  allBy: 'hr:attendance:approve',
  fields: {
    city: text({ label: '目的地', most: 20, required: true, filterable: true }),
    days: daySpan({ label: '出差日期', required: true, sortable: true }),
    purpose: choice({
      label: '出差目的',
      required: true,
      filterable: true,
      choices: [
        { value: 'store', label: '巡店' },
        { value: 'opening', label: '新店支持' },
        { value: 'supplier', label: '走访供应商' },
        { value: 'fair', label: '订货会' },
        { value: 'training', label: '培训' },
      ],
    }),
    transport: choices({
      label: '交通方式',
      choices: [
        { value: 'train', label: '高铁' },
        { value: 'flight', label: '飞机' },
        { value: 'car', label: '公务车' },
      ],
    }),
    budget: money({ label: '预算', most: 200_000, required: true, sortable: true }),
    note: text({ label: '行程说明', most: 200, aside: true }),
    answer,
  },
  initial: 'draft',
  states: managedRequestStates({
    submit: 'hr:self:submit',
    manage: 'hr:team:approve',
    approve: 'hr:attendance:approve',
    toDecline: ['answer'],
  }),
  views: { ...managedView, ...waitingView },
});

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
