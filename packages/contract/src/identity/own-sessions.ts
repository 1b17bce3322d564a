import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CsvRows } from '../csv.ts';
import { WireTime } from '../text.ts';

/** Somewhere the caller is signed in. Neither the token nor anything made of it is told. */
export const OwnSession = z.object({
  /** Names the session in the calls below, and is good for nothing else. */
  id: z.string(),
  /** Browser and system in Chinese, as far as the browser says. */
  device: z.string(),
  /** The network address it was begun from. */
  address: z.string(),
  /** The sign-in method, in Chinese. */
  method: z.string(),
  createTime: WireTime,
  lastSeenTime: WireTime,
  /** True for the session that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** Lists the user's sessions: the current one first, then by last use. */
export const listOwnSessions = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/sessions',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.array(OwnSession),
  refuses: [],
  rate: 'read',
});

/** Exports the same list, for users who look into a sign-in that was not theirs. */
export const exportOwnSessions = defineCall({
  method: 'GET',
  path: '/common/sys/userLogin/exportSessions',
  envelope: 'csv',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: CsvRows,
  refuses: [],
  rate: 'read',
});

/** Ends one of the caller's sessions, within a second on every node. */
export const endOwnSession = defineCall({
  method: 'DELETE',
  path: '/common/sys/userLogin/sessions/:id',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  result: z.null(),
  says: '已退出该设备的登录',
  refuses: ['own-session.not-found'],
  rate: 'write',
});

/** Ends all of the caller's sessions but this one, and answers how many there were. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/common/sys/userLogin/endOtherSessions',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  proof: 'fresh',
  input: z.strictObject({}),
  result: z.object({ ended: z.int() }),
  refuses: [],
  rate: 'write',
});
