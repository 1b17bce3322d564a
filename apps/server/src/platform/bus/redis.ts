import { second } from '@portal/common/durations';
import { randomInt } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createListeners, messageFor } from './listeners.ts';
import type { RedisConfig } from './config.ts';

/** A Redis that does not take news within this time, in milliseconds, is as good as away. */
const patienceMs = 500;
const connectMs = 2 * second;
/** A line on which nothing comes back for the longer time is dead. */
const pingEveryMs = 3 * second;
const silenceMs = 10 * second;
const firstRetryMs = 250;
const longestRetryMs = 5 * second;

/**
 * Opens a bus over Redis' channels. It opens whether or not Redis is there, and keeps trying: until it listens itself,
 * `publish` fails, so that the message takes another transport.
 */
export async function openRedisBus({ url, channel }: RedisConfig, log: Logger): Promise<Bus> {
  const { hear, missed, listening } = createListeners(log);
  const { promise: tried, resolve: noteTried } = Promise.withResolvers<void>();
  let isListening = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: pingEveryMs,
    socket: { connectTimeout: connectMs, socketTimeout: silenceMs, reconnectStrategy: retryAfter },
  });

  /** On later connections the client listens again by itself, before it says that it is ready. */
  async function listen(): Promise<void> {
    if (!isListening) await client.subscribe(channel, hear);
    isListening = true;
    log.info('bus listens on Redis');
    missed();
  }
  client.on('error', (err: unknown) => {
    log.warn({ err }, 'bus cannot use Redis');
    noteTried();
  });
  client.on('ready', () => {
    listen()
      .catch((err: unknown) => log.warn({ err }, 'bus cannot listen on Redis'))
      .finally(noteTried);
  });
  // It ends when it is closed while it still tries.
  client.connect().catch(noteTried);
  await tried;

  const isUp = (): boolean => isListening && client.isReady;
  return {
    ...listening,
    async publish(topic, news) {
      if (!isUp()) throw new Error('Redis is away');
      await inTime(client.publish(channel, messageFor(topic, news)));
    },
    ways: () => [{ name: 'redis', isUp: isUp() }],
    async close() {
      client.destroy();
    },
  };
}

/** Nodes that lost the same Redis do not all come back in the same moment. */
function retryAfter(retries: number): number {
  const most = Math.min(firstRetryMs * 2 ** retries, longestRetryMs);
  return randomInt(most / 2, most);
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('Redis is slow')), patienceMs);
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
