import { type CallProblem, onProblem } from '@portal/client/problems';
import { notify } from '@portal/ui/feedback/notify';
import { isOffline, reconnected, notifyOffline } from './connection.ts';

/**
 * Shows problems that no caller handles, as the catalogue of spec section 8 says. The end of the session is none of
 * them, unless signing in again did not help.
 */
export function showProblems(): void {
  onProblem((problem) => {
    if (problem.kind === 'unreachable') return notifyUnsent();
    notify({ kind: kindOf(problem), title: '系统提示', text: problem.message });
  });
}

/** Tells the user that a change was not sent, and will not be sent later. Queries wait for the connection instead. */
function notifyUnsent(): void {
  if (isOffline.get()) {
    notify({ kind: 'error', title: '系统提示', text: '操作未提交，请在网络恢复后重试' });
    return;
  }
  notifyOffline();
  void reconnected();
}

/** A refusal is a warning; a failure is an error. */
const kindOf = ({ status }: CallProblem): 'warning' | 'error' =>
  status === 200 ? 'warning' : 'error';
