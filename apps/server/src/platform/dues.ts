import type { Due } from '@portal/contract/call';
import type { Clock } from '#platform/time/clock.ts';
import { passwordAge, type StandingOfPassword } from './password-age.ts';
import type { Session } from '#platform/session/session.ts';

/** Tells what somebody has to settle before their session opens everything, the most pressing first. */
export type Dues = ReturnType<typeof createDues>;

/** `passwordLifeMs` is how old a password may grow (spec section 4); null where passwords do not age. */
export function createDues(parts: { clock: Clock; passwordLifeMs: number | null }) {
  const { clock, passwordLifeMs: lifeMs } = parts;

  /** By our clock: what the browser thinks the time is changes nothing. */
  function isPasswordDue(standing: StandingOfPassword): boolean {
    const { state } = passwordAge(standing, { now: clock.now(), lifeMs });
    return state === 'initial' || state === 'expired';
  }

  return {
    of: ({ owes, ...password }: Pick<Session, 'owes'> & StandingOfPassword): Due[] =>
      isPasswordDue(password) ? [...owes, 'password'] : owes,
  };
}
