import { z } from 'zod';

const count = (standard: number) => z.coerce.number().int().min(2).max(1_000_000).default(standard);

export const signInVariables = {
  SIGN_IN_LOCK_PAIR: count(5),
  SIGN_IN_LOCK_DEVICE: count(10),
  SIGN_IN_LOCK_NETWORK: count(1_000),
  SIGN_IN_LOCK_ACCOUNT_DAY: count(100),
  SIGN_IN_WORK_ACCOUNT: count(5),
  SIGN_IN_WORK_NETWORK: count(19),
};

/** After how many failed sign-ins what happens; within 15 minutes, where nothing else is said. */
export interface SignInConfig {
  /** One account from one network, or on one device: locked. */
  lockPair: number;
  /** One device, whatever the account: locked. */
  lockDevice: number;
  /** One network: locked for browsers that are not known. */
  lockNetwork: number;
  /** One account, from browsers that are not known, within a day: locked for these. */
  lockAccountDay: number;
  /** One account, and one network: unknown browsers need a proof of work. */
  workAccount: number;
  workNetwork: number;
}

type SignInEnvironment = z.infer<z.ZodObject<typeof signInVariables>>;

export const readSignIn = (env: SignInEnvironment): SignInConfig => ({
  lockPair: env.SIGN_IN_LOCK_PAIR,
  lockDevice: env.SIGN_IN_LOCK_DEVICE,
  lockNetwork: env.SIGN_IN_LOCK_NETWORK,
  lockAccountDay: env.SIGN_IN_LOCK_ACCOUNT_DAY,
  workAccount: env.SIGN_IN_WORK_ACCOUNT,
  workNetwork: env.SIGN_IN_WORK_NETWORK,
});
