import { addressOf } from '@portal/testing/server-address';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A server of the built product in its own process. */
export interface ServerProcess {
  origin: string;
  /** Stops it as an administrator would. */
  stop: () => Promise<void>;
  /** Kills it as a power cut would. */
  kill: () => Promise<void>;
}

/** Starts the server as `npm start` does, on a data directory; it listens on a free port. `settings` are environment variables. */
export async function startServer(
  directory: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      PORTAL_DATA: directory,
      PORTAL_RATE_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  try {
    return { origin: await addressOf(child), stop: end('SIGTERM'), kill: end('SIGKILL') };
  } catch (error) {
    await end('SIGTERM')();
    throw error;
  }
}
