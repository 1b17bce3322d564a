import { type Call, defineCall, type PendingStep } from '@portal/contract/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  grantedAction,
  knownToken,
  knownWorkNo,
  operatorSecret,
  ownStoreNo,
  publicOrigin,
  startBareServer,
} from '#testing/server/bare-server.ts';
import { stillClock } from '#testing/still-clock.ts';
import { serve } from './serve.ts';

const clock = stillClock(new Date('2026-11-21T09:00:00Z'));
const ask = defineCall({
  method: 'GET',
  path: '/ask',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({}),
  result: z.string(),
  refuses: [],
  rate: 'write',
});

const admitted = async (
  call: Pick<Call, 'admits' | 'action'>,
  headers: Record<string, string | undefined>,
) => {
  const server = startBareServer(clock);
  serve(server, { ...ask, ...call }, async () => 'in');
  const reply = await server.inject({ url: '/api/ask', headers });
  return [reply.statusCode, reply.json().reason];
};
const signedIn = { 'x-access-token': knownToken };

test('a call for the signed-in turns a stranger away and lets a session in', async () => {
  const call = { admits: 'signed-in', action: null } as const;

  expect(await admitted(call, {})).toEqual([401, 'session.expired']);
  expect(await admitted(call, signedIn)).toEqual([200, undefined]);
});

test('a session that owes something opens only the calls that say so', async () => {
  const server = startBareServer(clock, { owes: ['second-factor'] });
  const call = { ...ask, admits: 'signed-in', action: null } as const;
  serve(server, call, async () => 'in');
  serve(server, { ...call, path: '/factor', openWhile: ['second-factor'] }, async () => 'in');
  serve(server, { ...call, path: '/password', openWhile: ['password'] }, async () => 'in');
  const reasonAt = async (url: string) =>
    (await server.inject({ url, headers: signedIn })).json().reason;

  expect(await reasonAt('/api/ask')).toBe('due.second-factor');
  expect(await reasonAt('/api/password')).toBe('due.second-factor');
  expect(await reasonAt('/api/factor')).toBeUndefined();
});

test.each<[PendingStep[], string | undefined]>([
  [['tenant', 'second-factor'], 'due.tenant'],
  [['second-factor', 'password'], undefined],
  [['password'], 'due.password'],
])('of the dues %j the first decides, and the next when that is settled', async (owes, reason) => {
  const server = startBareServer(clock, { owes });
  const call = { ...ask, admits: 'signed-in', action: null } as const;
  serve(server, { ...call, openWhile: ['second-factor'] }, async () => 'in');

  const reply = await server.inject({ url: '/api/ask', headers: signedIn });

  expect(reply.json().reason).toBe(reason);
});

test('a call that asks for a fresh proof takes one of the last fifteen minutes', async () => {
  const at = stillClock(new Date('2026-11-21T09:00:00Z'));
  const call = { ...ask, admits: 'signed-in', action: null, proof: 'fresh' } as const;
  const reasonFor = async (provedAt: Date | null) => {
    const server = startBareServer(at, { provedAt });
    serve(server, call, async () => 'in');
    return (await server.inject({ url: '/api/ask', headers: signedIn })).json().reason;
  };
  const signedInAt = at.now();

  expect(await reasonFor(null)).toBe('proof.stale');
  at.advance(15 * 60_000 - 1);
  expect(await reasonFor(signedInAt)).toBeUndefined();
  at.advance(1);
  expect(await reasonFor(signedInAt)).toBe('proof.stale');
});

test('a call with an action turns away whoever does not hold it', async () => {
  expect(await admitted({ admits: 'signed-in', action: grantedAction }, signedIn)).toEqual([
    200,
    undefined,
  ]);
  expect(await admitted({ admits: 'signed-in', action: 'test:other' }, signedIn)).toEqual([
    403,
    'action.denied',
  ]);
});

