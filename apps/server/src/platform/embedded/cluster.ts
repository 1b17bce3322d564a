import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { giveToRunner, type Place } from './place.ts';
import { type Programs, run } from './programs.ts';

/** The role the portal works as: owner of its database, never a superuser. */
const role = 'portal';

/** Creates PostgreSQL's data directory with the portal's role and database in it, unless it is there. */
export async function createCluster(
  place: Place,
  { initdb, postgres, env }: Programs,
  options: { durable: boolean },
): Promise<void> {
  if (existsSync(place.cluster)) return;

  // Made under another name and renamed when whole, so that a start cut short leaves nothing half done.
  const draft = `${place.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await giveToRunner(draft);
  const password = await makePasswords(place.passwords);

  const where = { env, cwd: draft };
  await run(
    initdb,
    [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${place.passwords}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own C.UTF-8 sorts alike on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(options.durable ? [] : ['--no-sync']),
    ],
    where,
  );
  await run(postgres, ['--single', '-D', draft, '-c', 'exit_on_error=on', 'postgres'], {
    ...where,
    input: `create role ${role} login createdb password '${password}'\ncreate database portal owner ${role}\n`,
  });
  await rename(draft, place.cluster);
}

/** Makes both passwords up and answers the portal's. */
async function makePasswords(file: string): Promise<string> {
  const [superuser, portal] = [newPassword(), newPassword()];
  await rm(file, { force: true });
  await writeFile(file, `${superuser}\n${portal}\n`, { mode: 0o600 });
  await giveToRunner(file);
  return portal;
}

const newPassword = (): string => randomBytes(24).toString('base64url');

export async function urlOf(place: Place, port: number): Promise<string> {
  const [, password = ''] = (await readFile(place.passwords, 'utf8')).split('\n');
  return `postgresql://${role}:${password}@127.0.0.1:${port}/portal`;
}
