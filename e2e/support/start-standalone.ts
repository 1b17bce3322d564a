import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { addressOf } from '@portal/testing/server-address';

const root = resolve(import.meta.dirname, '../..');

/** Runs `pnpm dev` in one subsystem, on a free port: its simulated shell, without a portal. */
export async function startStandalone(
  key: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = join(root, 'subsystems', key);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  try {
    return { origin: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
