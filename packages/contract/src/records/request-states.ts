import { text } from './fields.ts';

/** The words of a decision. */
export const answer = text({ label: '审批意见', most: 120, aside: true });

interface RequestActions<Name extends string> {
  /** The action code of those who ask. */
  submit: string;
  /** The action code of those who decide. */
  approve: string;
  /** Fields without which a request is not declined. */
  toDecline: readonly Name[];
  /** Fields that whoever approves a request fills in. */
  toApprove?: readonly Name[];
}

/**
 * The states of a request that others decide: written, submitted, approved or declined; a declined one is mended and
 * submitted again. Its author alone submits it and takes it back.
 */
export const requestStates = <const Name extends string>({
  submit,
  approve,
  toDecline,
  toApprove = [],
}: RequestActions<Name>) => {
  const asks = { action: submit, by: 'author' } as const;
  const decides = { action: approve, by: 'others' } as const;
  return {
    draft: {
      label: '草稿',
      steps: {
        submit: { label: '提交', to: 'submitted', ...asks, tone: 'good' },
      },
    },
    submitted: {
      label: '待审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        approve: {
          label: '同意',
          to: 'approved',
          ...decides,
          requires: toApprove,
          tone: 'good',
        },
        decline: {
          label: '驳回',
          to: 'declined',
          ...decides,
          requires: toDecline,
          tone: 'bad',
        },
        withdraw: { label: '撤回', to: 'draft', ...asks },
      },
    },
    approved: { label: '已同意', tone: 'good', closed: true },
    declined: {
      label: '已驳回',
      tone: 'bad',
      closed: true,
      steps: { reopen: { label: '修改后重提', to: 'draft', ...asks } },
    },
  } as const;
};

interface ManagerState<State extends string, Name extends string> {
  /** The action code of line managers. */
  action: string;
  /** The step with which its author takes a request back. */
  withdraw: { label: string; to: State; action: string; by: 'author'; tone?: 'bad' };
  /** The state in which others decide after the line manager, or in their place where the author has none. */
  next: State;
  declined: State;
  /** Fields without which a request is not declined. */
  toDecline: readonly Name[];
}

/** The state of a request that the line manager of its author decides on before others do. */
export const managerState = <const State extends string, const Name extends string>({
  action,
  withdraw,
  next,
  declined,
  toDecline,
}: ManagerState<State, Name>) =>
  ({
    label: '待主管审批',
    waits: true,
    tone: 'warn',
    closed: true,
    unmanaged: next,
    steps: {
      approve: { label: '同意', to: next, action, by: 'manager', tone: 'good' },
      decline: {
        label: '驳回',
        to: declined,
        action,
        by: 'manager',
        requires: toDecline,
        tone: 'bad',
      },
      withdraw,
    },
  }) as const;

/** The states of a request that the line manager of its author decides on first. */
export const managedRequestStates = <const Name extends string>({
  manage,
  ...actions
}: RequestActions<Name> & { manage: string }) => {
  const { draft, submitted, ...later } = requestStates(actions);
  return {
    draft: { ...draft, steps: { submit: { ...draft.steps.submit, to: 'withManager' } } },
    withManager: managerState({
      action: manage,
      withdraw: submitted.steps.withdraw,
      next: 'submitted',
      declined: 'declined',
      toDecline: actions.toDecline,
    }),
    submitted,
    ...later,
  } as const;
};

/** The view of requests that wait for the line manager of their author. */
export const managedView = {
  managed: {
    label: '待主管审批',
    filter: { field: 'state', op: 'is', value: 'withManager' },
  },
} as const;

/** The view of requests that wait for a decision. */
export const waitingView = {
  waiting: { label: '待审批', filter: { field: 'state', op: 'is', value: 'submitted' } },
} as const;
