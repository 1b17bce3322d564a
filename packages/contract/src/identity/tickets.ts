import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Ticket } from './external-sign-in.ts';
import { SignedIn } from './session.ts';
import { text } from '../text.ts';

/** Signs in by a one-time ticket, and by nothing else (spec section 7). */
export const redeemSignInTicket = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/PasswordFreeLogin',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({ ticket: Ticket }),
  result: SignedIn,
  refuses: ['hand-over.invalid', 'sign-in.frozen'],
  rate: 'sign-in',
});

/** Reads the person of a ticket without using it up: the page asks before it replaces another session. */
export const readSignInTicket = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/handOver',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({ ticket: Ticket }),
  result: z.object({ workNo: z.string(), realname: z.string() }),
  refuses: ['hand-over.invalid'],
  rate: 'sign-in',
});

/**
 * Issues a one-time ticket and a link with it, with which a system carries a user over to the portal. Server to
 * server: the system authenticates itself as a single sign-on client that may do this.
 */
export const issueSignInTicket = defineCall({
  method: 'POST',
  path: '/common/sys/handOver/issue',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    client_id: text(64),
    client_secret: text(256),
    workNo: z.string().regex(/^\w{1,64}$/),
  }),
  /** `expiresIn` is in seconds. */
  result: z.object({ ticket: Ticket, url: z.string(), expiresIn: z.int() }),
  refuses: ['sso.client-unproved', 'hand-over.nobody'],
  rate: 'sign-in',
});
