import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { freePort } from '@portal/testing/free-port';
import { afterAll } from 'vitest';

const password = 'made-up-for-tests';
/** ACL of the server's Redis user (docs/several-nodes.md). */
const rules = 'resetchannels &portal -@all +@connection +publish +subscribe +unsubscribe'.split(
  ' ',
);

/** A Redis of one's own with a password, that can be killed and come back at the same address. */
export async function startRedis() {
  const port = await freePort();
  let end = await startAt(port);
  afterAll(() => end());
  return {
    /** For the server, and for whoever may do everything. */
    url: `redis://portal:${password}@127.0.0.1:${port}`,
    operatorUrl: `redis://:${password}@127.0.0.1:${port}`,
    password,
    /** Ends it as a power cut would. */
    kill: () => end(),
    async start(): Promise<void> {
      end = await startAt(port);
    },
  };
}

/** @throws {Error} where there is no redis-server: what is proved with it would be proved by nobody. */
async function startAt(port: number): Promise<() => Promise<void>> {
  const settings = { bind: '127.0.0.1', port, requirepass: password, save: '', dir: tmpdir() };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  args.push('--user', 'portal', 'on', `>${password}`, ...rules);
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const missing = Promise.withResolvers<never>();
  server.once('error', (cause) =>
    missing.reject(
      new Error('These tests need a Redis: sudo apt-get install redis-server', { cause }),
    ),
  );
  await Promise.race([hasSaid(server.stdout, 'Ready to accept connections'), missing.promise]);
  return async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
}

async function hasSaid(output: NodeJS.ReadableStream, words: string): Promise<void> {
  for await (const line of createInterface(output)) {
    if (!line.includes(words)) continue;
    output.resume();
    return;
  }
  throw new Error('Redis has not started');
}
