import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { stillClock } from '#testing/still-clock.ts';
import { createOutbound } from './outbound.ts';

let answer: RequestListener = (_, reply) => void reply.end('fine');
let asked = 0;
const service = createServer((request, reply) => {
  asked += 1;
  answer(request, reply);
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => service.close());
const place = service.address();
const base = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;

const clock = stillClock(new Date('2026-11-21T09:00:00Z'));
const outbound = (timeoutMs = 3_000) =>
  createOutbound({ service: 'a service', base, clock, timeoutMs });

test('an answer comes back as text', async () => {
  answer = (_, reply) => void reply.end('fine');
  expect(await outbound().ask({ path: '/x' })).toBe('fine');
});

test('a service that does not answer is given up, after three seconds where nothing else is said', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limits.mockRestore());
  answer = (_, reply) => void reply.end('fine');
  await createOutbound({ service: 'a service', base, clock }).ask({ path: '/x' });
  expect(limits.mock.calls).toEqual([[3_000]]);

  answer = () => undefined;
  await expect(outbound(50).ask({ path: '/x' })).rejects.toThrow('a service: timeout');
});

test('a service that answers with a failure or sends us elsewhere has not answered', async () => {
  answer = (_, reply) => void reply.writeHead(500).end('secret stack');
  await expect(outbound().ask({ path: '/x' })).rejects.toThrow('a service: refused');
  answer = (_, reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  await expect(outbound().ask({ path: '/x' })).rejects.toThrow('a service: unreachable');
});

test('a plain no is told with its status, and closes the way for nobody', async () => {
  answer = (_, reply) => void reply.writeHead(400).end('no such code');
  const calls = outbound();
  for (let index = 0; index < 6; index += 1) {
    await expect(calls.ask({ path: '/x' })).rejects.toMatchObject({ kind: 'refused', status: 400 });
  }
  answer = (_, reply) => void reply.end('fine');
  expect(await calls.ask({ path: '/x' })).toBe('fine');
});

test('a library is relayed to the origins of the service alone', async () => {
  answer = (_, reply) => void reply.writeHead(400).end('why not');
  const asked400 = await outbound().relay(new URL('/y', base), { method: 'GET' });
  expect([asked400.status, await asked400.text()]).toEqual([400, 'why not']);

  const foreign = outbound().relay(new URL('http://evil.test/'), { method: 'GET' });
  await expect(foreign).rejects.toThrow('a service: unreachable');
});

test('an answer without end is cut off', async () => {
  answer = (_, reply) => void reply.end('x'.repeat(300_000));
  await expect(outbound().ask({ path: '/x' })).rejects.toThrow('a service: refused');
});

test('A13 after five failures in a row a service is left alone for half a minute', async () => {
  answer = (_, reply) => void reply.writeHead(500).end();
  const calls = outbound();
  for (let index = 0; index < 5; index += 1) {
    await expect(calls.ask({ path: '/x' })).rejects.toThrow('refused');
  }
  const before = asked;
  await expect(calls.ask({ path: '/x' })).rejects.toThrow('a service: resting');
  expect(asked).toBe(before);
  clock.advance(30_000);
  answer = (_, reply) => void reply.end('back');
  expect(await calls.ask({ path: '/x' })).toBe('back');
});
