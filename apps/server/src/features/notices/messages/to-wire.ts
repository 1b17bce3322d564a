import {
  type Message,
  type MessageDetail,
  type MessageOutcome,
  messageOutcomes,
  messageTopics,
  messageWays,
} from '@portal/contract/notices/messages';
import { z } from 'zod';
import { StoredTry } from '#platform/outbound/message-tries.ts';
import { wireTime } from '@portal/common/group-time';
import { barOf, type Messages } from './messages.ts';
import type { StoredMessage } from './store.ts';

type Row = Awaited<ReturnType<Messages['page']>>['records'][number];

const statuses = {
  waiting: '0',
  sending: '0',
  taken: '1',
  failed: '2',
  'no-address': '-1',
  declined: '-1',
} as const satisfies Record<MessageOutcome, Message['esSendStatus']>;

const Tries = z.array(StoredTry);

export function messageToWire(row: Row): Message {
  const outcome = z.enum(messageOutcomes).parse(row.outcome);
  const tries = Tries.parse(row.tries);
  return {
    id: row.id,
    esTitle: row.title,
    esType: z.enum(messageWays).parse(row.channel),
    esReceiver: receiverOf(row),
    esSendTime: wireTime(row.sent_at),
    esSendStatus: statuses[outcome],
    esSendNum: tries.filter(({ kind }) => kind !== 'repeated').length,
    esResult: row.problem,
    topic: z.enum(messageTopics).parse(row.topic),
    outcome,
    workNo: row.is_reached ? row.work_no : null,
    isRead: row.announcement_id === null || row.person_id === null ? null : row.has_read,
  };
}

/** The name of the receiver, of people beyond reach its first character; a telephone of who has no account. */
function receiverOf({ realname, is_reached, receiver }: Row): string {
  if (realname === null) return receiver;
  return is_reached ? realname : `${Array.from(realname)[0] ?? ''}**`;
}

export const detailToWire = (row: StoredMessage): MessageDetail => ({
  ...messageToWire(row),
  address: row.receiver,
  template: row.template,
  requestId: row.request_id,
  announcementId: row.announcement_id,
  tries: Tries.parse(row.tries).map(({ at, ...rest }) => ({ time: wireTime(at), ...rest })),
  bar: barOf(row),
});
