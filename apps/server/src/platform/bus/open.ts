import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { openPostgresBus } from './postgres.ts';
import type { RedisConfig } from './config.ts';

interface BusAddresses {
  databaseUrl: string;
  redis: RedisConfig | undefined;
}

/** The bus of this node: over PostgreSQL, and over Redis as well where the installation has one. */
export async function openBus({ databaseUrl, redis }: BusAddresses, log: Logger): Promise<Bus> {
  const postgres = await openPostgresBus(databaseUrl, log);
  if (!redis) return postgres;
  // Nobody else pays for the client.
  const { openRedisBus } = await import('./redis.ts');
  return overBoth(await openRedisBus(redis, log), postgres);
}

/**
 * Listens on both, since triggers speak on PostgreSQL alone, and speaks on the first, or on the other where that fails.
 * What the first took and did not confirm in time is heard twice.
 */
function overBoth(first: Bus, other: Bus): Bus {
  return {
    publish: (topic, news) => first.publish(topic, news).catch(() => other.publish(topic, news)),
    subscribe(topic, listen) {
      first.subscribe(topic, listen);
      other.subscribe(topic, listen);
    },
    onGap(listen) {
      first.onGap(listen);
      other.onGap(listen);
    },
    ways: () => [...other.ways(), ...first.ways()],
    async close() {
      await first.close();
      await other.close();
    },
  };
}
