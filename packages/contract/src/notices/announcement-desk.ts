import { traits } from '@portal/common/rich-text/lost-markup';
import { z } from 'zod';
import { Announcement, Priority } from './announcements.ts';
import { AudienceRule, audienceKinds, NamedTarget } from './announcement-audience.ts';
import { defineCall } from '../call.ts';
import { announcementContentLength, announcementTitleLength } from '../limits.ts';
import { paged } from '../paging.ts';
import { keyword, line, text, WireTime } from '../text.ts';

/** The action codes for administering announcements. */
export const deskActions = {
  list: 'ams:notice:list',
  add: 'ams:notice:add',
  edit: 'ams:notice:edit',
  remove: 'ams:notice:delete',
  publish: 'ams:notice:publish',
  export: 'ams:notice:export',
} as const;

/**
 * The states of an announcement. A draft is sent at once or at its time, and ends at its time, by hand, or never; a
 * recalled one was never there.
 */
export const announcementStates = ['draft', 'scheduled', 'sent', 'ended', 'recalled'] as const;
export const AnnouncementState = z.enum(announcementStates);
export type AnnouncementState = z.infer<typeof AnnouncementState>;

/** The channels of copies, beside the portal itself. */
export const copyChannels = ['dingtalk', 'sms'] as const;
export const CopyChannel = z.enum(copyChannels);
export type CopyChannel = z.infer<typeof CopyChannel>;

const id = z.string().min(1).max(64);

/** The text of an announcement; each change of it is kept as a revision. */
const announcementText = {
  titile: line(announcementTitleLength).min(1), // spelled so on the wire
  msgContent: text(announcementContentLength),
  priority: Priority,
  openType: z.enum(['url', 'component']).nullable(),
  openPage: text(500).nullable(),
  busId: text(64).nullable(),
};
export const AnnouncementText = z.strictObject(announcementText);
export type AnnouncementText = z.infer<typeof AnnouncementText>;

/** All parts of an announcement that are written before it is sent. */
export const Draft = z.strictObject({
  ...announcementText,
  msgCategory: z.enum(['1', '2']),
  sender: line(30).min(1),
  mustRead: z.boolean(),
  endTime: WireTime.nullable(),
  audience: AudienceRule,
  copies: z.array(CopyChannel).max(copyChannels.length),
});
export type Draft = z.infer<typeof Draft>;

/** An announcement in the administrators' list. */
export const DeskItem = z.object({
  ...Announcement.pick({ id: true, titile: true, sender: true, priority: true, izTop: true }).shape,
  msgCategory: z.enum(['1', '2']),
  mustRead: z.boolean(),
  revision: z.int(),
  state: AnnouncementState,
  sendTime: WireTime.nullable(),
  endTime: WireTime.nullable(),
  createTime: WireTime,
  createBy: z.string().nullable(),
  /** The number of recipients when it was sent; null before. */
  reach: z.int().nullable(),
  readers: z.int(),
  acknowledged: z.int(),
});
export type DeskItem = z.infer<typeof DeskItem>;

const desk = paged(DeskItem);

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/sys/annountCement/list',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: desk.input.extend({
    /** Part of the title. */
    titile: keyword(),
    state: AnnouncementState.optional(),
    msgCategory: z.enum(['1', '2']).optional(),
  }),
  result: desk.result,
  refuses: [],
  rate: 'read',
});

/** Returns one announcement as it was written, with the names of its audience. */
export const getDraft = defineCall({
  method: 'GET',
  path: '/sys/annountCement/queryDraft',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: z.strictObject({ id }),
  result: z.object({ item: DeskItem, draft: Draft, targets: z.array(NamedTarget) }),
  refuses: ['announcement.not-found'],
  rate: 'read',
});

/** An announcement as it was written, with its place on the desk. */
export type WrittenAnnouncement = z.infer<typeof getDraft.result>;

/** The refusals of a text that cannot be saved. */
export const announcementTextRefusals = [
  'announcement.address',
  'announcement.component',
  'announcement.empty',
] as const;

/** Names the markup of a text that is not taken over (`lost-markup.ts`): its author hears of it before anybody reads it. */
export const NotTaken = z.array(z.enum(traits));

