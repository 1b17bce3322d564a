import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '..');
const startMs = 60_000;

/** What a test needs to know of the running product; handed to the workers through the environment. */
export const Product = z.object({
  origin: z.string(),
  accounts: z.array(z.object({ workNo: z.string(), realname: z.string(), password: z.string() })),
});
export type Product = z.infer<typeof Product>;

/** Starts the built product as `npm start` does, on a data directory of its own, for all journeys of one run. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      PORTAL_DATA: directory,
      PORTAL_RATE_FACTOR: '1000',
      LOG_LEVEL: 'error',
    },
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const origin = await addressOf(server);
    const accounts: unknown = JSON.parse(await readFile(join(directory, 'accounts.json'), 'utf8'));
    const product = Product.parse({ origin, accounts });
    process.env['PORTAL_PRODUCT'] = JSON.stringify(product);
    process.env['PORTAL_ORIGIN'] = origin;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Waits for the address the server prints when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  let printed = '';
  const timer = setTimeout(
    () => reject(new Error(`not up after ${startMs} ms:\n${printed}`)),
    startMs,
  );
  server.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const address = /http:\/\/[\w.[\]:]+:\d+/.exec(printed)?.[0];
    if (address) found(address);
  });
  server.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
  return promise.finally(() => clearTimeout(timer));
}
