import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

test('without an address of Redis nodes talk over PostgreSQL alone', () => {
  expect(readConfig({}).redis).toBeUndefined();
});

test('a Redis is used at its address, by TLS where that says so, on a channel of the installation', () => {
  const url = 'rediss://portal:made-up@redis.example.com:6380';

  expect(readConfig({ REDIS_URL: url }).redis).toEqual({ url, channel: 'portal' });
  expect(readConfig({ REDIS_URL: url, REDIS_CHANNEL: 'portal:test' }).redis?.channel).toBe(
    'portal:test',
  );
});

test.each(['https://:made-up@redis.example.com', 'redis:made-up'])(
  'an address that is none is named without what it holds: %s',
  (url) => {
    const reading = () => readConfig({ REDIS_URL: url, REDIS_CHANNEL: '' });

    expect(reading).toThrow(/REDIS_URL/);
    expect(reading).not.toThrow(/made-up/);
  },
);

test('a channel with blanks in it is named', () => {
  expect(() => readConfig({ REDIS_CHANNEL: 'a portal' })).toThrow(/REDIS_CHANNEL/);
});
