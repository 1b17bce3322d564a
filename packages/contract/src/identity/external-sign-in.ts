import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sysType } from '../headers.ts';
import { signIn, SignedIn } from './session.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';

/** A ticket of ours: 256 bits in base64url. */
export const Ticket = z.string().regex(/^[\w-]{43}$/);

/** The code an external provider gives a browser to bring to us: visible ASCII, of no form we know. */
const ExternalCode = z.string().regex(/^[\x21-\x7e]{1,1024}$/);

/** The system name in calls of the workplace app (spec section 7): always 'micro', or the subsystem it opens. */
const AppSystem = z.union([z.literal(sysType), SubsystemName]);

/** The refusals of a failed exchange with an external provider. */
const externalRefusals = [
  'outside.closed',
  'outside.refused',
  'outside.spent',
  'outside.foreign',
  'outside.timeout',
  'outside.garbled',
  'outside.unavailable',
] as const;

/** A pending login: an external provider has authenticated a person who has not signed in here yet. */
export const PendingLogin = z.object({
  /** Proves the pending login to sign in, to bind it or to create an account; good once, for five minutes. */
  code: Ticket,
  /** True when the identity belongs to a person here. */
  isBound: z.boolean(),
  /** The work number it belongs to, if any. */
  workNo: z.string().nullable(),
  /** The person's name: ours when bound, else the provider's. */
  name: z.string(),
  /** The name of the provider. */
  provider: z.string(),
  /** True when an account may be created for an unbound identity. */
  mayCreate: z.boolean(),
});
export type PendingLogin = z.infer<typeof PendingLogin>;

const toSignIn = { envelope: 'main', admits: 'anyone', action: null, rate: 'sign-in' } as const;

/**
 * Begins a sign-in at an external provider and returns the address to go to. `provider` is 'dingtalk' or the key of an
 * identity provider. `challenge` is the SHA-256, in base64url, of a verifier that stays in the browser: a callback
 * without the verifier did not begin here.
 */
export const beginExternalSignIn = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/begin',
  input: z.strictObject({ provider: z.string().min(1).max(32), challenge: Ticket }),
  result: z.object({ url: z.url() }),
  refuses: externalRefusals,
});

/** Completes the OAuth round trip: the provider's callback parameters, and the verifier that never left the browser. */
export const completeExternalSignIn = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/arrive',
  input: z.strictObject({
    state: Ticket,
    verifier: Ticket,
    code: ExternalCode,
    /** The issuer that sends the browser back (RFC 9207). */
    iss: z.url().max(512).optional(),
  }),
  result: PendingLogin,
  refuses: [...externalRefusals, 'errand.unknown'],
});

const PendingLoginCode = z.strictObject({ code: Ticket });

/** Signs in with a pending login that is bound to a person. */
export const signInExternally = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/enter',
  input: PendingLoginCode,
  result: SignedIn,
  refuses: ['arrival.unknown', 'arrival.unbound', 'sign-in.frozen'],
});

/** Binds a pending login to an account, whose password is checked once, and signs in. */
export const bindIdentity = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/bind',
  input: z.strictObject({ ...signIn.input.shape, code: Ticket }),
  result: SignedIn,
  refuses: [...signIn.refuses, 'arrival.unknown', 'arrival.taken'],
});

/** Creates an account for a pending login, where the installation allows it, and signs in. */
export const createAccount = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/create',
  input: PendingLoginCode,
  result: SignedIn,
  refuses: ['arrival.unknown', 'arrival.taken', 'arrival.no-account', 'sign-in.frozen'],
});

/** Spec section 7. Inside the workplace app: exchanges the code the app gave the page. */
export const authoriseInApp = defineCall({
  ...toSignIn,
  method: 'GET',
  path: '/common/dingDing/register/auth',
  input: z.strictObject({ authCode: ExternalCode, sysType: AppSystem }),
  result: PendingLogin,
  refuses: externalRefusals,
});

/** Spec section 7. Signs in by the workplace app; success is the code '200', as a text. */
export const signInByApp = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/common/sys/userLogin/dingdingLogin',
  successCode: '200',
  input: PendingLoginCode,
  result: SignedIn,
  refuses: ['arrival.unknown', 'arrival.unbound', 'sign-in.frozen'],
});

/** Spec section 7. Signs in by the app on a phone, in one step; `code` is the one the app gave the page. */
export const signInByMobileApp = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/common/sys/userLogin/dingdingLoginmb',
  input: z.strictObject({ sysType: AppSystem, code: ExternalCode }),
  result: SignedIn,
  refuses: [...externalRefusals, 'arrival.unbound', 'sign-in.frozen'],
});

/** Spec section 7. Signs in by a ticket of the group's CAS; `service` must be the configured one. */
export const validateCasTicket = defineCall({
  ...toSignIn,
  method: 'GET',
  path: '/sys/cas/client/validateLogin',
  input: z.strictObject({ ticket: ExternalCode, service: z.string().max(512) }),
  result: SignedIn,
  refuses: [...externalRefusals, 'cas.service', 'cas.stranger', 'sign-in.frozen'],
});
