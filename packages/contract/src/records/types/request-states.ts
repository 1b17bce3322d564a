/**
 * The states of a request that one user submits and another approves or declines. The codes are `{actions}:submit` and
 * `{actions}:approve`; a declined request is mended and submitted again.
 */
export const requestStates = <const Actions extends string>(actions: Actions) =>
  ({
    draft: {
      label: '待提交',
      steps: { submit: { label: '提交', to: 'submitted', action: `${actions}:submit` } },
    },
    submitted: {
      label: '待审批',
      tone: 'warn',
      closed: true,
      steps: {
        approve: { label: '批准', to: 'approved', action: `${actions}:approve`, tone: 'good' },
        decline: { label: '驳回', to: 'declined', action: `${actions}:approve`, tone: 'bad' },
        withdraw: { label: '撤回', to: 'draft', action: `${actions}:submit` },
      },
    },
    approved: { label: '已批准', tone: 'good', closed: true },
    declined: {
      label: '已驳回',
      tone: 'bad',
      steps: { resubmit: { label: '重新提交', to: 'submitted', action: `${actions}:submit` } },
    },
  }) as const;

/** The view of requests that wait for an approval. */
export const awaitingApproval = {
  label: '待审批',
  filter: { field: 'state', op: 'is', value: 'submitted' },
} as const;
