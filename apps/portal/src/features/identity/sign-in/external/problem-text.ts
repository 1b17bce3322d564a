import { CallProblem } from '@portal/client/problems';
import { refusals } from '@portal/contract/refusals';

/** Returns the text of a failed sign-in: the refusal's own, even where its status has a fixed one. */
export function problemText(problem: unknown): string {
  if (problem instanceof CallProblem && problem.reason && problem.reason in refusals) {
    return typeof problem.cause === 'string' && problem.cause ? problem.cause : problem.message;
  }
  return problem instanceof Error && problem.message ? problem.message : '登录失败，请稍后重试';
}
