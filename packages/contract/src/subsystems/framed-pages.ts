import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Ticket } from '../identity/external-sign-in.ts';
import { SubsystemName } from './subsystems.ts';
import { text } from '../text.ts';

/**
 * Returns the credential for the page of a menu item, each time the page is loaded: a ticket for its one origin, or
 * leave to give that origin the session's token.
 */
export const openPage = defineCall({
  method: 'POST',
  path: '/common/sys/frame/open',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ menuItem: text(128).min(1) }),
  result: z.discriminatedUnion('credential', [
    z.object({ credential: z.literal('ticket'), ticket: Ticket, origin: z.string() }),
    z.object({ credential: z.literal('token'), origin: z.string() }),
  ]),
  refuses: ['menu-item.not-found', 'page.no-credential', 'page.untrusted', 'sso.not-connected'],
  rate: 'write',
});

/** Redeems a ticket for the system behind a page, once. Server to server: the system authenticates itself. */
export const redeemPageTicket = defineCall({
  method: 'POST',
  path: '/common/sys/frame/redeem',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({ client_id: text(64), client_secret: text(256), ticket: text(128) }),
  result: z.object({
    workNo: z.string(),
    realname: z.string(),
    tenantId: z.int(),
    sysType: SubsystemName,
    /** The id of the menu item that was opened. */
    menuItem: z.string(),
    /** The portal's name of this login, as in single sign-on: the logout token at the end of the session has it. */
    sid: z.string(),
  }),
  refuses: ['sso.client-unproved', 'sso.ticket-spent'],
  rate: 'read',
});
