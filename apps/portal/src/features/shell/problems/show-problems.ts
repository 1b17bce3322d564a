import { type CallProblem, onProblem } from '@portal/client/problems';
import { notify } from '@portal/ui/feedback/notify';
import { isCutOff, reconnected, tellCutOff } from './connection.ts';

/**
 * The catalogue of spec section 8: the one place that decides what a problem nobody else handles looks like. The end of
 * the session is none of them, unless signing in again did not help.
 */
export function showProblems(): void {
  onProblem((problem) => {
    if (problem.kind === 'unreachable') return tellUnmade();
    notify({ kind: kindOf(problem), title: '系统提示', text: problem.message });
  });
}

/** Reading waits until there is a way again. What comes here is a change that was not made, and is not made later. */
function tellUnmade(): void {
  if (isCutOff.get()) {
    notify({ kind: 'error', title: '系统提示', text: '操作未提交，请在网络恢复后重试' });
    return;
  }
  tellCutOff();
  void reconnected();
}

/** A plain "no" is a warning; what did not work is an error. */
const kindOf = ({ status }: CallProblem): 'warning' | 'error' =>
  status === 200 ? 'warning' : 'error';
