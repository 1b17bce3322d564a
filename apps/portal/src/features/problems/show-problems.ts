import { currentSession } from '@portal/client/session';
import { type CallProblem, onProblem } from '@portal/client/problems';
import { notify } from '@portal/ui/notify';
import { showExpired } from './expired.ts';

/** The catalogue of spec section 8: the one place that decides what a problem nobody else handles looks like. */
export function showProblems(): void {
  onProblem((problem) => {
    if (problem.kind !== 'expired')
      notify({ kind: kindOf(problem), title: '系统提示', text: problem.message });
    else if (currentSession()) void showExpired(problem);
  });
}

/** A plain "no" is a warning; what did not work is an error. */
const kindOf = ({ status }: CallProblem): 'warning' | 'error' =>
  status === 200 ? 'warning' : 'error';
