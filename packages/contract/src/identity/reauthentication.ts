import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PasskeyAsking, PasskeyShown } from './passkey.ts';

// Showing that one is still who signed in: as the second step of signing in, and again before something dangerous.

/** How somebody may show it. Who has a second factor shows that; who has none, their password. */
export const ProofWay = z.enum(['totp', 'passkey', 'recovery-code', 'password']);
export type ProofWay = z.infer<typeof ProofWay>;

const openWhile = ['second-factor'] as const;

export const getProofWays = defineCall({
  method: 'GET',
  path: '/sys/proof/ways',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({}),
  result: z.object({
    /** Has a second factor. */
    isEnrolled: z.boolean(),
    /** Has shown lately enough that it is they. */
    isFresh: z.boolean(),
    /** May be empty: then signing in again is the way. */
    ways: z.array(ProofWay),
  }),
  refuses: [],
  rate: 'read',
});

/** By the code an authenticator app shows (RFC 6238: SHA-1, 6 digits, 30 s), each of which is good once. */
export const proveByTotp = defineCall({
  method: 'POST',
  path: '/sys/proof/totp',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({ code: z.string().regex(/^\d{6}$/, '请输入6位数字验证码') }),
  result: z.null(),
  refuses: ['second-factor.failed', 'sign-in.locked'],
  rate: 'write',
});

/** By one of the codes written down for the day the phone is lost; it is used up. */
export const proveByRecoveryCode = defineCall({
  method: 'POST',
  path: '/sys/proof/recoveryCode',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({ code: z.string().min(1, '请输入恢复码').max(32) }),
  result: z.null(),
  refuses: ['second-factor.failed', 'sign-in.locked'],
  rate: 'write',
});

export const askForPasskey = defineCall({
  method: 'POST',
  path: '/sys/proof/passkey/begin',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: z.strictObject({}),
  result: PasskeyAsking,
  refuses: ['passkey.unavailable'],
  rate: 'write',
});

export const proveByPasskey = defineCall({
  method: 'POST',
  path: '/sys/proof/passkey',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile,
  input: PasskeyShown,
  result: z.null(),
  refuses: ['second-factor.failed', 'sign-in.locked'],
  rate: 'write',
});

/** By the password, encrypted as for a sign-in; only for who has no second factor. It settles nothing that is due. */
export const proveByPassword = defineCall({
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
