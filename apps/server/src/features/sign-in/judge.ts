import { signInFailures } from '@portal/contract/limits';
import { refuse } from '#platform/refuse';
import type { Visitor } from '#platform/session';
import type { Attempts } from './attempts.ts';

/**
 * Whether a try by `name` is right, unless too many were not. It is counted before it is looked at, so that of many at
 * the same moment no more than the allowed ones are; a right one is forgiven. A name has a counter of its own.
 */
export const createJudge =
  (attempts: Attempts) =>
  async (name: string, visitor: Visitor, isRight: () => Promise<boolean>): Promise<boolean> => {
    const attempt = attempts.of(name, visitor);
    const [account, ...others] = attempt;
    await attempts.insistOnOpen(attempt);
    const failures = await attempts.countFailure([account]);
    if (failures > signInFailures.account) {
      refuse('sign-in.locked', { retryAfter: signInFailures.windowMs / 1_000 });
    }
    if (await isRight()) {
      await attempts.forgive(attempt);
      return true;
    }
    await attempts.countFailure(others);
    return false;
  };
