import { livez } from '@portal/contract/operations/probes';
import { getLoginValid, signOut } from '@portal/contract/identity/session';
import { callsOver, overHttp } from '@portal/testing/calls';
import { requestOf } from '@portal/testing/request';
import { type ServerNode, startNode } from '@portal/testing/server-node';
import { signInWith } from '@portal/testing/sign-in';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { systemClock as clock } from '#platform/time/clock.ts';
import { cloneDatabase } from '#testing/database/clone.ts';
import { openSocketAt } from '#testing/server/socket.ts';

const own = await cloneDatabase();
afterAll(own.drop);
const directory = mkdtempSync(join(tmpdir(), 'portal-drain-'));
afterAll(() => rmSync(directory, { recursive: true }));
const patience = { timeout: 60_000, interval: 20 };

test('OPS-03 on SIGTERM a node says 503 to the proxy, serves on, tells sockets to move, then closes the port', async () => {
  const node = await start({ noticeMs: 2_000 });
  const person = await signedIn(node);
  const page = await openSocketAt(node.origin, person);
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => kept.destroy());
  expect((await ask(node, kept)).headers.connection).toBe('keep-alive');
  const slow = await beginRequest(node, person);

  node.process.kill('SIGTERM');
  const toldAt = performance.now();
  await vi.waitFor(async () => expect(await node.status('/readyz')).toBe(503), patience);
  expect(await node.status('/livez')).toBe(200);
  const answer = await ask(node, kept);
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await expect(person.call(getLoginValid, {})).resolves.toBe(true);
  expect(page.socket.readyState).toBe(page.socket.OPEN);

  const moved = await page.closed;
  expect(moved).toEqual({ code: 1012, reason: expect.stringMatching(/^spread=\d+$/) });
  expect(performance.now() - toldAt).toBeGreaterThan(1_900);
  await vi.waitFor(async () => expect(await node.status('/livez')).toBeUndefined(), patience);

  expect(await slow.finish()).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close/i);
  expect(await node.ended).toBe(0);
});

test('OPS-03 a second signal ends a node at once, whatever it still waits for', async () => {
  const node = await start({ noticeMs: 10_000 });
  const begin = performance.now();

  await vi.waitFor(() => {
    node.process.kill('SIGTERM');
    expect(node.process.exitCode).toBe(1);
  }, patience);

  expect(performance.now() - begin).toBeLessThan(8_000);
});

test('OPS-03 without notice a node ends soon, and waits for no connection on which nobody has asked for anything', async () => {
  const node = await start({ noticeMs: 0 });
  const silent = await openConnection(node);
  const begin = performance.now();

  node.process.kill('SIGINT');

  expect(await node.ended).toBe(0);
  expect(performance.now() - begin).toBeLessThan(5_000);
  expect(silent.readableEnded || silent.destroyed || silent.closed).toBe(true);
});

async function start({ noticeMs }: { noticeMs: number }): Promise<ServerNode> {
  const settings = {
    NODE_ENV: 'production',
    PORTAL_SECRET: 'k7Qz1xVb9mWc3eRt5yUi8oPa2sDf4gHj6l',
    DATABASE_URL: own.url,
    PORTAL_DATA: directory,
    PORTAL_STOP_NOTICE_MS: String(noticeMs),
  };
  const node = await startNode({ settings });
  onTestFinished(node.stop);
  return node;
}

async function signedIn({ origin }: ServerNode) {
  const account = inject('demoAccounts').find(({ workNo }) => workNo === '900002');
  if (!account) throw new Error('The demonstration has nobody');
  const { workNo, password } = account;
  const standing = { clock, workNo, device: 'drained' };
  const { token, userInfo } = await signInWith(
    callsOver(overHttp(origin), standing),
    workNo,
    password,
  );
  const known = { ...standing, token };
  return { id: userInfo.id, token, standing: known, call: callsOver(overHttp(origin), known) };
}

async function ask({ origin }: ServerNode, agent: Agent): Promise<IncomingMessage> {
  const [reply]: IncomingMessage[] = await once(get(origin + livez.path, { agent }), 'response');
  if (!reply) throw new Error('no answer');
  await text(reply);
  return reply;
}

async function openConnection({ origin }: ServerNode): Promise<Socket> {
  const connection = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void connection.destroy());
  await once(connection, 'connect');
  return connection;
}

/** Sends all of a request but the last byte of its body, which `finish` sends. */
async function beginRequest(node: ServerNode, { standing }: Awaited<ReturnType<typeof signedIn>>) {
  const { method, url, headers } = requestOf(signOut, {}, standing);
  const body = { 'content-type': 'application/json', 'content-length': '2' };
  const fields = Object.entries({ host: new URL(node.origin).host, ...headers, ...body });
  const connection = await openConnection(node);
  connection.write(`${method} ${url} HTTP/1.1\r\n`);
  connection.write(`${fields.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n{`);
  return {
    async finish(): Promise<string> {
      connection.write('}');
      return text(connection);
    },
  };
}
