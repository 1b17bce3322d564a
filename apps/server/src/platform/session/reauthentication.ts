import { reauthenticationMs } from '@portal/contract/limits';
import type { Clock } from '#platform/time/clock.ts';
import type { Session } from './session.ts';

/** Tells whether somebody has shown so lately that it is they that something dangerous may be done on it. */
export const freshProof =
  (clock: Clock) =>
  ({ provedAt }: Pick<Session, 'provedAt'>): boolean =>
    provedAt !== null && clock.now().getTime() - provedAt.getTime() < reauthenticationMs;
