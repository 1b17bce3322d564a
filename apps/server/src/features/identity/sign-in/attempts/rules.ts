import { day } from '@portal/common/durations';
import type { Refusal } from '@portal/contract/refusals';
import { signInFailureWindowMs } from '@portal/contract/limits';
import type { SignInConfig } from '../config.ts';

/** The kinds of failure counter; `known-device` counts an account on a browser it has signed in on before. */
export type CounterKind =
  | 'account'
  | 'account-day'
  | 'account-network'
  | 'account-device'
  | 'known-device'
  | 'factor'
  | 'device'
  | 'network';

export interface CounterRule {
  /** Failures within `windowMs` that lock for as long again. */
  lock: number;
  /** Failures from which on a browser does some work before it is listened to. */
  work?: number;
  windowMs: number;
}

const never = 2_000_000_000;

export function rulesOf(config: SignInConfig): Record<CounterKind, CounterRule> {
  const windowMs = signInFailureWindowMs;
  const pair = { lock: config.lockPair, windowMs };
  return {
    account: { lock: never, work: config.workAccount, windowMs },
    'account-day': { lock: config.lockAccountDay, windowMs: day },
    'account-network': pair,
    'account-device': pair,
    'known-device': pair,
    factor: pair,
    device: { lock: config.lockDevice, windowMs },
    network: { lock: config.lockNetwork, work: config.workNetwork, windowMs },
  };
}

/** Returns whether the right password resets a counter; the daily limit of guesses it does not. */
export const isOfAccount = (kind: CounterKind): boolean =>
  kind !== 'network' && kind !== 'device' && kind !== 'account-day';

export const refusalOf = (kind: CounterKind): Refusal =>
  kind === 'network'
    ? 'sign-in.network-locked'
    : kind === 'account-day'
      ? 'sign-in.day-locked'
      : 'sign-in.locked';
