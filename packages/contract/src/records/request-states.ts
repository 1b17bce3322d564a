import { text } from './fields.ts';

/** The words of a decision; a declined request needs them. */
export const answer = text({ label: '审批意见', most: 120, aside: true });

/**
 * The states of a request that others decide: written, submitted, approved or declined. The type has the field `answer`;
 * `submit` and `approve` are action codes.
 */
export const requestStates = ({ submit, approve }: { submit: string; approve: string }) =>
  ({
    draft: {
      label: '草稿',
      steps: { submit: { label: '提交', to: 'submitted', action: submit, tone: 'good' } },
    },
    submitted: {
      label: '待审批',
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '同意', to: 'approved', action: approve, tone: 'good' },
        decline: {
          label: '驳回',
          to: 'declined',
          action: approve,
          requires: ['answer'],
          tone: 'bad',
        },
        withdraw: { label: '撤回', to: 'draft', action: submit },
      },
    },
    approved: { label: '已同意', tone: 'good', closed: true },
    declined: {
      label: '已驳回',
      tone: 'bad',
      closed: true,
      steps: { reopen: { label: '修改后重提', to: 'draft', action: submit } },
    },
  }) as const;

/** The view of requests that wait for a decision. */
export const waitingView = {
  waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } },
} as const;
