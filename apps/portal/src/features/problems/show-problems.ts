import { type CallProblem, onProblem } from '@portal/client/problems';
import { notify } from '@portal/ui/notify';

/**
 * The catalogue of spec section 8: the one place that decides what a problem nobody else handles looks like. The end of
 * the session is none of them, unless signing in again did not help.
 */
export function showProblems(): void {
  onProblem((problem) =>
    notify({ kind: kindOf(problem), title: '系统提示', text: problem.message }),
  );
}

/** A plain "no" is a warning; what did not work is an error. */
const kindOf = ({ status }: CallProblem): 'warning' | 'error' =>
  status === 200 ? 'warning' : 'error';
