import { second } from '@portal/common/durations';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createListeners, messageFor } from './listeners.ts';
import { withClient } from '#platform/database/client.ts';

/** Triggers in the schema use it too. */
const channel = 'portal';

const connectTimeoutMs = 5 * second;
const firstRetryMs = 250;
const longestRetryMs = 5 * second;

/** Opens a bus over PostgreSQL's LISTEN/NOTIFY. It holds one connection and reconnects when it breaks. */
export async function openPostgresBus(url: string, log: Logger): Promise<Bus> {
  const { hear, missed, listening } = createListeners(log);
  let client: Client | undefined;
  let closed = false;
  let retryMs = firstRetryMs;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'portal-bus',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    // One that was given up may still have its end to tell.
    const broken = (error?: Error) => (client === next ? lost(error) : undefined);
    next.on('error', broken);
    next.on('end', broken);
    next.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    client = next;
    retryMs = firstRetryMs;
  }

  function lost(error?: Error): void {
    if (closed || timer) return;
    client = undefined;
    log.warn({ err: error }, 'bus lost its connection');
    timer = setTimeout(() => void reconnect(), retryMs);
  }

  async function reconnect(): Promise<void> {
    timer = undefined;
    retryMs = Math.min(retryMs * 2, longestRetryMs);
    try {
      await connect();
    } catch (error) {
      lost(error instanceof Error ? error : undefined);
      return;
    }
    missed();
  }

  await connect();
  return {
    ...listening,
    async publish(topic, news) {
      const payload = messageFor(topic, news);
      // Whoever cannot listen just now can still speak: the others must hear that a session has ended.
      if (client) await tell(client, payload);
      else await withClient(url, (speaker) => tell(speaker, payload));
    },
    ways: () => [{ name: 'postgresql', isUp: client !== undefined }],
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

const tell = (speaker: Client, payload: string) =>
  speaker.query('select pg_notify($1, $2)', [channel, payload]);
