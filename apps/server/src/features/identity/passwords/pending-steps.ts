import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { PendingStepsOf } from '#platform/session/session.ts';
import { passwordAge, type PasswordDates } from './password-age.ts';

/**
 * Lists the pending steps of a session, including a due change of password.
 */
export function createPendingSteps(parts: {
  clock: Clock;
  config: Pick<Config, 'passwordLifeMs'>;
}): PendingStepsOf {
  const { clock, config } = parts;

  /** Decides by our clock: the time in the browser changes nothing. */
  function isPasswordDue(standing: PasswordDates): boolean {
    const lifeMs = config.passwordLifeMs;
    const { state } = passwordAge(standing, { now: clock.now(), lifeMs });
    return state === 'initial' || state === 'expired';
  }

  return ({ owes, ...password }) => (isPasswordDue(password) ? [...owes, 'password'] : owes);
}
