import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cloneDatabase } from './clone.ts';
import { describeTables } from './describe-tables.ts';

test('the table types are those of the migrated database: run `pnpm generate:tables` if not', async () => {
  const own = await cloneDatabase();
  const described = await describeTables(own.url);
  await own.drop();

  const kept = await readFile(
    new URL('../../platform/database/tables.gen.ts', import.meta.url),
    'utf8',
  );
  expect(kept).toBe(described);
});
