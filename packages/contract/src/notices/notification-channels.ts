import { z } from 'zod';
import { defineCall } from '../call.ts';
import { WireTime } from '../text.ts';
import { CopyChannel } from './announcement-desk.ts';

/** Actions of administrators who look after the channels of messages. */
export const channelActions = { list: 'ams:channel:list', edit: 'ams:channel:edit' } as const;

const Channel = z.object({
  channel: CopyChannel,
  isConnected: z.boolean(),
  /** The user has an address there. */
  reachesMe: z.boolean(),
  /** The last message of the tenant that was taken. */
  takenTime: WireTime.nullable(),
  /** Messages of the last seven days that were given up, and the reason of the last. */
  failed: z.int(),
  problem: z.string().nullable(),
  problemTime: WireTime.nullable(),
});
export type NotificationChannel = z.infer<typeof Channel>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;

/** The channels by which messages leave the portal, and how they fare. */
export const listNotificationChannels = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/notificationChannel/list',
  action: channelActions.list,
  input: z.strictObject({}),
  result: z.array(Channel),
  refuses: [],
  rate: 'read',
});

/** Sends a message to the caller alone. */
export const tryNotificationChannel = defineCall({
  ...desk,
  method: 'POST',
  path: '/sys/notificationChannel/try',
  action: channelActions.edit,
  input: z.strictObject({ channel: CopyChannel }),
  result: z.null(),
  says: '测试消息已发送',
  refuses: ['channel.closed', 'channel.no-address', 'channel.failed'],
  rate: 'write',
});
