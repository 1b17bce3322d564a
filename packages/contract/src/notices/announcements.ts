import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { keyword, WireTime } from '../text.ts';

/** General, important, urgent. */
export const Priority = z.enum(['L', 'M', 'H']);
export type Priority = z.infer<typeof Priority>;

/** Spec section 3. Its odd spellings stop at `to-wire.ts` of the server and here. */
export const Announcement = z.object({
  id: z.string(),
  titile: z.string(), // spelled so on the wire
  msgContent: z.string(),
  msgAbstract: z.string().nullable(),
  sender: z.string(),
  priority: Priority,
  /** "1" is a notice, "2" a message of a system. */
  msgCategory: z.enum(['1', '2']),
  sendTime: WireTime,
  createTime: WireTime,
  openType: z.enum(['url', 'component']).nullable(),
  openPage: z.string().nullable(),
  busType: z.string().nullable(),
  busId: z.string().nullable(),
  readFlag: z.enum(['0', '1']),
  /** Stands above what is newer. */
  izTop: z.enum(['0', '1']),
  /** Wants to be confirmed, and whether the reader has done so. */
  mustRead: z.boolean(),
  isAcknowledged: z.boolean(),
  isArchived: z.boolean(),
  /** Over: no longer counted as unread, still there to be looked up. */
  isEnded: z.boolean(),
  /** Rises each time it is changed after it was sent. */
  revision: z.int(),
});
export type Announcement = z.infer<typeof Announcement>;

/** Lists unread announcements: the newest five of each kind and the totals (spec section 3). */
export const listMine = defineCall({
  method: 'GET',
  path: '/sys/annountCement/listByUser',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  isBackground: true,
  isPolled: true,
  input: z.strictObject({}),
  result: z.object({
    anntMsgList: z.array(Announcement),
    anntMsgTotal: z.int(),
    sysMsgList: z.array(Announcement),
    sysMsgTotal: z.int(),
    /** The number, read or not, that the user must confirm and has not. */
    mustReadTotal: z.int(),
  }),
  refuses: [],
  rate: 'read',
});

export const markRead = defineCall({
  method: 'PUT',
  path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ anntId: z.string().min(1).max(64) }),
  result: z.null(),
  refuses: ['announcement.not-found'],
  rate: 'write',
});

const mine = paged(Announcement);

/** Everything sent to me, read or not, newest first (the page "my announcements"). */
export const pageMine = defineCall({
  method: 'GET',
  path: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: mine.input.extend({
    /** Part of the title. */
    titile: keyword(),
    readFlag: z.enum(['0', '1']).optional(),
    msgCategory: z.enum(['1', '2']).optional(),
    priority: Priority.optional(),
    /** "1" is what was put away; without it, everything else. */
    archived: z.enum(['0', '1']).optional(),
  }),
  result: mine.result,
  refuses: [],
  rate: 'read',
});

export const getAnnouncement = defineCall({
  method: 'GET',
  path: '/sys/annountCement/queryById',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  result: Announcement,
  refuses: ['announcement.not-found'],
  rate: 'read',
});

/** Marks everything read that is unread, of one kind or of both; what must be confirmed is left to be. */
export const markAllRead = defineCall({
  method: 'PUT',
  path: '/sys/sysAnnouncementSend/readAll',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ msgCategory: z.enum(['1', '2']).optional() }),
  result: z.object({ marked: z.int() }),
  says: '全部已读',
  refuses: [],
  rate: 'write',
});

/** Puts an announcement away, read, or takes it back. */
export const archive = defineCall({
  method: 'PUT',
  path: '/sys/sysAnnouncementSend/archive',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ anntId: z.string().min(1).max(64), archived: z.boolean() }),
  result: z.null(),
  refuses: ['announcement.not-found'],
  rate: 'write',
});

/** Lists the announcements the user must confirm, the oldest first. */
export const listMustRead = defineCall({
  method: 'GET',
  path: '/sys/sysAnnouncementSend/mustRead',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.array(Announcement),
  refuses: [],
  rate: 'read',
});

/** The reader confirms that they have read this very revision. */
export const acknowledge = defineCall({
  method: 'PUT',
  path: '/sys/sysAnnouncementSend/acknowledge',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ anntId: z.string().min(1).max(64), revision: z.int().min(1) }),
  result: z.null(),
  refuses: ['announcement.not-found', 'announcement.revised'],
  rate: 'write',
});

/** Returns an announcement to the holder of a signed link, which is good for minutes. */
export const previewAnnouncement = defineCall({
  method: 'GET',
  path: '/sys/annountCement/preview',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({
    id: z.string().min(1).max(64),
    tenant: z.string().regex(/^\d{1,9}$/),
    expires: z.string().regex(/^\d{13}$/),
    sign: z.string().regex(/^[\w-]{43}$/),
  }),
  result: z.object({
    titile: z.string(),
    sender: z.string(),
    priority: Priority,
    sendTime: WireTime.nullable(),
    msgContent: z.string(),
  }),
  refuses: ['preview.invalid'],
  rate: 'read',
});
