import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { give, giveAll, type Place } from './place.ts';
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

  // Made under another name and renamed when whole, so that a start cut short leaves nothing half done. The name is
  // new each time: an initdb that outlived its server writes into its own draft.
  const draft = await mkdtemp(`${place.cluster}.new-`);
  await give(draft, place.maker);
  const passwords = { superuser: newPassword(), portal: newPassword() };
  await writeSecret(place.passwords, `${passwords.superuser}\n${passwords.portal}\n`);

  const where = { env, cwd: draft, user: place.maker };
  // For the time of making alone: this file is open to another user than the one that keeps the passwords.
  const passing = `${draft}.password`;
  await writeSecret(passing, `${newPassword()}\n`);
  await give(passing, place.maker);
  await run(
    initdb,
    [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passing}`,
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
  await rm(passing);
  await run(postgres, ['--single', '-D', draft, '-c', 'exit_on_error=on', 'postgres'], {
    ...where,
    input: [
      `alter role postgres password '${passwords.superuser}'`,
      `create role ${role} login createdb password '${passwords.portal}'`,
      `create database portal owner ${role}\n`,
    ].join('\n'),
  });
  await giveAll(draft, place.owner);
  await rename(draft, place.cluster);
}

/** Writes a file that only its owner reads, down to the disk: a cluster whose passwords are lost is of no use. */
async function writeSecret(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
}

const newPassword = (): string => randomBytes(24).toString('base64url');

export async function urlOf(place: Place, port: number): Promise<string> {
  const [, password = ''] = (await readFile(place.passwords, 'utf8')).split('\n');
  return `postgresql://${role}:${password}@127.0.0.1:${port}/portal`;
}
