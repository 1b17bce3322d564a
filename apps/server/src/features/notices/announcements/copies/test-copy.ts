import { maskedPhone } from '@portal/contract/identity/phone';
import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Database } from '#platform/database/database.ts';
import { wordsOfProblem } from '#platform/outbound/problem-words.ts';
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
    { session: { personId }, requestId }: Caller,
  ): Promise<void> => {
    if (!copies.isOpen(channel)) refuse('channel.closed');
    const address =
      (await addressOf(db, personId, copies.issuers[channel])) ?? refuse('channel.no-address');
    const words = await copies.send(channel, [address], message).then(
      ([problem = null]) => problem,
      (error: unknown) => wordsOfProblem(error, [address]),
    );
    const isTaken = words === null;
    const at = clock.now();
    await insertTestCopy(db, {
      title: message.title,
      channel,
      person_id: personId,
      receiver: channel === 'sms' ? maskedPhone(address) : '',
      template: copies.templateOf(channel),
      request_id: requestId,
      outcome: isTaken ? 'taken' : 'failed',
      problem: words,
      sent_at: at,
      tries: JSON.stringify([{ at, kind: isTaken ? 'taken' : 'failed', words, requestId }]),
    });
    if (!isTaken) refuse('channel.failed');
  };
