import { sql } from 'kysely';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { closeDatabase, openDatabase } from './database.ts';

const own = await cloneDatabase();
const db = openDatabase(own.url);
afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
});

test('no two advisory locks have one number', async () => {
  const { rows } = await sql<{ n: number }>`select hashtext('notice_diary') as n`.execute(db);
  const numbers = [...Object.values(advisoryLocks), ...rows.map(({ n }) => n)];

  expect(new Set(numbers).size).toBe(numbers.length);
});

test('nobody locks a number of their own', () => {
  const src = join(import.meta.dirname, '../..');
  const locking = globSync('**/*.ts', { cwd: src }).filter(
    (file) =>
      !file.endsWith('.test.ts') && /pg_advisory/.test(readFileSync(join(src, file), 'utf8')),
  );
  const strangers = locking.filter(
    (file) => !/\badvisoryLocks\./.test(readFileSync(join(src, file), 'utf8')),
  );

  expect(locking.length).toBeGreaterThan(4);
  expect(strangers).toEqual([]);
});
