import { choice, day, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, managedView, managerState } from '@portal/contract/records/request-states';
import { codes } from './request-codes.ts';

const withdraw = {
  label: '撤回',
  to: 'withdrawn',
  action: codes.submit,
  by: 'author',
  tone: 'bad',
} as const;

/** Requests for leave; users see their own, and those who decide see all. */
export const leaves = recordType({
  system: 'hr',
  name: 'leaves',
  one: '请假申请',
  number: 'QJ{yyyymm}{00000}',
  actions: 'hr:self',
  scope: 'own',
  allBy: codes.approve,
  fields: {
    kind: choice({
      label: '请假类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'annual', label: '年假' },
        { value: 'sick', label: '病假' },
        { value: 'personal', label: '事假' },
        { value: 'compensatory', label: '调休' },
      ],
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '结束日期', required: true }),
    reason: text({ label: '事由', most: 120, aside: true }),
    answer,
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '结束日期不能早于开始日期' }],
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交', to: 'withManager', action: codes.submit, by: 'author' } },
    },
    withManager: managerState({
      action: codes.manage,
      withdraw,
      next: 'asked',
      declined: 'declined',
      toDecline: ['answer'],
    }),
    asked: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: {
          label: '同意',
          to: 'approved',
          action: codes.approve,
          by: 'others',
          tone: 'good',
        },
        decline: {
          label: '驳回',
          to: 'declined',
          action: codes.approve,
          by: 'others',
          requires: ['answer'],
          tone: 'bad',
        },
        withdraw,
      },
    },
    approved: { label: '已同意', tone: 'good', closed: true },
    declined: {
      label: '已驳回',
      tone: 'bad',
      closed: true,
      steps: { reopen: { label: '修改后重提', to: 'draft', action: codes.submit, by: 'author' } },
    },
    withdrawn: {
      label: '已撤回',
      closed: true,
      steps: { reopen: { label: '重新编辑', to: 'draft', action: codes.submit, by: 'author' } },
    },
  },
  views: {
    ...managedView,
    waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'asked' } },
  },
});
