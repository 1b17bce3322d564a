import { z } from 'zod';
import { defineCall } from '../call.ts';
import { EpochText } from '../epochs.ts';

/** A number of the server's diary of notices, which only ever rises. */
const Place = z.string().regex(/^\d{1,15}$/);

/**
 * Opens the socket of somebody signed in (spec section 7), who offers two sub-protocols: `socketProtocol`, which is
 * chosen, and the token, which is never repeated. `last` is the highest `msgId` heard so far: what came after it is told
 * first. Refused before the upgrade.
 */
export const openSocket = defineCall({
  method: 'GET',
  path: '/websocket/:userId',
  envelope: 'bare',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  isBackground: true,
  input: z.strictObject({ userId: z.string().min(1).max(64), last: Place.optional() }),
  result: z.never(),
  /** Asked for without the wish to become a socket. */
  refuses: ['route.not-found'],
  rate: 'read',
});

export const socketProtocol = 'portal.live';

/** Why the server closes a socket, by close code. */
export const closeCodes = {
  /** The server stops, and is back soon. The reason may be `spread=15000`: come back within so many milliseconds. */
  restart: 1012,
  /** Something was said that nobody may say, or too much of it. */
  policy: 1008,
  /** The person has opened more than they may have: the oldest goes, and does not come back by itself. */
  replaced: 4008,
  /** The session has ended: there is no use in coming back with this token. */
  sessionOver: 4401,
} as const;

/** Something about notices: everybody's, or one's own. Without a number nothing is new, but something was read. */
const notice = {
  msgId: Place.optional(),
  msgTxt: z.string().optional(),
  /** The announcement that was recalled: it leaves the screen now, whenever the list is asked for. */
  gone: z.string().max(64).optional(),
};

/** What the server says over a socket. Others of `cmd` may come and mean nothing here. */
export const Frame = z.discriminatedUnion('cmd', [
  /** After what was missed: up to where the receiver is told by now, and what holds. */
  z.object({
    cmd: z.literal('hello'),
    last: Place,
    epochs: EpochText,
    release: z.string(),
  }),
  z.object({
    cmd: z.literal('topic'),
    ...notice,
    /** So many pages are told this that each is to ask within this time, at random, in milliseconds. */
    within: z.int().min(0).max(60_000).optional(),
  }),
  z.object({ cmd: z.literal('user'), ...notice, userId: z.string() }),
  z.object({ cmd: z.literal('epochs'), epochs: EpochText, release: z.string() }),
  /** That the line is there, and nothing else. */
  z.object({ cmd: z.literal('heartcheck') }),
]);
export type Frame = z.infer<typeof Frame>;
