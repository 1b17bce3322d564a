import { expect, test } from 'vitest';
import { checkCommand } from './commands.ts';

const prefixes = ['metrics:', 'cache:'];
const check = (line: string) => checkCommand(line, prefixes);

test.each([
  ['get cache:goods', ['GET', 'cache:goods']],
  ['GET "cache:two words"', ['GET', 'cache:two words']],
  ["LRANGE 'cache:list' 0 99", ['LRANGE', 'cache:list', '0', '99']],
  ['SCAN 0 MATCH cache:* COUNT 100', ['SCAN', '0', 'MATCH', 'cache:*', 'COUNT', '100']],
  ['INFO memory', ['INFO', 'memory']],
  ['MEMORY USAGE cache:goods', ['MEMORY', 'USAGE', 'cache:goods']],
  ['HGET cache:goods colour', ['HGET', 'cache:goods', 'colour']],
])('%s is sent as words', (line, words) => {
  expect(check(line)).toEqual({ words });
});

test.each([
  'KEYS *',
  'FLUSHALL',
  'SET cache:a 1',
  'DEL cache:a',
  'EVAL "return 1" 0',
  'CONFIG GET *',
  'CONFIG SET dir /',
  'MODULE LIST',
  'DEBUG SLEEP 10',
  'MONITOR',
  'SUBSCRIBE portal',
  'CLIENT LIST',
  'ACL LIST',
  'HGETALL cache:a',
  'SMEMBERS cache:a',
  'GETDEL cache:a',
  'GET session:1',
  'GET prefix_user_token:abc',
  'GET cache:session:1',
  'GET cache:user_password',
  'HGET cache:goods api_key',
  'GET orders:1',
  'EXISTS cache:a session:1',
  'MEMORY DOCTOR',
  'MEMORY USAGE session:1',
  'LRANGE cache:a 0 -1',
  'LRANGE cache:a 0 100',
  'ZRANGE cache:a 0 99 WITHSCORES',
  'SCAN 0 COUNT 100000',
  'SCAN 0 COUNT 0',
  'SCAN 0 TYPE string',
  'INFO',
  'INFO everything',
  'GET cache:a\r\nFLUSHALL',
  'GET "cache:a',
  '   ',
])('A92 %j is refused with a sentence', (line) => {
  expect(check(line)).toEqual({ refusal: expect.stringMatching(/\p{Script=Han}/u) });
});
