import { z } from 'zod';
import { CopyChannel, deskActions } from './announcement-desk.ts';
import { Priority } from './announcements.ts';
import { defineCall } from '../call.ts';
import { announcementContentLength, announcementTitleLength } from '../limits.ts';
import { paged } from '../paging.ts';
import { keyword, line, text, WireTime } from '../text.ts';

/** A variable in a template: `{{storeName}}`. */
const variable = /\{\{\s*([a-zA-Z]\w{0,31})\s*\}\}/g;

/** The variables of a text, each once, in the order in which they come. */
export const variablesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((each) => Array.from(each.matchAll(variable), ([, name = '']) => name))),
];

/** A text with its variables filled in; `put` says how a value is written there. */
export const filledIn = (
  template: string,
  values: Record<string, string>,
  put: (value: string) => string = (value) => value,
): string => template.replaceAll(variable, (_, name: string) => put(values[name] ?? ''));

const code = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

const written = {
  templateName: line(40).min(1),
  titile: line(announcementTitleLength).min(1),
  msgContent: text(announcementContentLength).min(1),
  priority: Priority,
};

export const MessageTemplate = z.object({
  templateCode: z.string(),
  ...written,
  variables: z.array(z.string()),
  updateTime: WireTime,
  updateBy: z.string().nullable(),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

const managed = { envelope: 'main', admits: 'signed-in' } as const;

export const listTemplates = defineCall({
  method: 'GET',
  path: '/sys/message/sysMessageTemplate/list',
  ...managed,
  action: deskActions.list,
  input: z.strictObject({}),
  result: z.array(MessageTemplate),
  refuses: [],
  rate: 'read',
});

export const addTemplate = defineCall({
  method: 'POST',
  path: '/sys/message/sysMessageTemplate/add',
  ...managed,
  action: deskActions.add,
  input: z.strictObject({ templateCode: code, ...written }),
  result: z.null(),
  says: '添加成功！',
  refuses: ['template.taken'],
  rate: 'write',
});

export const editTemplate = defineCall({
  method: 'PUT',
  path: '/sys/message/sysMessageTemplate/edit',
  ...managed,
  action: deskActions.edit,
  input: z.strictObject({ templateCode: code, ...written }),
  result: z.null(),
  says: '修改成功!',
  refuses: ['template.not-found'],
  rate: 'write',
});

export const deleteTemplate = defineCall({
  method: 'DELETE',
  path: '/sys/message/sysMessageTemplate/delete',
  ...managed,
  action: deskActions.remove,
  input: z.strictObject({ templateCode: code }),
  result: z.null(),
  says: '删除成功!',
  refuses: ['template.not-found'],
  rate: 'write',
});

/** Sends a template, filled in, to the caller alone: how it will look where it arrives. */
export const tryTemplate = defineCall({
  method: 'POST',
  path: '/sys/message/sysMessageTemplate/sendMsg',
  ...managed,
  action: deskActions.edit,
  input: z.strictObject({
    templateCode: code,
    channel: z.enum(['bell', ...CopyChannel.options]),
    values: z.record(z.string().max(32), text(200)),
  }),
  result: z.null(),
  says: '测试消息已发送',
  refuses: [
    'template.not-found',
    'template.unfilled',
    'channel.closed',
    'channel.no-address',
    'channel.failed',
  ],
  rate: 'write',
});

/** The states of a copy. A waiting copy may have failed before: then it has a problem and is tried again. */
export const copyOutcomes = [
  'waiting',
  'sending',
  'taken',
  'failed',
  'no-address',
  'declined',
] as const;

export const SentCopy = z.object({
  id: z.string(),
  titile: z.string(),
  channel: CopyChannel,
  workNo: z.string(),
  realname: z.string(),
  outcome: z.enum(copyOutcomes),
  /** The error of the service, in our words; null without one. */
  problem: z.string().nullable(),
  isTest: z.boolean(),
  sendTime: WireTime,
});
export type SentCopy = z.infer<typeof SentCopy>;

const copies = paged(SentCopy);

/** Every copy that was handed to a service outside, newest first. */
export const listSentCopies = defineCall({
  method: 'GET',
  path: '/sys/message/sysMessage/list',
  ...managed,
  action: deskActions.list,
  input: copies.input.extend({
    channel: CopyChannel.optional(),
    outcome: z.enum(copyOutcomes).optional(),
    /** Work number, or part of the title. */
    keyword: keyword(),
  }),
  result: copies.result,
  refuses: [],
  rate: 'read',
});

/** Sends a copy that was given up again, with as many tries as the first time. */
export const repeatCopy = defineCall({
  method: 'POST',
  path: '/sys/message/sysMessage/repeat',
  ...managed,
  action: deskActions.publish,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  result: z.null(),
  says: '已重新发送',
  refuses: ['copy.not-failed'],
  rate: 'write',
});
