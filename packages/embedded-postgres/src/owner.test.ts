import { execFile, spawn } from 'node:child_process';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isRoot } from './data-directory.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

// Who may read and end what the embedded database is made of.

const parent = await mkdtemp(join(tmpdir(), 'portal-'));
const directory = join(parent, 'data');
const cluster = join(directory, 'postgres');
const passwords = join(directory, 'postgres.passwords');
const nobody = { uid: 65_534, gid: 65_534 };

beforeAll(async () => {
  await chmod(parent, 0o755);
  await mkdir(directory);
  await startAndStop();
});
afterAll(() => rm(parent, { recursive: true }));

test('the passwords can be read by the user who started the server alone', async () => {
  const { mode, uid } = await stat(passwords);

  expect(mode & 0o077).toBe(0);
  expect(uid).toBe(process.getuid?.());
});

test('no password is left in a file of the making', async () => {
  const files = await readdir(directory);

  expect(files.filter((name) => name.includes('password'))).toEqual(['postgres.passwords']);
});

// Only root starts programs as somebody else.
describe.runIf(isRoot)('started by root', () => {
  test('a process of nobody can neither read the passwords nor the data, nor end the database', async () => {
    const database = await startEmbeddedPostgres({ directory, durable: false });
    onTestFinished(() => database.stop());
    const pid = Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);

    await expect(asNobody('cat', passwords)).rejects.toThrow('Permission denied');
    await expect(asNobody('cat', join(cluster, 'pg_hba.conf'))).rejects.toThrow(
      'Permission denied',
    );
    await expect(asNobody('kill', String(pid))).rejects.toThrow('not permitted');
    expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toContain('cluster_name');
  });

  test('a database that an earlier release made as nobody is taken over, as it stands', async () => {
    for (const entry of await readdir(cluster, { recursive: true })) {
      await lchown(join(cluster, entry), nobody.uid, nobody.gid);
    }
    await chown(cluster, nobody.uid, nobody.gid);
    await chown(passwords, nobody.uid, nobody.gid);

    await startAndStop();

    const owners = [passwords, cluster, join(cluster, 'base')].map(
      async (it) => (await stat(it)).uid,
    );
    const [ofPasswords, ofCluster, ofFiles] = await Promise.all(owners);
    expect(ofPasswords).toBe(0);
    expect(ofCluster).not.toBe(nobody.uid);
    expect(ofFiles).toBe(ofCluster);
  });

  test('an old PostgreSQL of nobody that outlived its server is ended before it is taken over', async () => {
    const { dev, ino } = await stat(directory, { bigint: true });
    const orphan = spawn('bash', ['-c', 'read', `cluster_name=portal-${dev}-${ino}`], {
      ...nobody,
      argv0: '/bin/postgres',
    });
    onTestFinished(() => void orphan.kill());

    await startAndStop();

    expect(orphan.signalCode).toBe('SIGINT');
  });
});

const asNobody = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { ...nobody, cwd: '/' });

async function startAndStop(): Promise<void> {
  const database = await startEmbeddedPostgres({ directory, durable: false });
  await database.stop();
}
