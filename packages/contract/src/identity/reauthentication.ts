import { z } from 'zod';
import { AppCode } from './second-factor.ts';
import { identifier } from '../text.ts';
import { defineCall } from '../call.ts';
import { PasskeyRequestOptions, PasskeyAssertion } from './passkey.ts';

// Showing that one is still who signed in: as the second step of signing in, and again before something dangerous.

/** The ways of reauthentication. A user with a second factor shows that; without one, the password. */
export const ReauthenticationMethod = z.enum(['totp', 'passkey', 'recovery-code', 'password']);
export type ReauthenticationMethod = z.infer<typeof ReauthenticationMethod>;

const openWhile = ['second-factor'] as const;

export const getReauthenticationMethods = defineCall({
  method: 'GET',
  path: '/sys/proof/ways',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({}),
  result: z.object({
    /** True when the user has a second factor. */
    isEnrolled: z.boolean(),
    /** True when the last authentication is recent enough. */
    isFresh: z.boolean(),
    /** The methods of this user. When it is empty, the user signs in again. */
    ways: z.array(ReauthenticationMethod),
  }),
  refuses: [],
  rate: 'read',
});

/**
 * Reauthenticates by the code of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 s), each of which is good once.
 */
export const reauthenticateByTotp = defineCall({
  method: 'POST',
  path: '/sys/proof/totp',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({ code: AppCode }),
  result: z.null(),
  refuses: ['second-factor.failed', 'sign-in.locked'],
  rate: 'write',
});

/** Reauthenticates by a recovery code, which is used up. */
export const reauthenticateByRecoveryCode = defineCall({
  method: 'POST',
  path: '/sys/proof/recoveryCode',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({ code: identifier(32).min(1, '请输入恢复码') }),
  result: z.null(),
  refuses: ['second-factor.failed', 'sign-in.locked'],
  rate: 'write',
});

export const beginPasskeyReauthentication = defineCall({
  method: 'POST',
  path: '/sys/proof/passkey/begin',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({}),
  result: PasskeyRequestOptions,
  refuses: ['passkey.unavailable'],
  rate: 'write',
});

export const reauthenticateByPasskey = defineCall({
  method: 'POST',
  path: '/sys/proof/passkey',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: PasskeyAssertion,
  result: z.null(),
  refuses: ['second-factor.failed', 'sign-in.locked'],
  rate: 'write',
});

/**
 * Reauthenticates by the password, encrypted as for a sign-in; only for users without a second factor. It completes no
 * pending step.
 */
export const reauthenticateByPassword = defineCall({
  method: 'POST',
  path: '/sys/proof/password',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({
    password: z.string().min(1, '请输入密码').max(1_024),
    keyId: z.string().max(64),
  }),
  result: z.null(),
  refuses: [
    'second-factor.failed',
    'sign-in.failed',
    'sign-in.locked',
    'sign-in.stale',
    'sign-in.busy',
  ],
  rate: 'write',
});
