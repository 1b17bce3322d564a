import { signOut } from '@portal/contract/identity/session';
import { callsOver, overHttp } from '@portal/testing/calls';
import { requestOf } from '@portal/testing/request';
import { type ServerNode, startNode } from '@portal/testing/server-node';
import { signInWith } from '@portal/testing/sign-in';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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

test('OPS-03 a second signal ends a node at once, whatever it still waits for', async () => {
  const node = await start({ noticeMs: 10_000 });

  // By itself it would end with 0.
  await vi.waitFor(() => {
    node.process.kill('SIGTERM');
    expect(node.process.exitCode).toBe(1);
  }, patience);
});

test('OPS-03 a node without notice tells sockets to move, closes the port, and answers what it was asked before', async () => {
  const node = await start({ noticeMs: 0 });
  const person = await signedIn(node);
  const page = await openSocketAt(node.origin, person);
  const slow = await beginRequest(node, person);

  node.process.kill('SIGINT');

  expect(await page.closed).toEqual({ code: 1012, reason: expect.stringMatching(/^spread=\d+$/) });
  await vi.waitFor(async () => expect(await node.status('/livez')).toBeUndefined(), patience);
  expect(await slow.finish()).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close/i);
  expect(await node.ended).toBe(0);
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
