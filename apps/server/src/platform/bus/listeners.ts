import type { Logger } from 'pino';
import { z } from 'zod';
import type { Bus, News } from './bus.ts';

/** All topics travel on one channel, as `{topic, ...news}`. */
const Message = z.object({ topic: z.string() }).catchall(z.union([z.string(), z.number()]));

export const messageFor = (topic: string, news: News): string => JSON.stringify({ topic, ...news });

/** Registers the listeners of a channel and passes messages to them. */
export function createListeners(log: Logger) {
  const listeners = new Map<string, ((news: News) => void)[]>();
  const gapListeners: (() => void)[] = [];

  const listening: Pick<Bus, 'subscribe' | 'onGap'> = {
    subscribe(topic, listen) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listen]);
    },
    onGap: (listen) => void gapListeners.push(listen),
  };
  /** A listener that throws keeps no other from hearing, and does not end the process. */
  function tell(listen: () => void): void {
    try {
      listen();
    } catch (err) {
      log.error({ err }, 'a listener of the bus failed');
    }
  }
  return {
    listening,

    /** Passes a payload to its listeners; anything but a message is ignored, since others may write on the channel. */
    hear: (payload: string): void => {
      const message = Message.safeParse(parse(payload));
      const begin = payload.slice(0, 200);
      if (!message.success) return log.warn({ payload: begin }, 'no news on the bus');
      const { topic, ...news } = message.data;
      for (const listen of listeners.get(topic) ?? []) tell(() => listen(news));
    },

    /** News may have been missed. */
    missed: (): void => gapListeners.forEach(tell),
  };
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
