import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

/**
 * News between the server's nodes: at most once, in order per publisher, at most 7.5 kB. Send ids, not bodies.
 * Whoever keeps something because of the bus drops it in `onGap`, when news may have been missed.
 */
export interface Bus {
  publish(topic: string, news: News): Promise<void>;
  subscribe(topic: string, listen: (news: News) => void): void;
  onGap(listen: () => void): void;
  close(): Promise<void>;
}

export type News = Record<string, string | number>;

/** All topics travel on one channel of PostgreSQL, as `{topic, …news}`; triggers in the schema use it too. */
const channel = 'portal';
const Message = z.object({ topic: z.string() }).catchall(z.union([z.string(), z.number()]));

const firstRetryMs = 250;
const longestRetryMs = 5_000;

/** A bus over PostgreSQL's LISTEN/NOTIFY. It keeps one connection of its own and comes back when it breaks. */
export async function openPostgresBus(url: string, log: Logger): Promise<Bus> {
  const listeners = new Map<string, ((news: News) => void)[]>();
  const gapListeners: (() => void)[] = [];
  let client: Client | undefined;
  let closed = false;
  let retryMs = firstRetryMs;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload = '' }) => hear(payload));
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
    retryMs = firstRetryMs;
  }

  /** Anyone who may use the database may write on the channel; what is no news is not heard. */
  function hear(payload: string): void {
    const message = Message.safeParse(parse(payload));
    if (!message.success) return log.warn({ payload: payload.slice(0, 200) }, 'no news on the bus');
    const { topic, ...news } = message.data;
    for (const listen of listeners.get(topic) ?? []) listen(news);
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
    for (const listen of gapListeners) listen();
  }

  await connect();
  return {
    async publish(topic, news) {
      const payload = JSON.stringify({ topic, ...news });
      // Whoever cannot listen just now can still speak: the others must hear that a session has ended.
      if (client) await tell(client, payload);
      else await overNewConnection(url, (speaker) => tell(speaker, payload));
    },
    subscribe(topic, listen) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listen]);
    },
    onGap: (listen) => void gapListeners.push(listen),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

const tell = (speaker: Client, payload: string) =>
  speaker.query('select pg_notify($1, $2)', [channel, payload]);

async function overNewConnection(
  url: string,
  use: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