test.each([
  ['workno', '101'],
  ['workno', `${knownWorkNo}, ${knownWorkNo}`],
  ['workno', ''],
  ['tenant-id', '1'],
  ['tenant-id', ''],
  ['systype', 'other'],
  ['bgno', 'BG02'],
])('A48 a request whose %s says %j is refused', async (name, claim) => {
  const call = { admits: 'signed-in', action: null } as const;

  expect(await admitted(call, { ...signedIn, [name]: claim })).toEqual([403, 'claim.mismatch']);
});

test('a call for operators turns away everybody without the secret, sessions too', async () => {
  const call = { admits: 'operator', action: null } as const;

  for (const headers of [
    {},
    signedIn,
    { authorization: 'Bearer wrong' },
    { authorization: operatorSecret },
  ]) {
    expect(await admitted(call, headers)).toEqual([401, 'operator.unknown']);
  }
  const shown = { authorization: `Bearer ${operatorSecret}` };
  expect(await admitted(call, shown)).toEqual([200, undefined]);
});

test('A17 pages of other sites make no calls, and with a public origin those of the host do neither', async () => {
  const call = { admits: 'anyone', action: null } as const;
  const from = (origin: string) => admitted(call, { origin, host: 'inside:8848' });

  expect(await from('https://evil.example')).toEqual([403, 'origin.foreign']);
  expect(await from('null')).toEqual([403, 'origin.foreign']);
  expect(await from('http://inside:8848')).toEqual([403, 'origin.foreign']);
  expect(await from(publicOrigin)).toEqual([200, undefined]);
});

test('A17 without a public origin the pages of the host asked for make calls, and no others', async () => {
  const server = startBareServer(clock, { origin: null });
  serve(server, ask, async () => 'in');
  const from = async (origin: string) => {
    const headers = { origin, host: 'inside:8848', 'x-forwarded-host': 'evil.example' };
    return (await server.inject({ url: '/api/ask', headers })).statusCode;
  };

  expect(await from('http://inside:8848')).toBe(200);
  expect(await from('https://evil.example')).toBe(403);
});

test('calls beyond the rate are refused with the time to wait, until it has passed', async () => {
  const server = startBareServer(clock);
  serve(server, ask, async () => 'in');
  const send = () => server.inject('/api/ask');
  for (let count = 0; count < 60; count += 1) await send();

  const refused = await send();

  expect([refused.statusCode, refused.json().reason]).toEqual([429, 'rate.exceeded']);
  clock.advance(Number(refused.headers['retry-after']) * 1_000);
  expect((await send()).statusCode).toBe(200);
});

test('A47 a call bound to a store wants one of the person’s, and 99999 is none', async () => {
  const server = startBareServer(clock);
  const call = { ...ask, admits: 'signed-in', boundTo: 'store' } as const;
  serve(server, call, async () => 'in');
  const answerFor = async (store: string) => {
    const headers = { ...signedIn, 'x-context-store': store };
    const reply = await server.inject({ url: '/api/ask', headers });
    return [reply.statusCode, reply.json().reason];
  };

  expect(await answerFor('')).toEqual([400, 'context.no-store']);
  expect(await answerFor('99999')).toEqual([400, 'context.no-store']);
  expect(await answerFor('S02')).toEqual([403, 'context.foreign']);
  expect(await answerFor(ownStoreNo)).toEqual([200, undefined]);
});

test('a change in a store has to say what its page was read in', async () => {
  const server = startBareServer(clock);
  const call = { ...ask, method: 'POST', admits: 'signed-in', boundTo: 'store' } as const;
  serve(server, call, async () => 'in');
  const answerFor = async (version: Record<string, string>) => {
    const headers = { ...signedIn, 'x-context-store': ownStoreNo, ...version };
    return (await server.inject({ method: 'POST', url: '/api/ask', headers })).json().reason;
  };

  expect(await answerFor({})).toBe('context.stale');
  expect(await answerFor({ 'x-context-version': '/S02/' })).toBe('context.stale');
  expect(await answerFor({ 'x-context-version': `/${ownStoreNo}/` })).toBeUndefined();
});
