import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

// What a server and a database that were killed may leave behind, and a start gets over.

const parent = await mkdtemp(join(tmpdir(), 'portal-'));
const directory = join(parent, 'data');
const cluster = join(directory, 'postgres');
const note = join(cluster, 'postmaster.pid');

beforeAll(async () => {
  await chmod(parent, 0o755); // PostgreSQL may run as another user, who has to pass through
  await mkdir(directory);
  await startAndStop(directory);
});
afterAll(() => rm(parent, { recursive: true }));

test('a program that happens to have the old process id does not keep PostgreSQL from starting', async () => {
  const stranger = await asPostgres('sleep', ['60']);
  await writeNote(stranger.pid);

  await expect(startAndStop(directory)).resolves.toBeUndefined();
});

test('a killed PostgreSQL that nobody has collected does not keep the next one from starting', async () => {
  // A shell that becomes another program never collects its child.
  const parentOfIt = await asPostgres('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const pid = await firstLine(parentOfIt);
  await vi.waitUntil(
    () => readFileSync(`/proc/${parentOfIt.pid}/comm`, 'utf8') === 'sleep\n',
    60_000,
  );
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '), 60_000);
  await writeNote(pid);

  await expect(startAndStop(directory)).resolves.toBeUndefined();
});

test('the PostgreSQL of another installation that has the old process id does not, either', async () => {
  const other = await asPostgres('sleep', ['60'], 'postgres: other');
  await writeNote(other.pid);

  await expect(startAndStop(directory)).resolves.toBeUndefined();
});

test('a note that was made and never written does not keep PostgreSQL from starting', async () => {
  await writeFile(note, '');

  await expect(startAndStop(directory)).resolves.toBeUndefined();
});

test('a start that was cut short while it created the database leaves nothing half done', async () => {
  const fresh = join(parent, 'fresh');
  await mkdir(join(fresh, 'postgres.new-abc'), { recursive: true });
  await writeFile(join(fresh, 'postgres.new-abc', 'PG_VERSION'), '18');

  await startAndStop(fresh);

  expect((await readdir(fresh)).filter((name) => name.includes('.new'))).toEqual([]);
});

test('an initdb that outlived its server is ended, and does not spoil what the next one makes', async () => {
  const fresh = join(parent, 'second');
  await mkdir(fresh);
  const orphan = spawn('bash', ['-c', 'read', `--pgdata=${fresh}/postgres.new-abc`], {
    argv0: '/bin/initdb',
  });
  onTestFinished(() => void orphan.kill());

  await startAndStop(fresh);

  expect(orphan.signalCode).toBe('SIGKILL');
});

async function startAndStop(where: string): Promise<void> {
  const database = await startEmbeddedPostgres({ directory: where, durable: false });
  await database.stop();
}

const writeNote = (pid: number | undefined) =>
  writeFile(note, `${pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n`);

/** A program of the user that PostgreSQL runs as: PostgreSQL minds the processes of that one alone. */
async function asPostgres(program: string, args: string[], argv0 = program): Promise<ChildProcess> {
  const { uid, gid } = await stat(cluster);
  const child = spawn(program, args, { uid, gid, argv0, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  return child;
}

async function firstLine(child: ChildProcess): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  child.stdout?.once('data', (text: Buffer) => resolve(Number.parseInt(text.toString(), 10)));
  return promise;
}
