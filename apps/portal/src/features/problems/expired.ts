import type { CallProblem } from '@portal/client/problems';
import { confirm } from '@portal/ui/confirm';
import { leave } from '../../platform/farewell.ts';

let isShown = false;

/** One dialog, however many calls met the end of the session; from it there is one way: signing in again. */
export async function showExpired(problem: CallProblem): Promise<void> {
  if (isShown) return;
  isShown = true;
  await confirm({ title: '登录已过期', body: problem.message, okText: '重新登录', forced: true });
  isShown = false;
  await leave({ returnTo: location.pathname + location.search });
}
