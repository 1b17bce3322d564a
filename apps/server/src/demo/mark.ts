import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '#platform/database/database.ts';
import { systems } from '../systems.ts';

const checkout = resolve(import.meta.dirname, '../../../..');
/** Folders with the sources of the demonstration's data. */
const sources = [
  'apps/server/src/installation',
  'apps/server/src/demo',
  'packages/contract/src/records/types',
  'packages/demonstration/src',
  ...systems
    .map(({ key }) => `subsystems/${key}/records`)
    .filter((folder) => existsSync(join(checkout, folder))),
];

/** A hash of the sources of the demonstration's data: it changes with each release that has other data. */
export async function demonstrationMark(): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = await readdir(join(checkout, folder), { recursive: true });
    const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    for (const name of files.toSorted()) {
      hash.update(name).update(await readFile(join(checkout, folder, name)));
    }
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
