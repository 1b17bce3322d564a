import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { openBus } from './open.ts';

const server = await startRedis();
const log = pino({ level: 'silent' });

test('news goes over Redis while it is there, and over PostgreSQL when it is not', async () => {
  const redis = { url: server.url, channel: 'portal' };
  const [one, two] = [await cloneDatabase(), await cloneDatabase()];
  const speaker = await openBus({ redis, databaseUrl: one.url }, log);
  const sameDatabase = await openBus({ redis: undefined, databaseUrl: one.url }, log);
  const sameRedis = await openBus({ redis, databaseUrl: two.url }, log);
  onTestFinished(async () => {
    for (const bus of [speaker, sameDatabase, sameRedis]) await bus.close();
    for (const database of [one, two]) await database.drop();
  });
  const heard: string[] = [];
  sameRedis.subscribe('tried', ({ nth }) => void heard.push(`${nth} by Redis`));
  sameDatabase.subscribe('tried', ({ nth }) => void heard.push(`${nth} by PostgreSQL`));

  await speaker.publish('tried', { nth: 1 });
  await expect.poll(() => heard).toEqual(['1 by Redis']);
  await server.kill();
  await speaker.publish('tried', { nth: 2 });
  await expect.poll(() => heard).toEqual(['1 by Redis', '2 by PostgreSQL']);

  const gaps: string[] = [];
  sameRedis.onGap(() => void gaps.push('gap'));
  await server.start();
  await expect.poll(() => gaps).toEqual(['gap']);
});
