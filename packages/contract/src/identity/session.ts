import { z } from 'zod';
import { AlongAnswers, AlongQuestions } from '../along.ts';
import { defineCall, pendingSteps } from '../call.ts';
import { Dictionaries } from '../workplace/dictionaries.ts';
import { knownDevicesAtMost, passwordLength, workNoLength } from '../limits.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { identifier, WireTime } from '../text.ts';

/** The person signed in (spec section 3, with the members existing front ends read). */
export const UserInfo = z.object({
  id: z.string(),
  username: z.string(),
  realname: z.string(),
  avatar: z.string().nullable(),
  workNo: z.string(),
  defaultSystem: SubsystemName.nullable(),
  sex: z.int().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  post: z.string().nullable(),
  orgCode: z.string().nullable(),
  orgCodeTxt: z.string().nullable(),
  status: z.int(),
  loginTenantId: z.int(),
  createTime: WireTime,
});
export type UserInfo = z.infer<typeof UserInfo>;

export const Department = z.object({
  id: z.string(),
  departName: z.string(),
  orgCode: z.string(),
});
export type Department = z.infer<typeof Department>;

/** The result of every sign-in method. `multi_depart`: 0 none, 1 one, 2 several departments. */
export const SignedIn = z.object({
  token: z.string(),
  userInfo: UserInfo,
  sysAllDictItems: Dictionaries,
  departs: z.array(Department),
  multi_depart: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  tenantList: z.array(z.object({ id: z.int(), name: z.string(), status: z.int() })),
  /** Pending steps that come before the session opens everything. */
  due: z.array(z.enum(pendingSteps)),
  /** The answers to what was asked along, as far as what is due leaves open. */
  along: AlongAnswers.optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** The key and the single-use nonce with which the browser encrypts a password. */
export const getSignInKey = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/signInKey',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: z.object({
    keyId: z.string(),
    /** SubjectPublicKeyInfo, base64; RSA-OAEP with SHA-256. */
    publicKey: z.string(),
    nonce: z.string(),
  }),
  refuses: [],
  rate: 'sign-in',
});

/** Base64 of what `getSignInKey` encrypted; `missing` is said when it is not there. */
export const sealedText = (missing: string) => z.string().min(1, missing).max(1_024);

/**
 * Sign-in by work number. `password` is base64 of RSA-OAEP over `nonce + "\n" + password`, so that a body seen
 * once is worth nothing. Transport security is the control; this keeps passwords out of proxies' logs.
 */
export const signIn = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/tempEncryptLogin',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    // Nothing that could look like another work number (spec section 5).
    username: identifier(workNoLength)
      .min(1, '请输入用户名')
      .regex(/^\w+$/, '只允许字母、数字、下划线'),
    password: sealedText('请输入密码'),
    keyId: z.string().max(64),
    /** Proofs that people have signed in on this browser before (`rememberDevice`), of any account. */
    devices: z.array(z.string().max(128)).max(knownDevicesAtMost).optional(),
    /** The answer to `sign-in.challenge` (`proof-of-work.ts`), for the nonce inside `password`. */
    work: z.string().max(16).optional(),
    along: AlongQuestions.optional(),
  }),
  result: SignedIn,
  refuses: [
    'sign-in.failed',
    'sign-in.frozen',
    'sign-in.challenge',
    'sign-in.locked',
    'sign-in.day-locked',
    'sign-in.network-locked',
    'sign-in.stale',
    'sign-in.busy',
  ],
  rate: 'sign-in',
});

/** The plaintext inside a sign-in's `password`. */
export const SignInSecret = z.object({
  nonce: z.string().min(1).max(128),
  password: z.string().min(1).max(passwordLength),
});

/**
 * A proof that the person has signed in on this browser, for their next sign-ins on it: failures of strangers do not
 * keep them out then. It is good for 180 days and opens nothing by itself.
 */
export const rememberDevice = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/rememberDevice',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  isBackground: true,
  input: z.strictObject({}),
  result: z.object({ device: z.string() }),
  refuses: [],
  rate: 'write',
});

export const signOut = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/logout',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: pendingSteps,
  whileLooking: 'open',
  input: z.strictObject({}),
  result: z.null(),
  refuses: [],
  rate: 'write',
});

/** Returns whether the session is alive. A status and nothing more: it admits nobody to anything. */
export const getLoginValid = defineCall({
  method: 'POST',
  path: '/common/sys/userPermission/getLoginValidByToken',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: z.boolean(),
  refuses: [],
  rate: 'read',
});
