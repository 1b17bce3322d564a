import { listAuditEntries } from '@portal/contract/administration/audit-log';
import {
  getRedisInfo,
  getRedisKeysSize,
  getRedisMemory,
  getRedisOverview,
  runRedisCommand,
} from '@portal/contract/monitoring/redis';
import { createClient } from '@redis/client';
import { expect, test } from 'vitest';
import { startRedis } from '#testing/server/redis-server.ts';
import { startWorld } from '#testing/world.ts';

const redis = await startRedis();
const keys = ['metrics:', 'cache:'];
const world = await startWorld({ redisMonitor: { url: redis.operatorUrl, keys } });
const { call, workNo } = await world.person({ roles: ['administrator', 'auditor'] });
const operator = createClient({ url: redis.operatorUrl });
await operator.connect();
await operator.set('cache:goods', '12 件');
await operator.set('session:1', 'canary-of-a-session');
await operator.set('cache:login_token', 'canary-of-a-session');
await operator.rPush('cache:list', ['甲', '乙']);
operator.destroy();

const run = async (line: string) => (await call(runRedisCommand, { line })).text;
const entriesOf = async (kind: string) =>
  (await call(listAuditEntries, { workNo, kind })).records.map(({ detail }) => detail);

test('figures of Redis have JeecgBoot’s names and shapes, without paths and addresses', async () => {
  const lines = await call(getRedisInfo, {});
  expect(lines).toContainEqual({ key: 'role', value: 'master', description: '角色' });
  const names = lines.map(({ key }) => key);
  for (const hidden of ['executable', 'config_file', 'tcp_port', 'run_id']) {
    expect(names).not.toContain(hidden);
  }
  expect(await call(getRedisKeysSize, {})).toEqual({ create_time: expect.any(Number), dbSize: 4 });
  const { used_memory } = await call(getRedisMemory, {});
  expect(used_memory).toBeGreaterThan(100_000);
  expect(await call(getRedisOverview, {})).toMatchObject({ redis: { keys: 4 } });
});

test('MON-03 commands of the allow-list read, and each is in the audit trail', async () => {
  expect(await run('get cache:goods')).toBe('12 件');
  expect(await run('LRANGE cache:list 0 9')).toBe('1) 甲\n2) 乙');
  expect(await run('TTL cache:goods')).toBe('(integer) -1');
  expect(await run('GET cache:none')).toBe('(nil)');
  expect(await run('INFO server')).not.toMatch(/executable|config_file|run_id/);
  await expect(run('LLEN cache:goods')).rejects.toThrow('redis.refused');

  expect(await entriesOf('redis.commanded')).toContainEqual({ object: 'GET cache:goods' });
});

test('MON-03 everything else is refused in a sentence and audited without its arguments', async () => {
  await expect(run('FLUSHALL')).rejects.toThrow('redis.refused');
  await expect(run('SET cache:goods hidden-argument')).rejects.toThrow('redis.refused');
  await expect(run('GET session:1')).rejects.toThrow('redis.refused');

  const refused = await entriesOf('redis.refused');
  expect(refused.map(({ object }) => object)).toEqual(['GET', 'SET', 'FLUSHALL']);
  expect(JSON.stringify(refused)).not.toContain('hidden-argument');
  expect(await run('GET cache:goods')).toBe('12 件');
});

test('MON-03 keys with sessions or secrets are never shown, not even their names', async () => {
  const found = await run('SCAN 0 COUNT 100');

  expect(found).toContain('cache:goods');
  expect(found).not.toMatch(/session|token/);
  expect(found).toContain('另有 2 个键不在允许查看的范围内');
  await expect(run('GET cache:login_token')).rejects.toThrow('redis.refused');
});

test('a Redis that is away is said to be away, within a second, and used again once it is back', async () => {
  await redis.kill();
  await expect(call(getRedisOverview, {})).rejects.toThrow('redis.away');
  await expect(run('PING')).rejects.toThrow('redis.away');

  await redis.start();
  await expect.poll(() => run('PING').catch(() => 'away')).toBe('PONG');
  expect(world.logged.join('\n')).not.toContain(redis.password);
});

test('a user of Redis who may not read is told so', async () => {
  const keysOf = { redisMonitor: { url: redis.url, keys } };
  const narrow = await startWorld(keysOf);
  const lin = await narrow.person({ roles: ['administrator'] });

  await expect(lin.call(runRedisCommand, { line: 'DBSIZE' })).rejects.toThrow('redis.denied');
});
