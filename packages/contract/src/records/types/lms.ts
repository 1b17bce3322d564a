import { choice, count, day, text } from '../fields.ts';
import { recordType } from '../record-type.ts';

/** Contracts that are reviewed before they are signed. */
export const contractReviews = recordType({
  system: 'lms',
  name: 'contract-reviews',
  one: '合同评审',
  number: 'HT{yyyymm}{00000}',
  actions: 'lms:contract',
  scope: 'all',
  fields: {
    title: text({ label: '合同名称', most: 40, required: true }),
    kind: choice({
      label: '合同类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'lease', label: '租赁' },
        { value: 'purchase', label: '采购' },
        { value: 'service', label: '服务' },
        { value: 'franchise', label: '加盟' },
      ],
    }),
    party: text({ label: '对方', most: 40, required: true }),
    amount: count({ label: '金额', unit: '元', sortable: true }),
    day: day({ label: '期望完成', sortable: true }),
  },
  rules: [
    {
      kind: 'required-when',
      field: 'amount',
      other: 'kind',
      is: ['purchase'],
      words: '采购合同请输入金额',
    },
  ],
  initial: 'review',
  states: {
    review: {
      label: '评审中',
      tone: 'warn',
      steps: {
        pass: { label: '通过', to: 'passed', action: 'lms:contract:review', tone: 'good' },
        return: { label: '退回', to: 'returned', action: 'lms:contract:review', tone: 'bad' },
      },
    },
    passed: { label: '已通过', tone: 'good', closed: true },
    returned: {
      label: '已退回',
      tone: 'bad',
      steps: { resubmit: { label: '重新送审', to: 'review', action: 'lms:contract:submit' } },
    },
  },
  views: { waiting: { label: '评审中', filter: { field: 'state', op: 'is', value: 'review' } } },
});

/** Disputes before courts and arbitrators. */
export const disputes = recordType({
  system: 'lms',
  name: 'disputes',
  one: '案件',
  number: 'AJ{yyyymm}{00000}',
  actions: 'lms:dispute',
  scope: 'all',
  fields: {
    title: text({ label: '案由', most: 40, required: true }),
    side: choice({
      label: '我方地位',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'plaintiff', label: '原告' },
        { value: 'defendant', label: '被告' },
        { value: 'third', label: '第三人' },
      ],
    }),
    amount: count({
      label: '标的额',
      unit: '元',
      sortable: true,
      action: 'lms:dispute:amount',
    }),
    hearing: day({ label: '下次开庭', sortable: true }),
    note: text({ label: '进展', most: 120, aside: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '审理中',
      tone: 'warn',
      steps: {
        win: { label: '胜诉结案', to: 'won', action: 'lms:dispute:close', tone: 'good' },
        lose: { label: '败诉结案', to: 'lost', action: 'lms:dispute:close', tone: 'bad' },
        settle: { label: '和解结案', to: 'settled', action: 'lms:dispute:close' },
      },
    },
    won: {
      label: '胜诉',
      tone: 'good',
      closed: true,
      steps: { appeal: { label: '转入上诉', to: 'open', action: 'lms:dispute:close' } },
    },
    lost: {
      label: '败诉',
      tone: 'bad',
      closed: true,
      steps: { appeal: { label: '提起上诉', to: 'open', action: 'lms:dispute:close' } },
    },
    settled: { label: '和解', closed: true },
  },
  views: { open: { label: '审理中', filter: { field: 'state', op: 'is', value: 'open' } } },
});
