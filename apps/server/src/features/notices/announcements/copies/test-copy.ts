import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addressOf, insertTestCopy } from '../templates/store.ts';
import type { ChannelMessage } from './channels.ts';
import type { Copies } from './copies.ts';

interface TestCopyParts {
  db: Database;
  clock: Clock;
  copies: Copies;
}

/** Sends a message to the caller alone, at once, and stores what became of it. */
export const createTestCopies =
  ({ db, clock, copies }: TestCopyParts) =>
  async (
    channel: CopyChannel,
    message: ChannelMessage,
    { session: { personId } }: Caller,
  ): Promise<void> => {
    if (!copies.isOpen(channel)) refuse('channel.closed');
    const address =
      (await addressOf(db, personId, copies.issuers[channel])) ?? refuse('channel.no-address');
    const isTaken = await copies.send(channel, [address], message).then(
      ([taken]) => taken ?? false,
      () => false,
    );
    await insertTestCopy(db, {
      title: message.title,
      channel,
      person_id: personId,
      outcome: isTaken ? 'taken' : 'failed',
      ...(!isTaken && { problem: '发送渠道未接收' }),
      sent_at: clock.now(),
    });
    if (!isTaken) refuse('channel.failed');
  };
