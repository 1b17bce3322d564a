import { reauthenticationMs } from '@portal/contract/limits';
import type { Clock } from '#platform/time/clock.ts';
import type { Session } from './session.ts';

/** Returns whether a session was authenticated recently enough for a dangerous action. */
export const reauthenticationCheck =
  (clock: Clock) =>
  ({ provedAt }: Pick<Session, 'provedAt'>): boolean =>
    provedAt !== null && clock.now().getTime() - provedAt.getTime() < reauthenticationMs;
