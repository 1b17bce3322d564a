import { choice, count, day, longText, person, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The kinds of a contract, in its review and in the ledger. */
export const contractKinds = [
  { value: 'lease', label: '租赁' },
  { value: 'purchase', label: '采购' },
  { value: 'service', label: '服务' },
  { value: 'franchise', label: '加盟' },
] as const;

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
    kind: choice({ label: '合同类型', required: true, filterable: true, choices: contractKinds }),
    party: text({ label: '对方', most: 40, required: true }),
    amount: count({ label: '金额', unit: '元', sortable: true }),
    day: day({ label: '期望完成', sortable: true }),
    from: day({ label: '合同开始', aside: true }),
    until: day({ label: '合同到期', aside: true }),
    owner: person({ label: '经办人' }),
    risk: choice({
      label: '风险等级',
      early: true,
      filterable: true,
      choices: [
        { value: 'low', label: '低', tone: 'good' },
        { value: 'middle', label: '中', tone: 'warn' },
        { value: 'high', label: '高', tone: 'bad' },
      ],
    }),
    opinion: longText({ label: '评审意见', most: 500, aside: true }),
  },
  rules: [
    {
      kind: 'required-when',
      field: 'amount',
      other: 'kind',
      is: ['purchase'],
      words: '采购合同请输入金额',
    },
    { kind: 'not-before', field: 'until', other: 'from', words: '合同到期不能早于合同开始' },
  ],
  initial: 'review',
  states: {
    review: {
      label: '评审中',
      waits: true,
      tone: 'warn',
      steps: {
        pass: {
          label: '通过',
          causes: '合同列入台账，待签订',
          to: 'passed',
          action: 'lms:contract:review',
          by: 'others',
          requires: ['opinion', 'risk'],
          tone: 'good',
        },
        return: {
          label: '退回',
          to: 'returned',
          action: 'lms:contract:review',
          by: 'others',
          requires: ['opinion', 'risk'],
          tone: 'bad',
        },
      },
    },
    passed: { label: '已通过', tone: 'good', closed: true },
    returned: {
      label: '已退回',
      waits: true,
      tone: 'bad',
      steps: { resubmit: { label: '重新送审', to: 'review', action: 'lms:contract:submit' } },
    },
  },
  views: { waiting: { label: '评审中', filter: { field: 'state', op: 'is', value: 'review' } } },
});
