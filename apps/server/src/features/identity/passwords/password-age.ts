import { day } from '@portal/common/durations';
import { passwordLifeDays, passwordWarningDays } from '@portal/contract/limits';
import type { PasswordStatus } from '@portal/contract/identity/passwords';
import type { Session } from '#platform/session/session.ts';

const warningMs = (passwordLifeDays - passwordWarningDays) * day;

export type StandingOfPassword = Pick<Session, 'hasPassword' | 'passwordChangedAt'>;

/** How a password stands at a moment (spec section 4). `lifeMs` is how old it may grow; null where it does not age. */
export function passwordAge(
  { hasPassword, passwordChangedAt }: StandingOfPassword,
  { now, lifeMs }: { now: Date; lifeMs: number | null },
): Pick<PasswordStatus, 'state' | 'daysLeft'> {
  if (!hasPassword) return { state: 'none', daysLeft: null };
  if (passwordChangedAt === null) return { state: 'initial', daysLeft: null };
  if (lifeMs === null) return { state: 'ok', daysLeft: null };
  const leftMs = passwordChangedAt.getTime() + lifeMs - now.getTime();
  if (leftMs <= 0) return { state: 'expired', daysLeft: null };
  const daysLeft = Math.ceil(leftMs / day);
  return { state: leftMs <= warningMs ? 'warning' : 'ok', daysLeft };
}
