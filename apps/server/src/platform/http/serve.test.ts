import { type Call, defineCall } from '@portal/contract/call';
import { refusals } from '@portal/contract/refusals';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startBareServer } from '#testing/server/bare-server.ts';
import { stillClock } from '#testing/still-clock.ts';
import { refuse } from './refuse.ts';
import { serve } from './serve.ts';

const clock = stillClock(new Date('2026-11-21T09:00:00Z'));

const write = defineCall({
  method: 'POST',
  path: '/write',
  envelope: 'main',
  admits: 'anyone',
  action: null,
  input: z.strictObject({ name: z.string().max(8), amount: z.number().optional() }),
  result: z.object({ name: z.string() }),
  refuses: [],
  rate: 'write',
});
const read = defineCall({
  ...write,
  method: 'GET',
  path: '/read/:id',
  input: z.strictObject({ id: z.string(), page: z.string().optional() }),
  result: z.object({ id: z.string() }),
  rate: 'read',
});

const app = startBareServer(clock);
serve(app, write, async ({ name }) => ({ name }));
serve(app, read, async ({ id }) => ({ id }));

/** Sends bytes as they are. */
const post = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/write', headers: { 'content-type': type }, payload });

test('a call answers in the main envelope, with the epochs and a request id, and is kept by nobody', async () => {
  const reply = await post('{"name":"a"}');

  expect(reply.json()).toEqual({
    success: true,
    message: '',
    code: 200,
    result: { name: 'a' },
    timestamp: clock.now().getTime(),
  });
  expect(reply.headers).toMatchObject({
    'x-epoch': '1.2.3',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    'cache-control': 'private, no-store',
  });
});

test.each([
  ['A05 an array for a text', '{"name":["a"]}'],
  ['A05 an object for a text', '{"name":{"a":1}}'],
  ['A05 a number for a text', '{"name":1}'],
  ['A05 a null for a text', '{"name":null}'],
  ['A05 a text for a number', '{"name":"a","amount":"1"}'],
  ['A57 a member the call does not name', '{"name":"a","isAdmin":true}'],
  ['A57 a prototype', '{"name":"a","__proto__":{"isAdmin":true}}'],
  ['A69 a key given twice', '{"name":"a","name":"b"}'],
  ['A69 a NUL', '{"name":"a\\u0000"}'],
  ['A69 half a surrogate pair', '{"name":"\\ud800"}'],
  ['A69 a text that is too long', '{"name":"123456789"}'],
  ['A69 an array for the whole', '[]'],
  ['A69 no JSON', 'name=a'],
  ['A69 nothing', ''],
])('%s is refused, not made to fit', async (_, body) => {
  const reply = await post(body);

  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    success: false,
    code: 400,
    reason: 'input.invalid',
    message: refusals['input.invalid'].message,
    result: null,
  });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json\ta',
  'application/json; charset=utf-7',
  'application/jsonp',
  'text/json',
])('A70 a body of the type %j is refused unread', async (type) => {
  const reply = await post('{"name":"a"}', type);

  expect([reply.statusCode, reply.json().reason]).toEqual([415, 'input.unsupported']);
});

test('A70 a body without a type is refused unread', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/write', payload: Buffer.from('{}') });

  expect([reply.statusCode, reply.json().reason]).toEqual([415, 'input.unsupported']);
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
])('a body of the type %j is read', async (type) => {
  expect((await post('{"name":"店"}', type)).json().result).toEqual({ name: '店' });
});

test('a body of more than 64 kB is refused', async () => {
  const reply = await post(JSON.stringify({ name: 'x'.repeat(70_000) }));

  expect([reply.statusCode, reply.json().reason]).toEqual([413, 'input.too-large']);
});

test.each([
  ['/api/write?name=a', 'POST'],
  ['/api/read/1?page=1&page=2', 'GET'],
  ['/api/read/1?id=2', 'GET'],
  ['/api/read/1?other=2', 'GET'],
  ['/api/read/1?page=%00', 'GET'],
  ['/api/read/1?page[]=1', 'GET'],
  ['/api/read/%E0%A4', 'GET'],
] as const)('A69 the address %s is refused', async (url, method) => {
  const reply = await app.inject({
    method,
    url,
    ...(method === 'POST' && { payload: { name: 'a' } }),
  });

  expect([reply.statusCode, reply.json().reason]).toEqual([400, 'input.invalid']);
});

test('the time stamp that keeps a GET out of caches carries nothing', async () => {
  const reply = await app.inject('/api/read/1?_t=1763715600');

  expect(reply.json().result).toEqual({ id: '1' });
});

test('an unknown path is 404 and a known one with another verb 405, in the standard answer', async () => {
  const unknown = await app.inject('/api/nowhere');
  const otherVerb = await app.inject({ method: 'DELETE', url: '/api/write' });
  const overridden = await app.inject({
    method: 'GET',
    url: '/api/write',
    headers: { 'x-http-method-override': 'POST' },
  });

  expect([unknown.statusCode, unknown.json().reason]).toEqual([404, 'route.not-found']);
  expect([otherVerb.statusCode, otherVerb.json().reason]).toEqual([405, 'route.wrong-method']);
  expect(overridden.statusCode).toBe(405);
});

test('a route that is not in the contract keeps the server from starting', () => {
  const server = startBareServer(clock);

  expect(() => server.get('/backdoor', () => 'open')).toThrow('not declared in the contract');
});

test.each(['admits', 'action', 'input', 'result', 'refuses', 'rate', 'envelope'] as const)(
  'a call that leaves %s unsaid keeps the server from starting',
  (member) => {
    const unsaid: Call = { ...write };
    Reflect.deleteProperty(unsaid, member);

    expect(() => serve(startBareServer(clock), unsaid, async () => null)).toThrow(
      `does not declare: ${member}`,
    );
  },
);

test.each([
  ['a change', { admits: 'signed-in', rate: 'write' }],
  ['what is open to anyone', { admits: 'anyone', rate: 'read' }],
] as const)(
  '%s that would come along with a sign-in keeps the server from starting',
  (_, traits) => {
    const call = defineCall({ ...read, ...traits, comesAlong: true });

    expect(() => serve(startBareServer(clock), call, () => refuse('input.invalid'))).toThrow(
      'comes along with a sign-in and is no reading',
    );
  },
);

test('a refusal the call does not declare is a defect, not an answer', async () => {
  const server = startBareServer(clock);
  serve(server, write, async () => refuse('announcement.not-found'));

  const reply = await server.inject({ method: 'POST', url: '/api/write', payload: { name: 'a' } });

  expect([reply.statusCode, reply.json().reason]).toEqual([500, 'server.defect']);
});

test('a result that is not what the call promises is a defect, and nothing of it is told', async () => {
  const server = startBareServer(clock);
  const promised = z.object({ name: z.string().max(3) });
  serve(server, { ...write, result: promised }, async () => ({ name: 'a secret' }));

  const reply = await server.inject({ method: 'POST', url: '/api/write', payload: { name: 'a' } });

  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('secret');
});

test('what the call does not promise of a result is left out of the answer', async () => {
  const server = startBareServer(clock);
  const row = { name: 'a', password_hash: 'x' };
  serve(server, write, async () => row);

  const reply = await server.inject({ method: 'POST', url: '/api/write', payload: { name: 'a' } });

  expect(reply.json().result).toEqual({ name: 'a' });
});
