import { listMine } from '@portal/contract/notices/announcements';
import { getLoginValid } from '@portal/contract/identity/session';
import { callsOver, overHttp } from '@portal/testing/calls';
import { startNginx } from '@portal/testing/nginx';
import { freePort } from '@portal/testing/free-port';
import { type PlainRequest, requestOf } from '@portal/testing/request';
import { type ServerNode, startNode } from '@portal/testing/server-node';
import { signInWith } from '@portal/testing/sign-in';
import { callSteadily } from '@portal/testing/steady-calls';
import { walked } from '@portal/testing/walk';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { systemClock as clock } from '#platform/time/clock.ts';
import { cloneDatabase } from '#testing/database/clone.ts';

const own = await cloneDatabase();
afterAll(own.drop);
const directory = mkdtempSync(join(tmpdir(), 'portal-rolling-'));
afterAll(() => rmSync(directory, { recursive: true }));
const settings = {
  NODE_ENV: 'production',
  PORTAL_SECRET: 'k7Qz1xVb9mWc3eRt5yUi8oPa2sDf4gHj6l',
  DATABASE_URL: own.url,
  PORTAL_DATA: directory,
  // Notice is the 5 s of production: longer than nginx takes to use a node again that was away.
};

/** The nodes are restarted until so many calls were answered, at a hundred a second. */
const leastCalls = walked({ proof: 500, walk: 10_000 });

test('OPS-03 a restart of two nodes behind nginx, one after the other, fails no request', async () => {
  const [first, second] = [
    await startNodeAt(await freePort()),
    await startNodeAt(await freePort()),
  ];
  const hosts = [new URL(first.origin).host, new URL(second.origin).host] as const;
  const nginx = await startNginx(join(directory, 'nginx'), hosts);
  onTestFinished(nginx.stop);
  const next = await callsOfSomebody(nginx.origin);
  const call = async (): Promise<number> => {
    const { url, ...request } = next();
    const reply = await fetch(nginx.origin + url, request);
    await reply.arrayBuffer();
    return reply.status;
  };
  // A second's worth: at a load of 7 they piled up to 1,024, where nginx closes connections that are in use.
  const calls = callSteadily(100, call, { mostAtOnce: 100 });
  onTestFinished(calls.stop);

  let nodes = [first, second];
  do {
    nodes = await restart(nodes);
  } while (calls.outcomes.length < leastCalls);
  await calls.stop();

  const failed = calls.outcomes.filter((outcome) => outcome !== 200);
  const complaints = failed.length > 0 ? await nginx.complaints() : '';
  expect({ failed, complaints }).toEqual({ failed: [], complaints: '' });
});

/** Restarts nodes one after the other, each at its port. */
async function restart(nodes: readonly ServerNode[]): Promise<ServerNode[]> {
  const again: ServerNode[] = [];
  for (const node of nodes) {
    await node.stop();
    again.push(await startNodeAt(Number(new URL(node.origin).port)));
  }
  return again;
}

async function startNodeAt(port: number): Promise<ServerNode> {
  const node = await startNode({ settings, port });
  onTestFinished(node.stop);
  return node;
}

/** Requests in turn: a read, which nginx may ask again elsewhere, and a POST, which it may not. */
async function callsOfSomebody(origin: string): Promise<() => PlainRequest> {
  const account = inject('demoAccounts').find(({ workNo }) => workNo === '900002');
  if (!account) throw new Error('The demonstration has nobody');
  const { workNo, password } = account;
  const standing = { clock, workNo, device: 'reader' };
  const { token } = await signInWith(callsOver(overHttp(origin), standing), workNo, password);
  const signedIn = { ...standing, token };
  let isRead = false;
  return () => {
    isRead = !isRead;
    return isRead ? requestOf(listMine, {}, signedIn) : requestOf(getLoginValid, {}, signedIn);
  };
}
