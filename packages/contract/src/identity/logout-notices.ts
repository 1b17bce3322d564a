import { z } from 'zod';
import { defineCall } from '../call.ts';
import { WireTime } from '../text.ts';

/** The action codes for back-channel logout notices that failed. */
export const logoutNoticeActions = {
  list: 'ams:logout:list',
  repeat: 'ams:logout:repeat',
} as const;

/** A system that was carried a session and did not take the notice that it is over. */
export const LogoutNotice = z.object({
  id: z.string(),
  clientName: z.string(),
  /** The owner of the session; null when the person is gone. */
  workNo: z.string().nullable(),
  realname: z.string().nullable(),
  failTime: WireTime,
  problem: z.string(),
});
export type LogoutNotice = z.infer<typeof LogoutNotice>;

/** The newest two hundred that were given up. */
export const listLogoutNotices = defineCall({
  method: 'GET',
  path: '/common/sys/logoutNotice/list',
  envelope: 'main',
  admits: 'signed-in',
  action: logoutNoticeActions.list,
  input: z.strictObject({}),
  result: z.array(LogoutNotice),
  refuses: [],
  rate: 'read',
});

/** Sends a notice that was given up again, with as many tries as the first time. */
export const repeatLogoutNotice = defineCall({
  method: 'POST',
  path: '/common/sys/logoutNotice/repeat',
  envelope: 'main',
  admits: 'signed-in',
  action: logoutNoticeActions.repeat,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  result: z.null(),
  says: '已重新发送',
  refuses: ['logout-notice.not-failed'],
  rate: 'write',
});
