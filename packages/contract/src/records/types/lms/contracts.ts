import {
  choice,
  count,
  day,
  department,
  file,
  link,
  longText,
  money,
  person,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';

const kinds = [
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
    kind: choice({ label: '合同类型', required: true, filterable: true, choices: kinds }),
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

/** Contracts that were signed, with their terms and the day to decide on renewal. */
export const contracts = recordType({
  system: 'lms',
  name: 'contracts',
  one: '合同',
  number: 'TZ{yyyymm}{00000}',
  actions: 'lms:contract',
  scope: 'all',
  fields: {
    title: text({ label: '合同名称', most: 40, required: true }),
    kind: choice({ label: '合同类型', required: true, filterable: true, choices: kinds }),
    party: text({ label: '对方', most: 40, required: true }),
    review: link({ label: '评审单', type: 'lms/contract-reviews', fixed: true }),
    department: department({ label: '归口部门', filterable: true }),
    amount: money({ label: '合同金额', most: 1_000_000_000, required: true, sortable: true }),
    signed: day({ label: '签订日期', required: true, sortable: true }),
    from: day({ label: '生效日期', required: true }),
    until: day({ label: '到期日期', required: true, sortable: true, filterable: true }),
    remind: day({ label: '续签决定日', early: true, help: '此日前决定续签或终止', sortable: true }),
    renewal: choice({
      label: '续签方式',
      early: true,
      choices: [
        { value: 'none', label: '到期终止' },
        { value: 'talk', label: '协商续签' },
        { value: 'auto', label: '自动顺延' },
      ],
    }),
    scans: file({ label: '合同扫描件', most: 5 }),
    note: text({ label: '履约情况', early: true, most: 200, aside: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '到期日期不能早于生效日期' },
    { kind: 'most', field: 'remind', other: 'until', words: '续签决定日不能晚于到期日期' },
  ],
  initial: 'active',
  states: {
    active: {
      label: '履行中',
      tone: 'good',
      steps: {
        remind: {
          label: '列入到期提醒',
          to: 'due',
          action: 'lms:contract:renew',
          requires: ['remind'],
        },
        breach: {
          label: '登记违约',
          to: 'breached',
          action: 'lms:contract:renew',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    due: {
      label: '待续签',
      waits: true,
      tone: 'warn',
      steps: {
        renew: {
          label: '已续签',
          to: 'active',
          action: 'lms:contract:renew',
          requires: ['until', 'renewal'],
          tone: 'good',
        },
        end: { label: '到期终止', to: 'ended', action: 'lms:contract:renew', tone: 'bad' },
      },
    },
    breached: {
      label: '违约处理',
      waits: true,
      tone: 'bad',
      steps: {
        cure: { label: '恢复履行', to: 'active', action: 'lms:contract:renew', tone: 'good' },
        end: { label: '解除合同', to: 'ended', action: 'lms:contract:renew', tone: 'bad' },
      },
    },
    ended: { label: '已终止', closed: true },
  },
  views: {
    due: { label: '待续签', filter: { field: 'state', op: 'is', value: 'due' } },
    breached: { label: '违约处理', filter: { field: 'state', op: 'is', value: 'breached' } },
  },
});
