import { defineCall } from '@portal/contract/call';
import { emptyContext } from '@portal/contract/workplace/work-context';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dropPrefetched, keepAlong, plan, prefetch, takeArrived } from './prefetch.ts';
import { send } from './send.ts';
import { beginSession, endSession } from './session.ts';
import { setContext } from './work-context.ts';

// The session listens to other tabs as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const getFigures = defineCall({
  method: 'GET',
  path: '/figures',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ period: z.string() }),
  result: z.number(),
  refuses: [],
  rate: 'read',
});
const month = { period: 'month' };

let signedIn = 0;
/** The server: every answer to this call has another number. */
let answered = 0;
let server: () => Promise<Response>;
const answerNext = (): Response => {
  answered += 1;
  return Response.json({ success: true, message: '', code: 200, result: answered, timestamp: 0 });
};

beforeEach(() => {
  answered = 0;
  server = () => Promise.resolve(answerNext());
  vi.stubGlobal('fetch', () => server());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { hostname: 'portal.example', protocol: 'https:' });
  signInAs('lin');
});
afterEach(() => {
  endSession();
  setContext(emptyContext);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a prefetched response is taken once, and the next call asks the server again', async () => {
  prefetch(plan(getFigures, month));
  prefetch(plan(getFigures, month));

  expect(await send(getFigures, month)).toBe(1);
  expect(await send(getFigures, month)).toBe(2);
});

test('a response is taken by a call with the same input alone, while it is still under way too', async () => {
  const arrival = Promise.withResolvers<void>();
  server = async () => arrival.promise.then(answerNext);
  prefetch(plan(getFigures, month));
  const taken = send(getFigures, month);
  server = () => Promise.resolve(answerNext());

  expect(await send(getFigures, { period: 'day' })).toBe(1);
  arrival.resolve();
  expect(await taken).toBe(2);
});

test('a response that has arrived is there at once, and once', async () => {
  prefetch(plan(getFigures, month));
  expect(takeArrived(getFigures, month)).toBeUndefined();
  await vi.waitFor(() => expect(takeArrived(getFigures, month)).toBe(1), 60_000);
  expect(takeArrived(getFigures, month)).toBeUndefined();
});

test('nothing prefetched for one user is taken by the next one on the same page', async () => {
  const late = Promise.withResolvers<void>();
  keepAlong([plan(getFigures, { period: 'day' })], [{ result: 7, epochs: '' }]);
  server = async () => late.promise.then(answerNext);
  prefetch(plan(getFigures, month));
  endSession();
  signInAs('wang');
  server = () => Promise.resolve(answerNext());

  expect(takeArrived(getFigures, { period: 'day' })).toBeUndefined();
  expect(await send(getFigures, month)).toBe(1);
  late.resolve();
  expect(await send(getFigures, { period: 'day' })).toBe(2);
});

test('a response prefetched for one store is taken in that store alone', async () => {
  prefetch(plan(getFigures, month, { kind: 'store', no: 'S02001' }));

  expect(await send(getFigures, month)).toBe(2);
  setContext({ ...emptyContext, storeNo: 'S02001' });
  expect(await send(getFigures, month)).toBe(1);
});

test('what came along with the sign-in is taken as if it had been prefetched', async () => {
  const inStore = plan(getFigures, month, { kind: 'store', no: 'S02001' });
  keepAlong([plan(getFigures, { period: 'day' }), inStore], [null, { result: 7, epochs: '' }]);

  expect(await send(getFigures, { period: 'day' })).toBe(1);
  setContext({ ...emptyContext, storeNo: 'S02001' });
  expect(await send(getFigures, month)).toBe(7);
});

test('after thirty seconds a prefetched response is too old to be taken', async () => {
  vi.useFakeTimers();
  prefetch(plan(getFigures, month));
  await vi.advanceTimersByTimeAsync(30_000);

  expect(takeArrived(getFigures, month)).toBeUndefined();
  expect(await send(getFigures, month)).toBe(2);
});

test('after a change of the data behind them, responses that wait are asked for again', async () => {
  keepAlong([plan(getFigures, month)], [{ result: 7, epochs: '' }]);
  dropPrefetched();

  expect(await send(getFigures, month)).toBe(1);
});

test('a failed prefetch is told to the call that takes it, and the next one asks the server', async () => {
  server = () => Promise.resolve(Response.json({}, { status: 500 }));
  prefetch(plan(getFigures, month));
  await expect(send(getFigures, month)).rejects.toThrow('系统异常');
  server = () => Promise.resolve(answerNext());

  expect(await send(getFigures, month)).toBe(1);
});

test('once the session has ended, a call that only a session admits is refused without asking the server', async () => {
  endSession();

  await expect(send(getFigures, month)).rejects.toMatchObject({
    kind: 'expired',
    status: 401,
    message: '未授权，请重新登录',
  });
  expect(answered).toBe(0);
});

function signInAs(id: string): void {
  const texts = { username: id, realname: id, workNo: id, createTime: '2026-01-01 00:00:00' };
  const none = { avatar: null, defaultSystem: null, sex: null, phone: null, email: null };
  const userInfo = { id, ...texts, ...none, post: null, orgCode: null, orgCodeTxt: null };
  beginSession({
    token: `token-${(signedIn += 1)}`,
    userInfo: { ...userInfo, status: 1, loginTenantId: 0 },
    sysAllDictItems: {},
    departs: [],
    multi_depart: 1,
    tenantList: [],
    due: [],
  });
}
