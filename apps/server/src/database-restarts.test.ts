import { listMine } from '@portal/contract/notices/announcements';
import { callsOver, overHttp } from '@portal/testing/calls';
import { requestOf } from '@portal/testing/request';
import { type ServerNode, startNode } from '@portal/testing/server-node';
import { signInWith } from '@portal/testing/sign-in';
import { callSteadily, type Outcome } from '@portal/testing/steady-calls';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walked } from '@portal/testing/walk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { systemClock as clock } from '#platform/time/clock.ts';
import { createRestartedPostgres } from '#testing/database/restarted-postgres.ts';
import { addPerson } from '#testing/fixtures/person.ts';

const readsPerSecond = 100;
/** The shutdown modes of the database, in turn: in order, or as in a crash. */
const stops = walked({
  proof: ['fast', 'immediate'] as const,
  walk: ['fast', 'immediate', 'immediate', 'fast'] as const,
});
/** With the stops themselves the node of the walk loses its connections twenty times. */
const dropsAfterEach = walked({ proof: 2, walk: 4 });

const lately = (wished: number) => (outcomes: readonly Outcome[]) =>
  outcomes.slice(-20).every((status) => status === wished);

test('OPS-01 a node outlives its database again and again under 100 reads a second: 503 until it is back, then 200', async () => {
  const database = await createRestartedPostgres(await folder());
  onTestFinished(() => database.stop('immediate'));
  await database.start();
  const node = await startInstallation(database.url);
  const reads = readSteadily(node, await readerOn(node, database.url));
  onTestFinished(reads.stop);

  for (const mode of stops) {
    await reads.until(lately(200));
    await database.stop(mode);
    await reads.until(lately(503));
    expect(await node.status('/readyz')).toBe(503);
    expect(await node.status('/livez')).toBe(200);
    await database.start();
    await reads.until(lately(200));
    for (let drops = 0; drops < dropsAfterEach; drops += 1) {
      await database.dropConnections();
      await reads.until(lately(200));
    }
  }
  await reads.stop();
  expect(reads.outcomes.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await node.status('/readyz')).toBe(200);
  expect(node.process.exitCode).toBeNull();
});

/** Starts a node of an empty installation: what becomes of a broken connection does not depend on the rows. */
async function startInstallation(databaseUrl: string): Promise<ServerNode> {
  const node = await startNode({
    settings: {
      NODE_ENV: 'production',
      PORTAL_SECRET: randomBytes(48).toString('base64'),
      DATABASE_URL: databaseUrl,
      PORTAL_DATA: await folder(),
    },
  });
  onTestFinished(node.stop);
  return node;
}

/** Adds a user and returns their request for their notices, which the database answers each time. */
async function readerOn({ origin }: ServerNode, databaseUrl: string) {
  const password = 'Wm7Qp2xKd9Zr';
  const db = openDatabase(databaseUrl);
  const { workNo } = await addPerson(db, { password }, clock.now());
  await closeDatabase(db);
  const standing = { clock, workNo, device: 'reader' };
  const { token } = await signInWith(callsOver(overHttp(origin), standing), workNo, password);
  return requestOf(listMine, {}, { ...standing, token });
}

/** Sends a request again and again, whatever became of the one before. */
function readSteadily({ origin }: ServerNode, { url, headers }: ReturnType<typeof requestOf>) {
  const { outcomes, stop } = callSteadily(readsPerSecond, async () => {
    const reply = await fetch(origin + url, { headers });
    await reply.arrayBuffer();
    return reply.status;
  });
  return {
    outcomes,
    stop,
    /** Waits until what comes back from now on is as wished. */
    until: (isSo: (later: readonly Outcome[]) => boolean) => {
      const from = outcomes.length;
      const later = () => outcomes.slice(from);
      return vi.waitFor(() => expect(later().length > 20 && isSo(later())).toBe(true), 60_000);
    },
  };
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portal-restarts-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}
