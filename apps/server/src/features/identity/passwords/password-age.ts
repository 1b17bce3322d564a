import { day } from '@portal/common/durations';
import { passwordLifeDays, passwordWarningDays } from '@portal/contract/limits';
import type { PasswordStatus } from '@portal/contract/identity/passwords';
import type { Session } from '#platform/session/session.ts';

const warningMs = (passwordLifeDays - passwordWarningDays) * day;

export type PasswordDates = Pick<Session, 'hasPassword' | 'passwordChangedAt'>;

/**
 * Returns the state of a password at a moment (spec section 4). `lifeMs` is its maximum age; null where it does not
 * age.
 */
export function passwordAge(
  { hasPassword, passwordChangedAt }: PasswordDates,
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