export const addAnnouncement = defineCall({
  method: 'POST',
  path: '/sys/annountCement/add',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.add,
  input: Draft,
  result: z.object({ id: z.string(), notTaken: NotTaken }),
  says: '添加成功！',
  refuses: announcementTextRefusals,
  rate: 'write',
});

/** Changes an announcement before it is sent; afterwards it is revised. */
export const editAnnouncement = defineCall({
  method: 'PUT',
  path: '/sys/annountCement/edit',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.edit,
  input: z.strictObject({ id, draft: Draft }),
  result: z.object({ notTaken: NotTaken }),
  says: '修改成功!',
  refuses: ['announcement.not-found', 'announcement.state', ...announcementTextRefusals],
  rate: 'write',
});

/** Deletes a draft. A sent announcement is recalled instead, and stays in the records. */
export const deleteAnnouncement = defineCall({
  method: 'DELETE',
  path: '/sys/annountCement/delete',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.remove,
  input: z.strictObject({ id }),
  result: z.null(),
  says: '删除成功!',
  refuses: ['announcement.not-found', 'announcement.state'],
  rate: 'write',
});

/** Sends a draft now, or at a later time; a scheduled one may be moved. Returns the number of recipients. */
export const releaseAnnouncement = defineCall({
  method: 'PUT',
  path: '/sys/annountCement/doReleaseData',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.publish,
  input: z.strictObject({ id, sendTime: WireTime.nullable() }),
  result: z.object({ reach: z.int() }),
  says: '系统通知推送成功',
  refuses: [
    'announcement.not-found',
    'announcement.state',
    'announcement.no-audience',
    'announcement.in-the-past',
    'channel.closed',
  ],
  rate: 'write',
});

/** Recalls an announcement from every screen; a scheduled one is never sent. */
export const recallAnnouncement = defineCall({
  method: 'PUT',
  path: '/sys/annountCement/doReovkeData', // spelled so on the wire
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.publish,
  input: z.strictObject({ id }),
  result: z.null(),
  says: '该系统通知撤销成功',
  refuses: ['announcement.not-found', 'announcement.state'],
  rate: 'write',
});

/** Ends an announcement now: it no longer counts as unread, and can still be looked up. */
export const endAnnouncement = defineCall({
  method: 'PUT',
  path: '/sys/annountCement/end',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.publish,
  input: z.strictObject({ id }),
  result: z.null(),
  refuses: ['announcement.not-found', 'announcement.state'],
  rate: 'write',
});

export const pinAnnouncement = defineCall({
  method: 'PUT',
  path: '/sys/annountCement/editIzTop',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.publish,
  input: z.strictObject({ id, izTop: z.enum(['0', '1']) }),
  result: z.null(),
  refuses: ['announcement.not-found'],
  rate: 'write',
});

/** Makes a link to the present text of the announcement, for anybody, for minutes. */
export const makePreviewLink = defineCall({
  method: 'POST',
  path: '/sys/annountCement/previewLink',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: z.strictObject({ id }),
  /** Path and query of the portal. */
  result: z.object({ path: z.string(), expireTime: WireTime }),
  refuses: ['announcement.not-found'],
  rate: 'write',
});

/** Counts the active people a rule covers now. */
export const countAudience = defineCall({
  method: 'POST',
  path: '/sys/annountCement/headCount',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: AudienceRule,
  result: z.object({ people: z.int() }),
  refuses: [],
  rate: 'read',
});

/** Lists the targets of one kind: the first fifty that match, with the number of people in each. */
export const listAudienceChoices = defineCall({
  method: 'GET',
  path: '/sys/annountCement/audienceChoices',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: z.strictObject({ kind: z.enum(audienceKinds), keyword: keyword() }),
  result: z.array(z.object({ key: z.string(), name: z.string(), note: z.string() })),
  refuses: [],
  rate: 'read',
});

/** Lists the configured channels of copies. */
export const listChannels = defineCall({
  method: 'GET',
  path: '/sys/annountCement/channels',
  envelope: 'main',
  admits: 'signed-in',
  action: deskActions.list,
  input: z.strictObject({}),
  result: z.object({ open: z.array(CopyChannel) }),
  refuses: [],
  rate: 'read',
});
