import { z } from 'zod';
import { defineCall } from '../call.ts';
import { workNoLength } from '../limits.ts';
import { text } from '../text.ts';

/** A set of books a person works in ("gims factory" on the wire, spec section 3). */
export const AccountSet = z.object({
  code: z.string(),
  name: z.string(),
  /** The owner of the books: the supply chain or a factory. Older gateways leave it to the code. */
  kind: z.enum(['gyl', 'gims']).optional(),
});
export type AccountSet = z.infer<typeof AccountSet>;

/** gyl works with the supply chain's sets alone, gims with all others (spec section 4). */
export const isOfSupplyChain = ({ code, kind }: AccountSet): boolean =>
  kind === undefined ? /^gyl/i.test(code) : kind === 'gyl';

/** One's own account sets (spec section 7); `username` is one's own work number. */
export const getGimsUserFactory = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/getGimsUserFactory',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ username: text(workNoLength).optional() }),
  result: z.array(AccountSet),
  refuses: [],
  rate: 'read',
});

/** Returns the address of gims with an account set: it holds a ticket, good once and for 60 s. */
export const handOverToGims = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/gimsHandOver',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ factoyId: text(64).min(1) }),
  result: z.object({ address: z.string() }),
  refuses: ['account-set.foreign', 'sso.not-connected', 'subsystem.disabled', 'subsystem.no-menu'],
  rate: 'write',
});

/** The back end of gims learns, once, whom a ticket stands for. It shows who it is itself. */
export const redeemGimsTicket = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/gimsRedeem',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    client_id: text(64),
    client_secret: text(256),
    ticket: text(128),
  }),
  result: z.object({
    workNo: z.string(),
    realname: z.string(),
    factoyId: z.string(),
    factoyName: z.string(),
  }),
  refuses: ['sso.client-unproved', 'sso.ticket-spent'],
  rate: 'read',
});
