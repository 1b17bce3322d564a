import { accessRequestActions } from '@portal/contract/access/access-requests';
import { personActions } from '@portal/contract/administration/people';
import { explainAction } from '@portal/contract/access/explain';
import { fieldActionsOf, stepActionsOf } from '@portal/contract/records/record-type';
import { menuActions } from '@portal/contract/policy/menu-values';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractCalls } from '#testing/server/contract-calls.ts';
import { startWorld } from '#testing/world.ts';
import { menuRows } from './menu.ts';
import { recordTypes, systems } from '../systems.ts';

const root = join(import.meta.dirname, '../../../..');
const world = await startWorld();

/** Returns the code of pages and features, without tests. */
const sourcesIn = (folder: string): string[] =>
  globSync('**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: ['**/node_modules', '**/dist', '**/*.test.*'],
  }).map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Every code that a call, a menu item, a step or field of a record, or a page asks for. */
async function askedCodes(): Promise<Set<string>> {
  const calls = [...(await contractCalls()).values()].map(({ action }) => action);
  const items = systems.flatMap(menuRows).map(({ permission }) => permission);
  const records = recordTypes.flatMap((type) => [
    ...stepActionsOf(type).keys(),
    ...fieldActionsOf(type).keys(),
    ...(type.allBy === undefined ? [] : [type.allBy]),
  ]);
  const written = ['apps/portal/src', 'apps/server/src/features', 'subsystems'].flatMap((folder) =>
    sourcesIn(folder).flatMap((text) =>
      [...text.matchAll(/'([a-z]+:[\w-]+:[\w-]+)'/g)].map(([, code = '']) => code),
    ),
  );
  return new Set(
    // Whom an administrator reaches, who changes menus in a draft and who may decide for others is asked by rules.
    [
      personActions.all,
      menuActions.edit,
      accessRequestActions.answer,
      ...calls,
      ...items,
      ...records,
      ...written,
    ].filter((code) => typeof code === 'string'),
  );
}

test('TRU-11 every action in the database is asked for by a call or a page', async () => {
  const asked = await askedCodes();
  const rows = await world.db.selectFrom('action').select('code').execute();

  const codes = rows.map(({ code }) => code);
  expect(codes).toContain(explainAction);
  expect(codes.filter((code) => !asked.has(code))).toEqual([]);
});
