import { standardBrand } from '@portal/contract/brand';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { publicOrigin, startBareServer } from '#testing/server/bare-server.ts';
import { stillClock } from '#testing/still-clock.ts';
import { webFiles } from './web-files.ts';

const clock = stillClock(new Date('2026-11-21T09:00:00Z'));
const checkout = await mkdtemp(join(tmpdir(), 'web-files-'));
afterAll(() => rm(checkout, { recursive: true }));

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(checkout, path)), { recursive: true });
  await writeFile(join(checkout, path), content);
}

const script = 'export const answer = 42;';
const page = '<!doctype html><title>门户</title>';
await put('apps/portal/dist/index.html', page);
await put('apps/portal/dist/csp.json', '{"script":["\'sha256-abc=\'","x; script-src *"]}');
await put('apps/portal/dist/.vite/manifest.json', '{}');
await put('apps/portal/dist/assets/main-AbCd1234.js', script);
await put('apps/portal/dist/assets/main-AbCd1234.js.br', brotliCompressSync(script));
await put('apps/portal/dist/assets/main-AbCd1234.js.map', '{}');
await put('subsystems/ors/dist/subsystem.json', '{"key":"ors"}');
await put('subsystems/ors/dist/index-Zz_9-abc.js', script);
await put('subsystems/ors/dist/icon.svg', '<svg/>');
await put('subsystems/ors/package.json', '{"name":"ors"}');
await put('apps/server/src/demo/web/notice-board.html', page);
await put('secret.json', '{"secret":1}');

const frames = ['https://board.example', 'https://a.example; script-src *', 'javascript:'];

const content = async () => ({ ways: 'phone', brand: standardBrand });

function serverOf(mode: 'demonstration' | 'production', from = checkout) {
  const app = startBareServer(clock);
  const config = { mode, publicOrigin };
  webFiles(app, { config, checkout: from, frameOrigins: async () => frames, content });
  return app;
}
const app = serverOf('demonstration');
const browsers = 'text/html,application/xhtml+xml,*/*;q=0.8';
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const visit = (url: string) => get(url, { accept: browsers });

test.each([
  '/',
  '/user/login',
  '/ors/dashboard/analysis',
  '/spsRule/roleRule/',
  '/x?redirect=%2Fa.b',
])('a browser that opens %s gets the page of the portal, fresh', async (url) => {
  const reply = await visit(url);

  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(page);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
});

test('the page says which ways of signing in are open, in every encoding', async () => {
  await put('apps/portal/dist/index.html', '<html data-ways="phone dingtalk"><title>门户</title>');
  const own = serverOf('production');
  const open = '<html data-ways="phone"><title>门户</title>';

  const plain = await own.inject({ url: '/', headers: { accept: browsers } });
  const small = await own.inject({
    url: '/',
    headers: { accept: browsers, 'accept-encoding': 'gzip, br' },
  });

  expect(plain.body).toBe(open);
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(open);
  expect(small.headers.etag).not.toBe(plain.headers.etag);
  await put('apps/portal/dist/index.html', page);
});

test.each([undefined, '*/*', 'application/json, */*'])(
  'a plain client that takes %s gets the page at the root',
  async (accept) => {
    const reply = await get('/?utm=1', accept === undefined ? {} : { accept });

    expect([reply.statusCode, reply.body]).toEqual([200, page]);
  },
);

test('whoever takes no page at the root gets none', async () => {
  expect((await get('/', { accept: 'application/json' })).statusCode).toBe(404);
});

test('a page already known is not sent again', async () => {
  const etag = String((await visit('/')).headers.etag);

  const again = await get('/', { accept: browsers, 'if-none-match': etag });

  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file whose name holds a hash is kept for good, and travels compressed where it can', async () => {
  const plain = await get('/assets/main-AbCd1234.js');
  const small = await get('/assets/main-AbCd1234.js', { 'accept-encoding': 'gzip, br' });

  expect(plain.body).toBe(script);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(small.headers.etag).not.toBe(plain.headers.etag);
});

test('a subsystem’s manifest and files without a hash are asked for anew each time, the others are kept', async () => {
  const manifest = await get('/apps/ors/subsystem.json');
  const code = await get('/apps/ors/index-Zz_9-abc.js', { 'accept-encoding': 'br' });

  expect(manifest.json()).toEqual({ key: 'ors' });
  expect(manifest.headers['cache-control']).toBe('no-cache');
  expect((await get('/apps/ors/icon.svg')).headers['cache-control']).toBe('no-cache');
  expect(code.body).toBe(script);
  expect(code.headers['cache-control']).toContain('immutable');
});

test('the length of a file can be asked for without the file', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/assets/main-AbCd1234.js' });

  expect(reply.headers['content-length']).toBe(String(script.length));
  expect(reply.body).toBe('');
});

test.each([
  '/assets/main-Gone1234.js',
  '/assets/main-AbCd1234.js.map',
  '/assets/main-AbCd1234.js.br',
  '/assets/../csp.json',
  '/assets/..%2fcsp.json',
  '/assets/%2e%2e/csp.json',
  '/assets/..%5ccsp.json',
  '/assets/%252e%252e/csp.json',
  '/assets//etc/passwd',
  '/assets/',
  '/assets',
  '/csp.json',
  '/.vite/manifest.json',
  '/apps/ors/../package.json',
  '/apps/ors/..%2f..%2f..%2fsecret.json',
  '/apps/..%2f..%2f/secret.json',
  '/apps/%2e%2e/dist/secret.json',
  '/apps/hr/subsystem.json',
  '/apps/ors/dashboard',
  '/api/unknown',
  '/livez/x',
  '/websocket/1',
  '/.git/HEAD',
  '/.env',
  '/heapdump.bin',
  '/index.html',
])('A94 %s is answered as any path nobody knows, even to a browser', async (url) => {
  const unknown = await get('/api/no-such-call');

  const reply = await visit(url);

  expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
});

test('a program that does not ask for pages gets none', async () => {
  expect((await get('/docs', { accept: '*/*' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/docs' })).statusCode).toBe(404);
});

test('A76 the page may load what is ours, run what was built, and frame what is trusted', async () => {
  const { headers } = await visit('/');

  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data:; font-src 'self'; connect-src 'self' wss://portal.example; " +
      "frame-src 'self' https://board.example; manifest-src 'self'; worker-src 'self'; " +
      "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

test.each(['/', '/assets/main-AbCd1234.js', '/apps/ors/subsystem.json', '/api/x', '/%E0%A4%A'])(
  'A76 what comes from %s can be neither sniffed nor framed by others, and says nothing of us',
  async (url) => {
    const { headers } = await visit(url);

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
    expect(headers['content-security-policy']).toMatch(/object-src 'none'/);
    expect(headers['content-security-policy']).toMatch(/base-uri 'none'/);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('the demonstration’s board may be framed by us and runs nothing; production has none', async () => {
  const board = await visit('/demo/notice-board.html?token=T');

  expect(board.statusCode).toBe(200);
  expect(board.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(board.headers['content-security-policy']).not.toContain('script-src');
  const production = serverOf('production');
  const there = await production.inject({
    url: '/demo/notice-board.html',
    headers: { accept: browsers },
  });
  expect(there.statusCode).toBe(404);
});

test('before anything is built the page says what to do', async () => {
  const unbuilt = serverOf('production', join(checkout, 'empty'));

  const reply = await unbuilt.inject({ url: '/user/login', headers: { accept: browsers } });

  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('前端尚未构建，请运行 npm start');
});
