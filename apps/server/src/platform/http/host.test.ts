import { openSocket } from '@portal/contract/notices/live-socket';
import { getSignInKey } from '@portal/contract/identity/session';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { sendRaw } from '#testing/server/raw-request.ts';

const metricsToken = 'scraper-of-the-tests';
const world = await startWorld({ publicOrigin: 'https://portal.example', metricsToken });
const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
/** An installation that does not say where browsers reach it. */
const unnamed = await startWorld();
const unnamedAddress = await unnamed.app.listen({ host: '127.0.0.1', port: 0 });

const call = `/api${getSignInKey.path}`;
const ours = 'Host: portal.example';
const ask = (path: string, ...headers: string[]) =>
  sendRaw(address, [`GET ${path} HTTP/1.1`, ...headers]);

test.each(['portal.example', 'PORTAL.example', 'portal.example:443'])(
  'FIX-10 with a public origin its own host is served, spelled %s',
  async (host) => {
    expect(await ask(call, `Host: ${host}`)).toBe('200');
  },
);

test.each([
  'evil.example',
  'portal.example.evil.example',
  'portal.example:8848',
  'portal.example:80',
  'portal.example.',
  'evil@portal.example',
  'portal.example, evil.example',
  '127.0.0.1',
])(
  'FIX-10 with a public origin the host %s is refused with 421, calls, pages and files',
  async (host) => {
    for (const path of [
      call,
      '/user/login',
      '/assets/main-AbCd1234.js',
      '/api/nowhere',
      '/demo/a.html',
    ]) {
      expect(await ask(path, `Host: ${host}`, 'Accept: text/html')).toBe('421 host.foreign');
    }
  },
);

test('FIX-10 X-Forwarded-Host changes nothing, and neither does an Origin that fits the wrong host', async () => {
  expect(await ask(call, 'Host: evil.example', 'X-Forwarded-Host: portal.example')).toBe(
    '421 host.foreign',
  );
  expect(await ask(call, ours, 'X-Forwarded-Host: evil.example')).toBe('200');
  expect(await ask(call, ours, 'Origin: https://portal.example')).toBe('200');
  // The host fits, by another scheme: the origin alone is compared.
  expect(await ask(call, ours, 'Origin: http://portal.example')).toBe('403 origin.foreign');
});

test('FIX-10 two hosts, an absolute address and none at all are refused with 400', async () => {
  for (const at of [address, unnamedAddress]) {
    const send = (...lines: string[]) => sendRaw(at, lines);
    expect(await send(`GET ${call} HTTP/1.1`, ours, ours)).toBe('400 input.invalid');
    expect(await send(`GET ${call} HTTP/1.1`, ours, 'host: evil.example')).toBe(
      '400 input.invalid',
    );
    expect(await send(`GET http://portal.example${call} HTTP/1.1`, ours)).toBe('400 input.invalid');
    expect(await send(`GET http://evil.example${call} HTTP/1.1`, ours)).toBe('400 input.invalid');
    expect(await send(`OPTIONS * HTTP/1.1`, ours)).toBe('400 input.invalid');
    expect(await send(`GET ${call} HTTP/1.1`)).toBe('400');
  }
  expect(await sendRaw(address, [`GET ${call} HTTP/1.0`])).toBe('421 host.foreign');
});

test('FIX-10 a socket is opened under the public host alone', async () => {
  const path = openSocket.path.replace(':userId', 'p-1');
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const open = (host: string) => sendRaw(address, [`GET ${path} HTTP/1.1`, host, ...upgrade, key]);

  expect(await open('Host: evil.example')).toBe('421 host.foreign');
  expect(await open(ours)).toBe('401 session.expired');
});

test('probes and scrapers ask a node by its address, with or without a host', async () => {
  const shown = `Authorization: Bearer ${metricsToken}`;
  for (const path of ['/livez', '/readyz', '/metrics']) {
    expect(await ask(path, 'Host: 10.0.0.7:8848', shown)).toBe('200');
    expect(await sendRaw(address, [`GET ${path} HTTP/1.0`, shown])).toBe('200');
  }
  expect(await ask('/metrics', 'Host: 10.0.0.7:8848')).toBe('401 operator.unknown');
});

test('without a public origin every host is served, HTTP/1.0 without one too', async () => {
  expect(await sendRaw(unnamedAddress, [`GET ${call} HTTP/1.1`, 'Host: any.example'])).toBe('200');
  expect(await sendRaw(unnamedAddress, [`GET ${call} HTTP/1.0`])).toBe('200');
});

test('FIX-31 a link of 8,000 characters is served, and so is a call that has it as its referrer', async () => {
  const link = `/lms/contracts?filter=${'k'.repeat(7_978)}`;
  // As long as what browsers say of themselves, with the claims of a call.
  const others = `User-Agent: ${'u'.repeat(700)}`;
  expect(await ask(link, ours, 'Accept: text/html')).not.toBe('431');
  const referrer = `Referer: https://portal.example${link}`;
  expect(await ask(`${call}?${link.slice(15)}`, ours, others, referrer)).not.toBe('431');
});
