import { choice, day, department, file, link, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { contractKinds } from './contract-reviews.ts';

/** Contracts from the day they may be signed, with their terms and the day to decide on renewal. */
export const contracts = recordType({
  system: 'lms',
  name: 'contracts',
  one: '合同',
  number: 'TZ{yyyymm}{00000}',
  actions: 'lms:contract',
  scope: 'all',
  fields: {
    title: text({ label: '合同名称', most: 40, required: true }),
    kind: choice({ label: '合同类型', required: true, filterable: true, choices: contractKinds }),
    party: text({ label: '对方', most: 40, required: true }),
    review: link({ label: '评审单', type: 'lms/contract-reviews', fixed: true }),
    department: department({ label: '归口部门', filterable: true }),
    amount: money({ label: '合同金额', early: true, most: 1_000_000_000, sortable: true }),
    signed: day({ label: '签订日期', sortable: true }),
    from: day({ label: '生效日期', early: true }),
    until: day({ label: '到期日期', early: true, sortable: true, filterable: true }),
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
  initial: 'unsigned',
  states: {
    unsigned: {
      label: '待签订',
      waits: true,
      tone: 'warn',
      steps: {
        sign: {
          label: '登记签订',
          to: 'active',
          action: 'lms:contract:renew',
          requires: ['signed', 'from', 'until', 'amount'],
          tone: 'good',
        },
        drop: { label: '不再签订', to: 'dropped', action: 'lms:contract:renew', tone: 'bad' },
      },
    },
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
    dropped: { label: '未签订', closed: true },
  },
  views: {
    unsigned: { label: '待签订', filter: { field: 'state', op: 'is', value: 'unsigned' } },
    due: { label: '待续签', filter: { field: 'state', op: 'is', value: 'due' } },
    breached: { label: '违约处理', filter: { field: 'state', op: 'is', value: 'breached' } },
  },
});
