import { day } from '@portal/common/durations';
import { CopyChannel, listChannels } from '@portal/contract/notices/announcement-desk';
import {
  listNotificationChannels,
  type NotificationChannel,
  tryNotificationChannel,
} from '@portal/contract/notices/notification-channels';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { tenantId } from '#platform/database/tenant.ts';
import { serve } from '#platform/http/serve.ts';
import { wireTime } from '@portal/common/group-time';
import { deskAudit, type DeskParts } from '../desk/desk-parts.ts';
import { addressOf } from '../templates/store.ts';
import type { Copies } from './copies.ts';
import { createTestCopies } from './test-copy.ts';

/** Failures are counted for this long. */
const countedMs = 7 * day;

type ChannelParts = Pick<DeskParts, 'db' | 'clock' | 'audit'> & { copies: Copies };

/** Serves which channels are open; shows administrators how each fares, and tries them. */
export function channelRoutes(app: FastifyInstance, parts: ChannelParts): void {
  const { db, clock, copies } = parts;
  const sendTest = createTestCopies(parts);
  const record = deskAudit(parts);

  serve(app, listChannels, async () => ({ open: [...copies.open] }));

  serve(app, listNotificationChannels, async (_, { session: { personId } }) => {
    const since = new Date(clock.now().getTime() - countedMs);
    const outcomes = await readOutcomes(db, since);
    return Promise.all(
      CopyChannel.options.map(async (channel): Promise<NotificationChannel> => {
        const isConnected = copies.isOpen(channel);
        const address = isConnected && (await addressOf(db, personId, copies.issuers[channel]));
        const found = outcomes.get(channel);
        return {
          channel,
          isConnected,
          reachesMe: Boolean(address),
          takenTime: timeOf(found?.taken_at),
          failed: found?.failed ?? 0,
          problem: found?.problem ?? null,
          problemTime: timeOf(found?.failed_at),
        };
      }),
    );
  });

  serve(app, tryNotificationChannel, async ({ channel }, caller) => {
    const words = '这是一条测试消息，收到即说明该渠道可用。';
    await sendTest(channel, { title: '渠道测试', words, link: null }, caller);
    await record(caller, 'template.tried', { code: 'channel', channel });
    return null;
  });
}

const timeOf = (at: Date | null | undefined): string | null => (at ? wireTime(at) : null);

interface Outcome {
  channel: string;
  taken_at: Date | null;
  failed: number;
  failed_at: Date | null;
  problem: string | null;
}

/** Reads what became of the tenant's messages, by channel. */
async function readOutcomes(db: Database, since: Date): Promise<Map<string, Outcome>> {
  const { rows } = await sql<Outcome>`
    select channel,
      max(sent_at) filter (where outcome = 'taken') as taken_at,
      count(*) filter (where outcome = 'failed' and sent_at >= ${since})::int as failed,
      max(sent_at) filter (where outcome = 'failed') as failed_at,
      (array_agg(problem order by sent_at desc) filter (where outcome = 'failed'))[1] as problem
    from sent_message where sent_message.tenant_id = ${tenantId()} group by channel`.execute(db);
  return new Map(rows.map((row) => [row.channel, row]));
}
