import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { keyword, WireTime } from '../text.ts';
import { copyChannels } from './announcement-desk.ts';

/** Actions of administrators who look after messages. */
export const messageActions = { list: 'ams:message:list', repeat: 'ams:message:repeat' } as const;

/** Days for which messages are listed. */
export const messageDays = 180;

/** The ways of a message: the bell of its receiver, or a service outside. */
export const messageWays = ['bell', ...copyChannels] as const;

/** The topics of codes, which are of no use to anybody but whoever asked for them, for five minutes. */
export const codeTopics = ['sign-in', 'registration', 'retrieval', 'enrolment'] as const;
export const messageTopics = ['announcement', 'letter', 'test', ...codeTopics] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** The outcomes of a message. One that waits may have failed before: then it has a problem and is tried again. */
export const messageOutcomes = [
  'waiting',
  'sending',
  'taken',
  'failed',
  'no-address',
  'declined',
] as const;
export type MessageOutcome = (typeof messageOutcomes)[number];

/** The states by which messages are found. */
export const messageStateNames = ['waiting', 'sent', 'failed', 'unsent'] as const;
export type MessageState = (typeof messageStateNames)[number];

/** The outcomes of each state. */
export const messageStates = {
  waiting: ['waiting', 'sending'],
  sent: ['taken'],
  failed: ['failed'],
  unsent: ['no-address', 'declined'],
} as const satisfies Record<MessageState, readonly MessageOutcome[]>;

/** The reasons for which a message is not sent again. */
export const repeatBars = ['not-failed', 'code', 'test', 'recalled', 'beyond-reach'] as const;
export type RepeatBar = (typeof repeatBars)[number];

/** A message in Jeecg's names, with what they have no name for. Its text is no part of it. */
const Message = z.object({
  id: z.string(),
  esTitle: z.string(),
  esType: z.enum(messageWays),
  /** A name, or a telephone; without what the caller may not see. */
  esReceiver: z.string(),
  esSendTime: WireTime,
  /** 0: waiting, 1: sent, 2: failed, -1: not sent at all. */
  esSendStatus: z.enum(['0', '1', '2', '-1']),
  /** Tries so far. */
  esSendNum: z.int(),
  /** The cause of the last failure, in the words of the service where it gave any. */
  esResult: z.string().nullable(),
  topic: z.enum(messageTopics),
  outcome: z.enum(messageOutcomes),
  /** Null where the receiver has no account, or is beyond the caller's reach. */
  workNo: z.string().nullable(),
  /** True once its receiver has read it in the portal; null where it is not there to be read. */
  isRead: z.boolean().nullable(),
});
export type Message = z.infer<typeof Message>;

/** A try to hand a message over, or its repetition by hand. */
const MessageTry = z.object({
  time: WireTime,
  kind: z.enum(['taken', 'failed', 'repeated']),
  /** The words of the service, or whoever had it sent again. */
  words: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type MessageTry = z.infer<typeof MessageTry>;

const managed = { envelope: 'main', admits: 'signed-in' } as const;
const messages = paged(Message);
const id = z.string().min(1).max(64);
const Day = z.iso.date();

/** Filters of messages, but for their state. */
const filters = {
  way: z.enum(messageWays).optional(),
  topic: z.enum(messageTopics).optional(),
  isRead: z.enum(['true', 'false']).optional(),
  from: Day.optional(),
  until: Day.optional(),
  /** Part of the title; work number or name of a receiver within the caller's reach. */
  keyword: keyword(),
};

/** Messages to single people by any way, newest first. */
export const listMessages = defineCall({
  method: 'GET',
  path: '/sys/message/sysMessage/list',
  ...managed,
  action: messageActions.list,
  input: messages.input.extend({ ...filters, state: z.enum(messageStateNames).optional() }),
  result: messages.result,
  refuses: [],
  rate: 'read',
});

/** One message with its tries, the oldest first, and the reason why it is not sent again. */
export const getMessage = defineCall({
  method: 'GET',
  path: '/sys/message/sysMessage/queryById',
  ...managed,
  action: messageActions.list,
  input: z.strictObject({ id }),
  result: Message.extend({
    /** The telephone without its middle digits; '' for other ways. */
    address: z.string(),
    template: z.string().nullable(),
    requestId: z.string().nullable(),
    announcementId: z.string().nullable(),
    tries: z.array(MessageTry),
    bar: z.enum(repeatBars).nullable(),
  }),
  refuses: ['message.not-found'],
  rate: 'read',
});
export type MessageDetail = z.infer<typeof getMessage.result>;

/** Sends a message that was given up again, with as many tries as the first time. */
export const repeatMessage = defineCall({
  method: 'POST',
  path: '/sys/message/sysMessage/repeat',
  ...managed,
  action: messageActions.repeat,
  input: z.strictObject({ id }),
  result: z.null(),
  says: '已重新发送',
  refuses: [
    'message.not-found',
    'message.not-failed',
    'message.code',
    'message.test',
    'message.recalled',
    'message.beyond-reach',
  ],
  rate: 'write',
});

/** Failed messages that are sent again at once, at most. */
export const repeatedAtOnce = 500;

/**
 * Sends the failed messages that are found again, the oldest first, but for those that cannot be (`RepeatBar`); returns
 * how many are sent, and how many are left for the next time.
 */
export const repeatFailed = defineCall({
  method: 'POST',
  path: '/sys/message/sysMessage/repeatFailed',
  ...managed,
  action: messageActions.repeat,
  input: z.strictObject(filters),
  result: z.object({ repeated: z.int(), left: z.int() }),
  refuses: [],
  rate: 'write',
});
export type RepeatFilter = z.input<typeof repeatFailed.input>;
