import { addressOf } from '@portal/testing/server-address';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cleanUpAtExit } from './cleanup.ts';
import { descendantRunning } from './processes.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Account {
  workNo: string;
  password: string;
}

export interface Product {
  /** The origin of the server. */
  origin: string;
  /** The process of the server itself: `npm start` adds npm, a shell and our bootstrap. */
  pid: number;
  /** The time until the server printed its address. */
  startMs: number;
  accounts: Account[];
  stop: () => Promise<void>;
}

interface Options {
  command: [program: string, ...args: string[]];
  /** The folder of data and accounts. */
  directory: string;
  env?: Record<string, string>;
}

/** The command that starts the server of this checkout, as in docs/operations/installing.md. */
export const server: Options['command'] = [
  process.execPath,
  '--max-semi-space-size=16',
  join(root, 'apps/server/src/main.mjs'),
];

/** Starts the built product and waits until it listens. Rate limits are raised, so that they do not limit the load. */
export async function startProduct({ command, directory, env = {} }: Options): Promise<Product> {
  const [program, ...args] = command;
  const begin = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      PORTAL_DATA: directory,
      PORTAL_RATE_FACTOR: '1000',
      ...env,
    },
  });
  const stop = cleanUpAtExit(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(serverOf(child), 'SIGTERM');
    await once(child, 'exit');
  });
  const origin = await addressOf(child);
  const startMs = performance.now() - begin;
  const accounts: Account[] = JSON.parse(await readFile(join(directory, 'accounts.json'), 'utf8'));
  return { origin, pid: serverOf(child), startMs, accounts, stop };
}

const serverOf = ({ pid = 0 }: ChildProcess): number => descendantRunning(pid, 'main.mjs') ?? pid;

/** Returns the demonstration account of a work number (`packages/demonstration/src/people/cast.ts`). */
export function accountOf({ accounts }: Product, workNo: string): Account {
  const account = accounts.find((each) => each.workNo === workNo);
  if (!account) throw new Error(`There is no demonstration account ${workNo}.`);
  return account;
}
