import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ServerNode, startNode } from '@portal/testing/server-node';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { cloneDatabase } from '#testing/database/clone.ts';

const own = await cloneDatabase();
afterAll(own.drop);
const directory = mkdtempSync(join(tmpdir(), 'portal-log-'));
afterAll(() => rmSync(directory, { recursive: true }));
const isTold = (line: string) => line.includes('"log lines lost"');
const metricsToken = 'scraper-of-the-tests';
const settings = {
  NODE_ENV: 'production',
  PORTAL_SECRET: 'k7Qz1xVb9mWc3eRt5yUi8oPa2sDf4gHj6l',
  METRICS_TOKEN: metricsToken,
  DATABASE_URL: own.url,
  PORTAL_DATA: directory,
};

test('OPS-02 with nobody reading the log, requests go on, lost lines are counted, and SIGTERM is obeyed', async () => {
  const { node, pipe } = await startLoggingToPipe('unread');

  await callOften(node, 12_000);

  expect(await node.status('/livez')).toBe(200);
  const lost = await linesLost(node);
  expect(lost).toBeGreaterThan(1_000);

  const reader = pipe.read();
  await vi.waitFor(() => expect(reader.lines.some(isTold)).toBe(true), 60_000);
  const calls = reader.lines.filter((line) => line.includes('"call":"/livez"'));
  expect(calls.length + lost).toBe(12_001);
  // The line of the call for the figures was lost as well.
  expect(JSON.parse(reader.lines.find(isTold) ?? '')).toMatchObject({ level: 40, lost: lost + 1 });

  reader.pause();
  await callOften(node, 3_000);
  node.process.kill('SIGTERM');
  expect(await node.ended).toBe(0);
});

test('OPS-02 a reader that is slow gets every line of an orderly stop', async () => {
  const { node, pipe } = await startLoggingToPipe('slow');
  await callOften(node, 1_000);

  node.process.kill('SIGTERM');
  await vi.waitFor(async () => expect(await node.status('/livez')).toBeUndefined(), 60_000);
  const { lines, ended } = pipe.read();
  await ended;

  expect(lines.filter((line) => line.includes('"call":"/livez"')).length).toBeGreaterThanOrEqual(
    1_000,
  );
  expect(lines.some((line) => line.includes('"msg":"SIGTERM"'))).toBe(true);
  expect(await node.ended).toBe(0);
});

/** A node whose output, complaints too, is a pipe that is not read until `read` is called. */
async function startLoggingToPipe(name: string) {
  const path = join(directory, name);
  execFileSync('mkfifo', [path]);
  const readEnd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writeEnd = openSync(path, constants.O_WRONLY);
  const node = await startNode({ settings, output: { stdout: writeEnd, stderr: writeEnd } });
  closeSync(writeEnd);
  onTestFinished(node.stop);
  return { node, pipe: { read: () => readLines(readEnd) } };
}

function readLines(fd: number) {
  const socket = new Socket({ fd, readable: true });
  onTestFinished(() => void socket.destroy());
  const lines: string[] = [];
  const reader = createInterface(socket).on('line', (line) => lines.push(line));
  return { lines, ended: once(reader, 'close'), pause: () => void reader.pause() };
}

async function callOften({ origin }: ServerNode, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let left = times;
  const call = async (): Promise<void> => {
    for (left -= 1; left >= 0; left -= 1) {
      const [reply] = await once(get(`${origin}/livez`, { agent }), 'response');
      await once(reply.resume(), 'end');
    }
  };
  await Promise.all(Array.from({ length: 16 }, call));
  agent.destroy();
}

async function linesLost({ origin }: ServerNode): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const figures = await (await fetch(`${origin}/metrics`, { headers })).text();
  return Number(/^portal_log_lines_lost_total (\d+)$/m.exec(figures)?.[1]);
}
