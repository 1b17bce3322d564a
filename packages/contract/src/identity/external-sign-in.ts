import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sysType } from '../headers.ts';
import { signIn, SignedIn } from './session.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';

/** A ticket of ours: 256 bits in base64url. */
export const Ticket = z.string().regex(/^[\w-]{43}$/);

/** What a service outside hands a browser to bring to us: visible ASCII, of no form we know. */
const OutsideCode = z.string().regex(/^[\x21-\x7e]{1,1024}$/);

/** Spec section 7: what the workplace app calls us as; always 'micro', or the subsystem it opens. */
const AppSystem = z.union([z.literal(sysType), SubsystemName]);

/** Why a service outside may have brought nothing; each in its own words. */
const outsideProblems = [
  'outside.closed',
  'outside.refused',
  'outside.spent',
  'outside.foreign',
  'outside.timeout',
  'outside.garbled',
  'outside.unavailable',
] as const;

/** Somebody whom a service outside has vouched for and who has not come in yet. */
export const Arrival = z.object({
  /** Shown to come in, to be bound or to get an account; good once, for five minutes. */
  code: Ticket,
  /** Whether the identity belongs to a person here. */
  isBound: z.boolean(),
  /** The work number it belongs to, if any. */
  workNo: z.string().nullable(),
  /** What the person is called: here when bound, else outside. */
  name: z.string(),
  /** What the service is called. */
  provider: z.string(),
  /** Whether an account may be made for somebody who has none. */
  mayCreate: z.boolean(),
});
export type Arrival = z.infer<typeof Arrival>;

const toSignIn = { envelope: 'main', admits: 'anyone', action: null, rate: 'sign-in' } as const;

/**
 * Begins a sign-in at a service outside: answers the address to go to. `provider` is 'dingtalk' or the key of an identity
 * provider. `challenge` is the SHA-256, in base64url, of a verifier that stays in the browser: who comes back without it
 * did not begin here.
 */
export const beginErrand = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/begin',
  input: z.strictObject({ provider: z.string().min(1).max(32), challenge: Ticket }),
  result: z.object({ url: z.url() }),
  refuses: outsideProblems,
});

/** Ends an errand: what the service sent the browser back with, and the verifier that never left it. */
export const endErrand = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/arrive',
  input: z.strictObject({
    state: Ticket,
    verifier: Ticket,
    code: OutsideCode,
    /** Which issuer says it sends the browser back (RFC 9207). */
    iss: z.url().max(512).optional(),
  }),
  result: Arrival,
  refuses: [...outsideProblems, 'errand.unknown'],
});

const ArrivalCode = z.strictObject({ code: Ticket });

/** Comes in as whoever an identity provider vouched for. */
export const enterFromOutside = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/enter',
  input: ArrivalCode,
  result: SignedIn,
  refuses: ['arrival.unknown', 'arrival.unbound', 'sign-in.frozen'],
});

/** Binds an identity from outside to an account whose password is proved now, once, and comes in. */
export const bindIdentity = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/bind',
  input: z.strictObject({ ...signIn.input.shape, code: Ticket }),
  result: SignedIn,
  refuses: [...signIn.refuses, 'arrival.unknown', 'arrival.taken'],
});

/** Makes an account for an identity from outside, where the installation allows it, and comes in. */
export const createAccount = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/sys/thirdLogin/create',
  input: ArrivalCode,
  result: SignedIn,
  refuses: ['arrival.unknown', 'arrival.taken', 'arrival.no-account', 'sign-in.frozen'],
});

/** Spec section 7. Inside the workplace app: takes the code the app gave the page. */
export const authoriseInApp = defineCall({
  ...toSignIn,
  method: 'GET',
  path: '/common/dingDing/register/auth',
  input: z.strictObject({ authCode: OutsideCode, sysType: AppSystem }),
  result: Arrival,
  refuses: outsideProblems,
});

/** Spec section 7. Comes in by workplace app; success is the code '200', as a text. */
export const signInByApp = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/common/sys/userLogin/dingdingLogin',
  successCode: '200',
  input: ArrivalCode,
  result: SignedIn,
  refuses: ['arrival.unknown', 'arrival.unbound', 'sign-in.frozen'],
});

/** Spec section 7. Comes in from the app on a phone, in one step; `code` is the one the app gave the page. */
export const signInByMobileApp = defineCall({
  ...toSignIn,
  method: 'POST',
  path: '/common/sys/userLogin/dingdingLoginmb',
  input: z.strictObject({ sysType: AppSystem, code: OutsideCode }),
  result: SignedIn,
  refuses: [...outsideProblems, 'arrival.unbound', 'sign-in.frozen'],
});

/** Spec section 7. Comes in by a ticket of the group's CAS; `service` must be the one that is configured. */
export const validateCasTicket = defineCall({
  ...toSignIn,
  method: 'GET',
  path: '/sys/cas/client/validateLogin',
  input: z.strictObject({ ticket: OutsideCode, service: z.string().max(512) }),
  result: SignedIn,
  refuses: [...outsideProblems, 'cas.service', 'cas.stranger', 'sign-in.frozen'],
});
