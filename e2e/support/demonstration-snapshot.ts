import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type ServerProcess, startServer } from './server-process.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache/demonstrations');
/** Sources that decide the rows of the demonstration, its tables and their database. */
const sources = [
  'apps/server/src/**/*.{ts,mjs,sql}',
  'packages/{contract,demonstration,embedded-postgres}/src/**/*.ts',
  'subsystems/*/{*,records/*,migrations/*}.{ts,sql}',
];
/** Names the snapshot of the run to its workers: it may pass midnight. */
const variable = 'PORTAL_DEMONSTRATION';

/**
 * Makes a data directory with the demonstration of these sources and of this day, unless an earlier run has left one. It
 * costs 75 s of processor to load, and one to copy.
 */
export async function makeSnapshot(): Promise<void> {
  const snapshot = join(folder, await nameOfToday());
  process.env[variable] = snapshot;
  if (existsSync(snapshot)) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Named when it is whole: what a run leaves that was broken off is no demonstration.
  const draft = await mkdtemp(`${snapshot}.new-`);
  const { stop } = await startServer(draft);
  await stop();
  await rename(draft, snapshot);
}

/** Starts the built product on a copy of the run's demonstration, made in an empty folder. */
export async function startDemonstration(
  directory: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const snapshot = process.env[variable];
  if (snapshot === undefined) throw new Error('the run was begun without a snapshot');
  // With the owners of its files: under root, PostgreSQL's are another user's.
  await promisify(execFile)('cp', ['--archive', '--reflink=auto', `${snapshot}/.`, directory]);
  return startServer(directory, settings);
}

async function nameOfToday(): Promise<string> {
  const hash = createHash('sha256');
  const names = globSync(sources, { cwd: root, exclude: ['**/*.test.ts'] });
  for (const name of names.toSorted()) {
    hash.update(`${name}\n`).update(await readFile(join(root, name)));
  }
  // Its figures end on the day it is loaded, as that is in China.
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  return `${day}-${hash.digest('hex').slice(0, 16)}`;
}
