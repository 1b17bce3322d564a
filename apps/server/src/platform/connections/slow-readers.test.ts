import { leaveUnread } from '@portal/testing/unread';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const checkout = await mkdtemp(join(tmpdir(), 'unread-'));
const assets = join(checkout, 'apps/portal/dist/assets');
await mkdir(assets, { recursive: true });
const large = randomBytes(2_000_000);
const streamed = randomBytes(17_000_000);
await writeFile(join(assets, 'large-AbCd1234.js'), large);
await writeFile(join(assets, 'streamed-AbCd1234.js'), streamed);

const child = spawn(
  process.execPath,
  [
    '--max-semi-space-size=16',
    join(import.meta.dirname, '../../testing/server/serve-unread.ts'),
    checkout,
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const [origin] = await once(createInterface(child.stdout), 'line');
afterAll(async () => {
  child.kill();
  await once(child, 'exit');
  await rm(checkout, { recursive: true });
});

/** A file that is held in memory, and an answer made anew for each request. */
const paths = ['/assets/large-AbCd1234.js', '/api/much'];
const times = { connections: 200, requests: 30 };
const megabyte = 1_048_576;

/** All bytes of the answers to requests sent at once on one connection. */
async function readAll(requests: readonly string[]): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const last = requests.length - 1;
  requests.forEach((path, index) => {
    const end = index === last ? 'Connection: close\r\n' : '';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\n${end}\r\n`);
  });
  return buffer(socket);
}

test('FIX-06 200 connections with 30 requests each that read nothing cost 100 MB at most, let others be answered, and are cut', async () => {
  const { pid = 0 } = child;
  // What any traffic costs is there before: a young generation of 48 MB at most, and compiled code.
  for (let round = 0; round < 20; round += 1) await readAll([...paths, ...paths]);

  const { grewBy, allCutAfterMs } = await leaveUnread({
    ...times,
    origin,
    pid,
    paths,
    patienceMs: 300_000,
  });

  expect(grewBy / megabyte).toBeLessThanOrEqual(100);
  // Within how long, and how long others wait meanwhile, is measured (docs/performance.md).
  expect(allCutAfterMs).toBeDefined();
});

test('requests sent ahead are answered whole and in their order, files and calls', async () => {
  const bodies: Record<string, Buffer | string> = {
    '/assets/large-AbCd1234.js': large,
    '/assets/streamed-AbCd1234.js': streamed,
    '/api/much': 'muchmuch',
  };
  const asked = Array.from({ length: 6 }, () => Object.keys(bodies)).flat();

  const answers = await readAll(asked);

  expect(answers.toString('latin1').match(/HTTP\/1\.1 \d{3}/g)).toEqual(
    asked.map(() => 'HTTP/1.1 200'),
  );
  let from = 0;
  for (const path of asked) {
    const at = answers.indexOf(bodies[path] ?? '', from);
    expect(at).toBeGreaterThan(from);
    from = at;
  }
});

test('a connection that sends more ahead than anybody does is cut', async () => {
  const answers = await readAll(Array.from({ length: 200 }, () => '/livez'));

  expect(answers.toString().match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(200);
});
