import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { keyword, WireTime } from '../text.ts';

export const sessionActions = { list: 'ams:session:list', end: 'ams:session:end' } as const;

/** Somebody who is signed in. Neither the token nor anything made of it is told. */
export const OnlineSession = z.object({
  /** Names the session in the call below, and is good for nothing else. */
  id: z.string(),
  workNo: z.string(),
  realname: z.string(),
  device: z.string(),
  address: z.string(),
  method: z.string(),
  createTime: WireTime,
  lastSeenTime: WireTime,
  /** True for the session that asks. */
  isCurrent: z.boolean(),
});
export type OnlineSession = z.infer<typeof OnlineSession>;

const sessions = paged(OnlineSession, 20);

/** A page of the sessions of the people within the caller's scope, the newest first. */
export const listOnlineSessions = defineCall({
  method: 'GET',
  path: '/sys/online/list',
  envelope: 'main',
  admits: 'signed-in',
  action: sessionActions.list,
  input: sessions.input.extend({
    /** A name, a number, pinyin or initials. */
    keyword: keyword(),
  }),
  result: sessions.result,
  refuses: [],
  rate: 'read',
});

/** Ends a session, within a second on every node and open tab. */
export const endOnlineSession = defineCall({
  method: 'POST',
  path: '/sys/online/forceLogout',
  envelope: 'main',
  admits: 'signed-in',
  action: sessionActions.end,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  result: z.null(),
  refuses: ['own-session.not-found', 'person.own', 'person.protected'],
  rate: 'write',
});
