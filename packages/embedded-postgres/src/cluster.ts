import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { Client } from 'pg';
import { give, giveAll, type DataDirectory } from './data-directory.ts';
import { type Programs, run } from './programs.ts';

/** The role that owns the database and changes its tables at a start; never a superuser. */
const ownerRole = 'portal';
/** The role the portal works as: it owns nothing it did not make, and cannot change what it sealed. */
const applicationRole = 'portal_app';

/** Creates PostgreSQL's data directory with the portal's role and database in it, unless it is there. */
export async function createCluster(
  place: DataDirectory,
  { initdb, postgres, env }: Programs,
  options: { durable: boolean },
): Promise<void> {
  if (existsSync(place.cluster)) return;

  // Made under another name and renamed when whole, so that a start cut short leaves nothing half done. The name is
  // new each time: an initdb that outlived its server writes into its own draft.
  const draft = await mkdtemp(`${place.cluster}.new-`);
  await give(draft, place.maker);
  const [superuser, owner, application] = [newPassword(), newPassword(), newPassword()];
  await writeSecret(place.passwords, `${superuser}\n${owner}\n${application}\n`);

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
      `alter role postgres password '${superuser}'`,
      `create role ${ownerRole} login createdb password '${owner}'`,
      `create role ${applicationRole} login password '${application}'`,
      `create database portal owner ${ownerRole}\n`,
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

interface Passwords {
  superuser: string;
  owner: string;
  /** Empty in a cluster of an earlier release, until it has the role. */
  application: string;
}

async function readPasswords(place: DataDirectory): Promise<Passwords> {
  const lines = (await readFile(place.passwords, 'utf8')).split('\n');
  const [superuser = '', owner = '', application = ''] = lines;
  return { superuser, owner, application };
}

/** Adds the application role to a cluster of an earlier release, whose portal worked as the owner. */
export async function addApplicationRole(place: DataDirectory, port: number): Promise<void> {
  const { superuser, owner, application } = await readPasswords(place);
  if (application !== '') return;
  const password = newPassword();
  const client = new Client({ connectionString: urlFor('postgres', superuser, port) });
  await client.connect();
  try {
    // A start that was cut short may have made the role already, with a password nobody wrote down.
    const { rowCount } = await client.query(
      `select from pg_roles where rolname = '${applicationRole}'`,
    );
    if (rowCount === 0) await client.query(`create role ${applicationRole} login`);
    await client.query(`alter role ${applicationRole} password '${password}'`);
  } finally {
    await client.end();
  }
  const draft = `${place.passwords}.new`;
  await writeSecret(draft, `${superuser}\n${owner}\n${password}\n`);
  await rename(draft, place.passwords);
}

/** Addresses of the database, for the role the portal works as and for the one that owns it. */
export async function urlsOf(
  place: DataDirectory,
  port: number,
): Promise<{ url: string; ownerUrl: string }> {
  const { owner, application } = await readPasswords(place);
  return {
    url: urlFor(applicationRole, application, port),
    ownerUrl: urlFor(ownerRole, owner, port),
  };
}

const urlFor = (role: string, password: string, port: number): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/portal`;
