import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { patienceMs, until } from './passing-time.ts';

const program = resolve(import.meta.dirname, '../../../apps/server/src/main.mjs');

/** A server process with its own port, as an operator sees it. */
export interface ServerNode {
  origin: string;
  process: ChildProcess;
  /** Settles when the process has ended, with its exit code or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** The status of a path; undefined when nothing answers. */
  status: (path: string) => Promise<number | undefined>;
  /** Ends it by SIGTERM, if it still runs, and waits; a process that does not obey is killed. */
  stop: () => Promise<void>;
}

interface NodeOptions {
  /** Environment variables; nothing else is in its environment. */
  settings: Record<string, string>;
  port?: number;
  /** File descriptors for its output; by default the log is thrown away and complaints are ours. */
  output?: { stdout: number; stderr?: number };
}

/** Starts a server and waits until it is ready. */
export async function startNode({ settings, port, output }: NodeOptions): Promise<ServerNode> {
  const origin = `http://127.0.0.1:${port ?? (await freePort())}`;
  const child = spawn(process.execPath, [program], {
    env: { PORT: new URL(origin).port, PORTAL_RATE_FACTOR: '1000', ...settings },
    stdio: ['ignore', output?.stdout ?? 'ignore', output?.stderr ?? 'inherit'],
  });
  const ended = once(child, 'exit').then(() => child.exitCode ?? child.signalCode);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const status = async (path: string) => {
    const reply = await fetch(origin + path, { headers: { connection: 'close' } }).catch(
      () => undefined,
    );
    await reply?.body?.cancel();
    return reply?.status;
  };
  const stop = async () => {
    if (isOver()) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(late);
  };
  const isReady = async () => (await status('/readyz')) === 200;
  await until(async () => isOver() || (await isReady()), { lookMs: 50 });
  if (!(await isReady())) {
    child.kill('SIGKILL');
    throw new Error(`The server did not get ready (${await ended})`);
  }
  return { origin, process: child, ended, status, stop };
}
