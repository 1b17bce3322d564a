import { existsSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where one embedded database keeps what it has. */
export interface Place {
  directory: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** First line the superuser's password, second line the portal's; readable by their owner alone. */
  passwords: string;
  log: string;
  /** Stands in the title of each of this database's processes, and of no other's. */
  name: string;
}

/** PostgreSQL refuses to run as root, so root hands it to nobody; anyone else runs it as themselves. */
export const runner: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** What PostgreSQL said since it was last started. */
export const logIn = (directory: string): string => join(directory, 'postgres.log');

/** Whether any user may pass through a folder and all those above it. */
export function isWalkableByAll(folder: string): boolean {
  const passable = (statSync(folder).mode & 0o001) !== 0;
  return passable && (folder === dirname(folder) || isWalkableByAll(dirname(folder)));
}

export async function preparePlace(directory: string): Promise<Place> {
  await makeFolder(directory);
  if (runner.gid !== undefined) {
    // The runner may pass through to its own folder, but not look around.
    await chown(directory, 0, runner.gid);
    await chmod(directory, 0o710);
  }
  const { dev, ino } = await stat(directory, { bigint: true });
  return {
    directory,
    cluster: join(directory, 'postgres'),
    passwords: join(directory, 'postgres.passwords'),
    log: logIn(directory),
    name: `portal-${dev}-${ino}`,
  };
}

/**
 * Makes a folder and what is missing above it, open to us alone. Node's own recursive way never ends where a file
 * system takes no folders, as below `/proc`.
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

/** Hands a file or folder of ours to the user who runs PostgreSQL. */
export async function giveToRunner(path: string): Promise<void> {
  if (runner.uid !== undefined && runner.gid !== undefined) {
    await chown(path, runner.uid, runner.gid);
  }
}
