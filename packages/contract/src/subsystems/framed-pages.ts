import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Ticket } from '../identity/external-sign-in.ts';
import { SubsystemName } from './subsystems.ts';
import { text } from '../text.ts';

/**
 * What the page of a menu item is handed, asked for each time it is loaded: a ticket for the one origin, or leave to
 * hand that origin the session's token.
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

/** The system behind a page learns, once, whom a ticket stands for. Server to server: it shows who it is itself. */
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
    /** The menu item through which they came, by its id. */
    menuItem: z.string(),
    /** The portal's name of this login, as in single sign-on: a logout token bears it when the session ends. */
    sid: z.string(),
  }),
  refuses: ['sso.client-unproved', 'sso.ticket-spent'],
  rate: 'read',
});
