import { refuse } from '#platform/http/refuse.ts';
import { signInFailureWindowMs } from '@portal/contract/limits';
import type { SignInConfig } from '../config.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Attempts } from './attempts.ts';

/**
 * Guards attempts of a signed-in user at a second factor. Each is counted before it is verified, so that of many at the
 * same moment no more than the allowed ones are; a right one resets the count. `name` has a counter, and another on
 * each known browser: an attacker with the password alone cannot keep the owner out.
 */
export const createGuardedAttempt =
  ({ attempts, signIn }: { attempts: Attempts; signIn: SignInConfig }) =>
  async (name: string, { session }: Caller, isRight: () => Promise<boolean>): Promise<boolean> => {
    const attempt = attempts.ofFactor({ name, knownDevice: session.knownDevice ?? undefined });
    await attempts.requireOpen(attempt);
    const failures = await attempts.countFailure(attempt, session.personId);
    if (failures > signIn.lockPair) {
      refuse('sign-in.locked', { retryAfter: signInFailureWindowMs / 1_000 });
    }
    if (!(await isRight())) return false;
    await attempts.forgive(attempt);
    return true;
  };
