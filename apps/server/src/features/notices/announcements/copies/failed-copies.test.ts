import { recallAnnouncement } from '@portal/contract/notices/announcement-desk';
import { listMessages, repeatFailed, repeatMessage } from '@portal/contract/notices/messages';
import { onlyFor } from '@portal/testing/announcement-draft';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { startWorld } from '#testing/world.ts';
import { hastenJobs } from '#testing/server/jobs.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';
import { freshPhone, smsWorld } from '#testing/identity/sms.ts';

const { gateway } = await smsWorld();
/** The connection to the gateway, which a test can cut. */
const connection = { isCut: false, tried: 0 };
const proxy = createServer(async (request, response) => {
  const body = await text(request);
  connection.tried += 1;
  if (connection.isCut) {
    response.writeHead(503).end();
    return;
  }
  const { authorization = '', 'content-type': type = '' } = request.headers;
  const headers = { authorization, 'content-type': type };
  const method = request.method ?? 'POST';
  const answer = await fetch(gateway.origin + (request.url ?? ''), { method, headers, body });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
});
proxy.listen(0, '127.0.0.1');
await once(proxy, 'listening');
afterAll(() => proxy.close());
const place = proxy.address();
const port = place !== null && typeof place === 'object' ? place.port : 0;

const metricsToken = 'scraper-of-the-tests';
const { sms } = readConfig({
  SMS_GATEWAY_URL: `http://127.0.0.1:${port}`,
  SMS_GATEWAY_TOKEN: 'gateway-token',
});
const world = await startWorld({ sms, metricsToken });
const author = await world.person({ roles: ['administrator'] });

const copiesOf = async (keyword: string) =>
  (await author.call(listMessages, { pageNo: '1', pageSize: '50', keyword })).records;
const copiesTriedAgain = async (title: string) => {
  // What failed is tried again without its wait, and a service that was away is asked again.
  await hastenJobs(world.nodeDb);
  world.clock.advance(61_000);
  return copiesOf(title);
};
const figures = async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await world.inject({ url: '/metrics', headers })).body;
};
const received = (title: string) =>
  gateway.messages.filter(({ parameters }) => parameters['title'] === title).length;

/** Sends a copy to a user while the gateway is down. */
async function sendInVain(titile: string) {
  connection.isCut = true;
  connection.tried = 0;
  const lin = await world.person({ phone: freshPhone().phone });
  const id = await sendBy(author, { titile, audience: onlyFor(lin), copies: ['sms'] });
  await expect.poll(() => connection.tried).toBeGreaterThan(0);
  return id;
}

test('FIX-20 a copy that could not be handed over is tried again by itself, and arrives once', async () => {
  await sendInVain('网关断开');
  await expect
    .poll(() => copiesTriedAgain('网关断开'))
    .toMatchObject([{ outcome: 'waiting', esResult: 'HTTP 503' }]);

  connection.isCut = false;

  await expect
    .poll(() => copiesTriedAgain('网关断开'))
    .toMatchObject([{ outcome: 'taken', esResult: null }]);
  expect(received('网关断开')).toBe(1);
});

test('FIX-20 a copy that was given up is shown as failed, counted, and sent again by hand', async () => {
  await sendInVain('一直失败');
  await expect
    .poll(() => copiesTriedAgain('一直失败'))
    .toMatchObject([{ outcome: 'failed', esResult: 'HTTP 503' }]);
  // The copy is failed before its last try ends; the queue counts the job once it has ended.
  await expect
    .poll(figures)
    .toContain('portal_jobs{queue="announcement-copy-batch",state="failed"} 1');
  expect(await figures()).toMatch(/portal_faults_total\{part="jobs"\} [1-9]/);
  connection.isCut = false;
  const [{ id } = { id: '' }] = await copiesOf('一直失败');

  const clerk = await world.person({ roles: ['store-clerk'] });
  await expect(clerk.call(repeatMessage, { id })).rejects.toThrow('action.denied');
  await author.call(repeatMessage, { id });

  await expect.poll(() => copiesTriedAgain('一直失败')).toMatchObject([{ outcome: 'taken' }]);
  expect(received('一直失败')).toBe(1);
  await expect(author.call(repeatMessage, { id })).rejects.toThrow('message.not-failed');
});

test('all copies that were given up are sent again at once, but for those of recalled announcements', async () => {
  await sendInVain('一起失败：盘点');
  await sendInVain('一起失败：调价');
  await author.call(recallAnnouncement, { id: await sendInVain('一起失败：撤回') });
  await expect
    .poll(async () => (await copiesTriedAgain('一起失败')).map(({ outcome }) => outcome))
    .toEqual(['failed', 'failed', 'failed']);
  connection.isCut = false;

  const clerk = await world.person({ roles: ['store-clerk'] });
  await expect(clerk.call(repeatFailed, {})).rejects.toThrow('action.denied');
  const sought = { way: 'sms', keyword: '一起失败' } as const;
  expect(await author.call(repeatFailed, { ...sought, way: 'bell' })).toEqual({
    repeated: 0,
    left: 0,
  });
  expect(await author.call(repeatFailed, sought)).toEqual({ repeated: 2, left: 0 });

  await expect
    .poll(async () => (await copiesTriedAgain('一起失败')).map(({ outcome }) => outcome).toSorted())
    .toEqual(['failed', 'taken', 'taken']);
  for (const [topic, times] of [
    ['盘点', 1],
    ['调价', 1],
    ['撤回', 0],
  ] as const) {
    expect(received(`一起失败：${topic}`)).toBe(times);
  }
});

test('a copy that waits is not sent any more once its announcement is recalled', async () => {
  const id = await sendInVain('发错了');
  await author.call(recallAnnouncement, { id });
  connection.isCut = false;

  await expect
    .poll(() => copiesTriedAgain('发错了'))
    .toMatchObject([{ outcome: 'failed', esResult: '公告已撤回' }]);
  expect(received('发错了')).toBe(0);
});

test('a copy whose sending was cut short is given up rather than sent twice', async () => {
  await sendInVain('中途断电');
  await expect.poll(() => copiesOf('中途断电')).toMatchObject([{ outcome: 'waiting' }]);
  await world.db
    .updateTable('sent_message')
    .where('title', '=', '中途断电')
    .where('outcome', '=', 'waiting')
    .set({ outcome: 'sending' })
    .execute();
  connection.isCut = false;

  await expect
    .poll(() => copiesTriedAgain('中途断电'))
    .toMatchObject([{ outcome: 'failed', esResult: '发送中断，无法确认是否送达' }]);
  expect(received('中途断电')).toBe(0);
});
