import type { Refusal } from '@portal/contract/refusals';
import type { Call } from '@portal/contract/call';
import { CallProblem } from './problems.ts';
import type { ClientSession } from './session.ts';

/** A reason for a failed call that can go away: the end of the session, a refusal, or a lost connection. */
export type Recoverable = 'expired' | 'unreachable' | Refusal;

/**
 * Removes the reason of a failed call, with the user's help where that is needed. It resolves when the call may be sent
 * again, and never when the page is left instead. `token` is the one the call was made with.
 */
export type Recover = (problem: CallProblem, token: string) => Promise<void>;

const recoveries = new Map<string, Recover>();

/** Registers the handler of a reason: calls that fail for it wait for the handler and are sent again. */
export function onRecoverable(reason: Recoverable, recover: Recover): void {
  recoveries.set(reason, recover);
}

/** Returns the handler registered for a problem, if there is one. */
export const recoveryFor = ({ kind, reason = '' }: CallProblem): Recover | undefined =>
  recoveries.get(kind === 'expired' || kind === 'unreachable' ? kind : reason);

/** Predicts the refusal of a call that the session's pending steps close. */
export function pendingStepProblem(
  { admits, openWhile = [] }: Call,
  session: ClientSession | null,
): CallProblem | undefined {
  const [step] = session?.pendingSteps ?? [];
  if (admits !== 'signed-in' || !step || openWhile.includes(step)) return undefined;
  return new CallProblem({ kind: 'refused', status: 403, reason: `due.${step}` }, '拒绝访问');
}
