import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '#platform/database/database.ts';
import { systems } from '../systems.ts';

const checkout = resolve(import.meta.dirname, '../../../..');
/** The sources of the demonstration's data. */
const sources = [
  'apps/server/src/{installation,demo}/**/*.ts',
  'packages/demonstration/src/**/*.ts',
  ...systems.map(({ key }) => `subsystems/${key}/{*,records/*}.ts`),
];

/** A hash of the sources of the demonstration's data: it changes with each release that has other data. */
export async function demonstrationMark(): Promise<Buffer> {
  const hash = createHash('sha256');
  const names = globSync(sources, { cwd: checkout }).filter((name) => !name.endsWith('.test.ts'));
  for (const name of names.toSorted()) {
    hash.update(name).update(await readFile(join(checkout, name)));
  }
  return hash.digest();
}

/** Tells whether the data of this release was loaded into a database. */
export async function isLoadedWith(db: Database, mark: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('demonstration_load')
    .where('mark', '=', mark)
    .select('loaded_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteLoad(db: Database, mark: Buffer, loaded_at: Date): Promise<void> {
  await db
    .insertInto('demonstration_load')
    .values({ mark, loaded_at })
    .onConflict((row) => row.doNothing())
    .execute();
}
