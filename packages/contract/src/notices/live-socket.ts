import { minute } from '@portal/common/durations';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { EpochText } from '../epochs.ts';

/** The number of an entry in the server's notice log; it only ever rises. */
const LogNumber = z.string().regex(/^\d{1,15}$/);

/**
 * Opens the socket of a signed-in user (spec section 7). The page offers two sub-protocols: `socketProtocol`, which
 * the server chooses, and the token, which it never repeats. `last` is the highest `msgId` the page has received:
 * later entries are sent first. A refusal comes before the upgrade.
 */
export const openSocket = defineCall({
  method: 'GET',
  path: '/websocket/:userId',
  envelope: 'bare',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  whileLooking: 'closed',
  isBackground: true,
  input: z.strictObject({ userId: z.string().min(1).max(64), last: LogNumber.optional() }),
  result: z.never(),
  /** For a request without an upgrade. */
  refuses: ['route.not-found'],
  rate: 'read',
});

export const socketProtocol = 'portal.live';

/** The codes with which the server closes a socket. */
export const closeCodes = {
  /** The server restarts. The reason may be `spread=15000`: reconnect within so many milliseconds. */
  restart: 1012,
  /** The page sent a message that is not allowed, or too many. */
  policy: 1008,
  /** The user has too many sockets: the oldest is closed, and does not reconnect by itself. */
  replaced: 4008,
  /** The session has ended: reconnecting with this token is of no use. */
  sessionOver: 4401,
} as const;

/** News about notices, for everybody or for one user. Without a number nothing is new, but a notice was read. */
const notice = {
  msgId: LogNumber.optional(),
  msgTxt: z.string().optional(),
  /** The announcement that was recalled: it leaves the screen now, before the list is fetched again. */
  gone: z.string().max(64).optional(),
};

/** A message from the server. Pages ignore a `cmd` they do not know. */
export const Frame = z.discriminatedUnion('cmd', [
  /** Follows the missed entries: the number of the last one, and the current state. */
  z.object({
    cmd: z.literal('hello'),
    last: LogNumber,
    epochs: EpochText,
    release: z.string(),
  }),
  z.object({
    cmd: z.literal('topic'),
    ...notice,
    /** Each page fetches at a random moment within this time, in milliseconds, when many pages receive this. */
    within: z.int().min(0).max(minute).optional(),
  }),
  z.object({ cmd: z.literal('user'), ...notice, userId: z.string() }),
  z.object({ cmd: z.literal('epochs'), epochs: EpochText, release: z.string() }),
  /** Something began or ceased to wait for a step of the user: to be counted again, at a random moment within this time. */
  z.object({ cmd: z.literal('to-dos'), within: z.int().min(0).max(minute) }),
  /** The heartbeat of the connection. */
  z.object({ cmd: z.literal('heartcheck') }),
]);
export type Frame = z.infer<typeof Frame>;
