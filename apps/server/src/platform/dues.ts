import type { Due } from '@portal/contract/call';
import type { Clock } from './clock.ts';
import type { Session } from './session.ts';

/** Tells what somebody has to settle before their session opens everything, the most pressing first. */
export type Dues = ReturnType<typeof createDues>;

/** `passwordLifeMs` is how old a password may grow (spec section 4); null where passwords do not age. */
export function createDues(parts: { clock: Clock; passwordLifeMs: number | null }) {
  const { clock, passwordLifeMs } = parts;

  /** By our clock: what the browser thinks the time is changes nothing. */
  function isPasswordDue({ hasPassword, passwordChangedAt }: StandingOfPassword): boolean {
    if (!hasPassword) return false;
    if (passwordChangedAt === null) return true;
    if (passwordLifeMs === null) return false;
    return clock.now().getTime() - passwordChangedAt.getTime() >= passwordLifeMs;
  }

  return {
    of: ({ owes, ...password }: Pick<Session, 'owes'> & StandingOfPassword): Due[] =>
      isPasswordDue(password) ? [...owes, 'password'] : owes,
  };
}

type StandingOfPassword = Pick<Session, 'hasPassword' | 'passwordChangedAt'>;
