import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { isRoot } from './data-directory.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const parents: string[] = [];
afterAll(() => Promise.all(parents.map((parent) => rm(parent, { recursive: true }))));

/** Created once, since that takes a second; each test starts the database anew. */
const directory = await newDirectory();
await (await startEmbeddedPostgres({ directory, durable: false })).stop();

test('only one server at a time has a data directory, and the second is told which process that is', async () => {
  await start(directory);

  await expect(start(directory)).rejects.toThrow(
    `The data directory ${directory} is already in use by process ${process.pid}; stop that one first, or set PORTAL_DATA to another directory.`,
  );
});

test('what was acknowledged before kill -9 is there after the next start, which ends the orphaned PostgreSQL', async () => {
  const acknowledged = await killedAfterWriting(directory, { rows: 500 });
  const orphan = await postmasterOf(directory);
  expect(await isAlive(orphan)).toBe(true);

  const { ownerUrl: url } = await start(directory);

  expect(await isAlive(orphan)).toBe(false);
  const [kept] = await ask(url, 'select count(*)::int as rows from entry where number <= $1', [
    acknowledged,
  ]);
  expect(kept).toEqual({ rows: acknowledged });
});

test('what was written is there after an orderly stop', async () => {
  const first = await start(directory);
  await ask(first.ownerUrl, 'create table kept as select 7 as number');
  await first.stop();

  const second = await start(directory);

  expect(await ask(second.ownerUrl, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('the portal works as a role that is no superuser, and nobody gets in without its password', async () => {
  const { url } = await start(directory);

  const [role] = await ask(url, 'select usesuper from pg_user where usename = current_user');
  expect(role).toEqual({ usesuper: false });
  const withoutPassword = Object.assign(new URL(url), { password: 'guessed' }).href;
  await expect(ask(withoutPassword, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a database of an earlier release gets the role the portal works as now, also when that was cut short', async () => {
  const passwords = join(directory, 'postgres.passwords');
  const [superuser = '', owner = ''] = (await readFile(passwords, 'utf8')).split('\n');
  for (const left of ['drop role portal_app', 'select 1']) {
    const earlier = await start(directory);
    const admin = Object.assign(new URL(earlier.ownerUrl), {
      username: 'postgres',
      password: superuser,
    });
    await ask(admin.href, left);
    await earlier.stop();
    await writeFile(passwords, `${superuser}\n${owner}\n`);

    const now = await start(directory);

    expect(await ask(now.url, 'select current_user::text as role')).toEqual([
      { role: 'portal_app' },
    ]);
    expect((await stat(passwords)).mode & 0o077).toBe(0);
    await now.stop();
  }
});

test('Chinese text is kept, and sorts alike on every machine', async () => {
  const { url } = await start(directory);

  const [settings] = await ask(
    url,
    `select pg_encoding_to_char(encoding) as encoding, datlocale as locale from pg_database where datname = 'portal'`,
  );
  expect(settings).toEqual({ encoding: 'UTF8', locale: 'C.UTF-8' });
});

test('a data directory that PostgreSQL cannot reach is said so in one sentence', async () => {
  const closed = await newDirectory();
  await chmod(closed, isRoot ? 0o700 : 0o500);

  await expect(start(join(closed, 'data'))).rejects.toThrow(
    /^The data directory .*\/data cannot be used by .*; correct its owner .*, or set PORTAL_DATA to another directory\.$/,
  );
});

async function start(where: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ directory: where, durable: false });
  onTestFinished(() => database.stop());
  return database;
}

async function newDirectory(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'portal-'));
  parents.push(parent);
  await chmod(parent, 0o755); // PostgreSQL may run as another user, who has to pass through
  const data = join(parent, 'data');
  await mkdir(data);
  return data;
}

/** Answers how many rows were acknowledged before the server was killed the hard way. */
async function killedAfterWriting(where: string, { rows }: { rows: number }): Promise<number> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'steady-writer.ts'), where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  for await (const line of createInterface(writer.stdout)) {
    acknowledged = Number(line);
    if (acknowledged === rows) writer.kill('SIGKILL');
  }
  if (writer.signalCode === null) await once(writer, 'exit');
  return acknowledged;
}

async function postmasterOf(where: string): Promise<number> {
  return Number.parseInt(await readFile(join(where, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** A process that has ended but was not collected yet counts as ended: it has no command line any more. */
async function isAlive(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';
}

async function ask(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
