import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Ticket } from './external-sign-in.ts';
import { SignedIn } from './session.ts';
import { text } from '../text.ts';

/** Comes in by a ticket of a hand-over, and by nothing else (spec section 7). */
export const redeemHandOver = defineCall({
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

/** Whom a ticket would sign in, without using it up: asked before somebody else's session is replaced. */
export const readHandOver = defineCall({
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
 * A system hands somebody over to the portal: it is told a ticket, and a link with it. Server to server: the system shows
 * itself who it is, as a client of single sign-on that may do this.
 */
export const issueHandOver = defineCall({
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
