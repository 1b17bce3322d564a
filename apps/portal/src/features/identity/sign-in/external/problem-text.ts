import { CallProblem } from '@portal/client/problems';
import { refusals } from '@portal/contract/refusals';

/** What to say of a way that did not lead in: the refusal's own words, also where its status has fixed ones. */
export function wordsOf(problem: unknown): string {
  if (problem instanceof CallProblem && problem.reason && problem.reason in refusals) {
    return typeof problem.cause === 'string' && problem.cause ? problem.cause : problem.message;
  }
  return problem instanceof Error && problem.message ? problem.message : '登录失败，请稍后重试';
}
