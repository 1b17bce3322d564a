import { z } from 'zod';
import { CopyChannel, deskActions } from './announcement-desk.ts';
import { Priority } from './announcements.ts';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { announcementContentLength, announcementTitleLength } from '../limits.ts';
import { text, WireTime } from '../text.ts';
import { hasNoWords } from './html-text.ts';

/** A variable in a template: `{{storeName}}`. */
const variable = /\{\{\s*([a-zA-Z]\w{0,31})\s*\}\}/g;

/** The variables of a text, each once, in the order in which they come. */
export const variablesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((each) => Array.from(each.matchAll(variable), ([, name = '']) => name))),
];

/** Escapes a value, so that it is text wherever in HTML it is put. */
export const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text with its variables filled in; `put` says how a value is written there. */
export const filledIn = (
  template: string,
  values: Record<string, string>,
  put: (value: string) => string = (value) => value,
): string => template.replaceAll(variable, (_, name: string) => put(values[name] ?? ''));

const code = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, '请以小写字母开头，使用 2 至 40 位小写字母、数字或连字符');

const written = {
  templateName: requiredText('名称', { most: 40 }),
  titile: requiredText('标题', { most: announcementTitleLength }),
  msgContent: text(announcementContentLength).refine((html) => !hasNoWords(html), '请输入正文'),
  priority: Priority,
};

/** Fields as they were stored: a stricter rule for writing must hide no template of before. */
const stored = {
  templateName: z.string(),
  titile: z.string(),
  msgContent: z.string(),
  priority: Priority,
};

export const MessageTemplate = z.object({
  templateCode: z.string(),
  ...stored,
  variables: z.array(z.string()),
  /** Rises with each change of the text. */
  version: z.int(),
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

/** Changes a template; `version` is the one the writer saw, so that no unread change is overwritten. */
export const editTemplate = defineCall({
  method: 'PUT',
  path: '/sys/message/sysMessageTemplate/edit',
  ...managed,
  action: deskActions.edit,
  input: z.strictObject({ templateCode: code, version: z.int().min(1), ...written }),
  result: z.null(),
  says: '修改成功!',
  refuses: ['template.not-found', 'template.changed'],
  rate: 'write',
});

const TemplateVersion = MessageTemplate.pick({
  version: true,
  updateTime: true,
  updateBy: true,
}).extend(stored);
export type TemplateVersion = z.infer<typeof TemplateVersion>;

/** Lists each text that a template has had, newest first. */
export const listTemplateVersions = defineCall({
  method: 'GET',
  path: '/sys/message/sysMessageTemplate/versions',
  ...managed,
  action: deskActions.list,
  input: z.strictObject({ templateCode: code }),
  result: z.array(TemplateVersion),
  refuses: ['template.not-found'],
  rate: 'read',
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
