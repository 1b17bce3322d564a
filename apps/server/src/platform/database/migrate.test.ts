import { appendFile, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '#testing/database/clone.ts';
import { migrationFolders } from '../../systems.ts';
import { migrate, migrationFiles } from './migrate.ts';

let url: string;
let folder: string;

/** The migrations of the product, in one folder that a test may change. */
const copied = () => [pathToFileURL(folder)];

beforeEach(async () => {
  const own = await emptyDatabase();
  url = own.url;
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  for (const [name, file] of await migrationFiles(migrationFolders)) {
    await cp(file, join(folder, name));
  }
  return async () => {
    await own.drop();
    await rm(folder, { recursive: true });
  };
});

async function tableNames(): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public'`,
  );
  await client.end();
  return rows.map(({ tablename }) => tablename);
}

test('a second start finds nothing left to migrate', async () => {
  const applied = await migrate(url, migrationFolders);

  expect(applied[0]).toBe('0001-organisation.sql');
  expect(await migrate(url, migrationFolders)).toEqual([]);
});

test('nodes that start at once migrate once', async () => {
  const nodes = Array.from({ length: 4 }, () => migrate(url, migrationFolders));
  const applied = await Promise.all(nodes);

  const [first, ...others] = applied.toSorted((a, b) => b.length - a.length);
  expect(first?.length).toBeGreaterThan(0);
  expect(others).toEqual([[], [], []]);
});

test('a migration that was edited after it had been applied is refused by name', async () => {
  await migrate(url, copied());
  await appendFile(join(folder, '0003-people.sql'), '-- a late thought\n');

  await expect(migrate(url, copied())).rejects.toThrow('0003-people.sql was edited');
});

test('a release that lacks a migration of the database does not start on it', async () => {
  await migrate(url, copied());
  await rename(join(folder, '0009-facts.sql'), join(folder, '0009-facts.txt'));

  await expect(migrate(url, copied())).rejects.toThrow('this release has not');
});

test('a migration that fails leaves nothing of itself behind', async () => {
  await migrate(url, copied());
  const before = await tableNames();
  await writeFile(
    join(folder, '9999-broken.sql'),
    'create table half (id text); select no_such_thing;',
  );

  await expect(migrate(url, copied())).rejects.toThrow('9999-broken.sql failed');
  expect(await tableNames()).toEqual(before);
});

test('LAY-04 a name that two folders have is refused with both files, before anything is applied', async () => {
  const other = join(folder, 'other');
  await mkdir(other);
  await cp(join(folder, '0003-people.sql'), join(other, '0003-people.sql'));

  await expect(migrate(url, [...copied(), pathToFileURL(other)])).rejects.toThrow(
    `Two migrations have the name 0003-people.sql, ${folder}/0003-people.sql and ${other}/0003-people.sql: rename the one that no database has applied.`,
  );
  expect(await tableNames()).toEqual([]);
});

test('LAY-04 files of all folders are applied in the order of their names', async () => {
  const other = join(folder, 'other');
  await mkdir(other);
  await rename(join(folder, '0003-people.sql'), join(other, '0003-people.sql'));

  const applied = await migrate(url, [pathToFileURL(other), ...copied()]);

  expect(applied).toEqual(applied.toSorted());
  expect(applied[2]).toBe('0003-people.sql');
});
