import { second } from '@portal/common/durations';
import type { RedisClientType } from '@redis/client';
import type { Logger } from 'pino';
import { refuse } from '#platform/http/refuse.ts';

/** A command that takes longer counts as unanswered, in milliseconds. */
const patienceMs = second;

/** Sends one command, word by word, so that no argument becomes another. @throws {Refused} */
export type AskRedis = (words: readonly string[]) => Promise<unknown>;

export interface RedisConnection {
  ask: AskRedis;
  close: () => void;
}

/** A connection of monitoring, made at its first question; the bus has one of its own. */
export function createRedisConnection(url: string | undefined, log: Logger): RedisConnection {
  let opening: Promise<RedisClientType> | undefined;

  async function open(address: string): Promise<RedisClientType> {
    // Nobody else pays for the client.
    const { createClient } = await import('@redis/client');
    const client: RedisClientType = createClient({
      url: address,
      disableOfflineQueue: true,
      socket: { connectTimeout: patienceMs, reconnectStrategy: false },
    });
    client.on('error', (err: unknown) => log.warn({ err }, 'monitoring cannot use Redis'));
    await client.connect();
    return client;
  }

  async function send(address: string, words: readonly string[]): Promise<unknown> {
    opening ??= open(address).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const client = await opening;
    return client.sendCommand([...words]);
  }

  /** The next question opens another one; one that is closed already has nothing to destroy. */
  function drop(): void {
    void opening?.then((client) => client.destroy()).catch(() => undefined);
    opening = undefined;
  }

  return {
    async ask(words) {
      if (url === undefined) refuse('redis.none');
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('Redis is slow')), patienceMs);
      try {
        return await Promise.race([send(url, words), late.promise]);
      } catch (cause) {
        if (isError(cause, 'NOPERM')) return refuse('redis.denied', { cause });
        const said = answerOf(cause);
        if (said !== undefined) return refuse('redis.refused', { cause, message: said });
        drop();
        return refuse('redis.away', { cause });
      } finally {
        clearTimeout(timer);
      }
    },
    close: drop,
  };
}

const isError = (cause: unknown, code: string): boolean =>
  cause instanceof Error && cause.message.startsWith(code);

/** The words of an error that is an answer of Redis, such as of a key of another type. */
function answerOf(cause: unknown): string | undefined {
  if (isError(cause, 'WRONGTYPE')) return '该键的类型不适用于这个命令';
  return isError(cause, 'ERR') ? 'Redis 不接受该命令的参数' : undefined;
}
