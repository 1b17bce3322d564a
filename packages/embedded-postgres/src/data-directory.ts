import { existsSync, statSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A system user, as Node's spawn takes one; empty for the user of the server. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

/** The files of one embedded database, and the user that it runs as. */
export interface DataDirectory {
  directory: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** A line each for the passwords of superuser, owner and portal; only the user who starts the server reads it. */
  passwords: string;
  log: string;
  /** Stands in the title of each of this database's processes, and of no other's. */
  name: string;
  /** Runs PostgreSQL and owns the cluster. */
  owner: SystemUser;
  /** Runs initdb, which insists on a user that the system has a name for. */
  maker: SystemUser;
}

/** PostgreSQL refuses to run as root. */
export const isRoot: boolean = process.getuid?.() === 0;

const nobody = 65_534;
/** The first unused user id by systemd's "UIDs and GIDs": 606 from here on. */
const firstUnused = 60_578;
const unusedCount = 606;

/** Returns the path of PostgreSQL's log since its last start. */
export const logFileIn = (directory: string): string => join(directory, 'postgres.log');

/** Returns whether any system user may pass through a folder and all those above it. */
export function isWalkableByAll(folder: string): boolean {
  const passable = (statSync(folder).mode & 0o001) !== 0;
  return passable && (folder === dirname(folder) || isWalkableByAll(dirname(folder)));
}

/**
 * Creates the data directory where it is missing. Under root PostgreSQL gets a user id that nothing else on the machine
 * has: as `nobody` every service of that user could read the data and signal the processes.
 */
export async function prepareDataDirectory(directory: string): Promise<DataDirectory> {
  await makeFolder(directory);
  const { dev, ino } = await stat(directory, { bigint: true });
  const cluster = join(directory, 'postgres');
  const id = firstUnused + Number((dev + ino) % BigInt(unusedCount));
  const owner: SystemUser = isRoot ? await ownerOf(cluster, { uid: id, gid: id }) : {};
  if (owner.gid !== undefined) {
    // PostgreSQL may pass through to its own folder, but not look around.
    await chown(directory, 0, owner.gid);
    await chmod(directory, 0o710);
  }
  return {
    directory,
    cluster,
    passwords: join(directory, 'postgres.passwords'),
    log: logFileIn(directory),
    name: `portal-${dev}-${ino}`,
    owner,
    maker: isRoot ? { ...owner, uid: nobody } : {},
  };
}

const isUnused = (uid: number): boolean => uid >= firstUnused && uid < firstUnused + unusedCount;

/** Returns the owner of an existing cluster, where it is one of ours: a copied directory keeps its owners. */
async function ownerOf(
  cluster: string,
  otherwise: Required<SystemUser>,
): Promise<Required<SystemUser>> {
  const { uid, gid } = existsSync(cluster) ? await stat(cluster) : otherwise;
  return isUnused(uid) ? { uid, gid } : otherwise;
}

/** Changes the owner of a cluster of an earlier release, which ran as nobody, or of one restored by root. */
export async function adoptCluster({ cluster, passwords, owner }: DataDirectory): Promise<void> {
  if (!isRoot || !existsSync(cluster)) return;
  if (existsSync(passwords)) await chown(passwords, 0, 0);
  const { uid } = await stat(cluster);
  if (uid === nobody || uid === 0) await giveAll(cluster, owner);
}

/** Gives a folder and all in it to a user; the folder last, so that what was cut short is done again. */
export async function giveAll(folder: string, { uid, gid }: SystemUser): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), uid, gid);
  }
  await chown(folder, uid, gid);
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

/** Hands one file or folder to a user; nothing where that is who we are. */
export async function give(path: string, { uid, gid }: SystemUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
