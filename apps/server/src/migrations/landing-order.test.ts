import { walked } from '@portal/testing/walk';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { withClient } from '#platform/database/client.ts';
import { migrate } from '#platform/database/migrate.ts';
import { cloneDatabase, emptyDatabase, grantAsStarts } from '#testing/database/clone.ts';
import { describeSchema } from '#testing/database/describe-schema.ts';
import { makePastDatabase } from '#testing/database/past-schemas.ts';
import { migrationFolders } from '../systems.ts';

const empty = await emptyDatabase();
await migrate(empty.url, migrationFolders);
const fresh = await describeSchema(empty.url);
await empty.drop();

/** The last landing before systems had migrations in their folders. */
const before = '0188';
const landings = walked({ proof: ['0026'], walk: ['0009', '0019', '0022', '0026', '0168'] });

test.for([...landings, before])(
  'LAY-04 a database upgraded from landing %s has the schema of a fresh one, and finds moved files applied',
  async (landing) => {
    const { url, drop } = await emptyDatabase();
    onTestFinished(drop);
    await makePastDatabase(url, landing);

    const applied = await migrate(url, migrationFolders);

    expect(applied.filter((name) => name.slice(0, 4) <= landing)).toEqual([]);
    expect(differences(fresh, await describeSchema(url))).toEqual([]);
  },
);

/** Two branches as teams make them: a column with its index, and a table. */
const branches = {
  '20261130-0900-crm-gifts.sql': `
    create table crm_gifts (
      tenant_id integer not null default current_tenant() references tenant,
      id text not null,
      primary key (tenant_id, id)
    );
    call keep_in_tenant('crm_gifts');`,
  '20261201-0900-lms-clauses.sql': `
    alter table lms_contracts add column "clauses" text;
    create index lms_contracts_by_clauses on lms_contracts (tenant_id, scope, "clauses", id);`,
};

test('LAY-04 two branches end with the schema of a fresh database in whichever order they land, and lose nothing', async () => {
  const [crm, lms] = await Promise.all(Object.entries(branches).map(folderOf));
  if (!crm || !lms) throw new Error('There are no two branches.');
  const all = [...migrationFolders, lms, crm];
  const [both, one, other] = [await emptyDatabase(), await cloneDatabase(), await cloneDatabase()];
  for (const { drop } of [both, one, other]) onTestFinished(drop);
  const contracts = await contractsOf(one.url);
  expect(contracts.length).toBeGreaterThan(10);

  await migrate(both.url, all);
  await migrate(one.url, [...migrationFolders, crm]);
  await migrate(other.url, [...migrationFolders, lms]);
  expect(await migrate(one.url, all)).toEqual(['20261201-0900-lms-clauses.sql']);
  // Sorts before one that is applied.
  expect(await migrate(other.url, all)).toEqual(['20261130-0900-crm-gifts.sql']);

  for (const each of [both, one, other]) await grantAsStarts(each);
  const schema = await describeSchema(both.url);
  expect(differences(schema, await describeSchema(one.url))).toEqual([]);
  expect(differences(schema, await describeSchema(other.url))).toEqual([]);
  expect(await contractsOf(one.url)).toEqual(contracts);
  expect(await contractsOf(other.url)).toEqual(contracts);
});

async function folderOf([name, sql]: readonly [string, string]): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-branch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), sql);
  return pathToFileURL(folder);
}

/** The lines of two schemas that are in one of them alone. */
function differences(lines: readonly string[], others: readonly string[]): string[] {
  const [ours, theirs] = [new Set(lines), new Set(others)];
  return [
    ...lines.filter((line) => !theirs.has(line)).map((line) => `- ${line}`),
    ...others.filter((line) => !ours.has(line)).map((line) => `+ ${line}`),
  ];
}

const contractsOf = (url: string): Promise<object[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<object>(
      `select to_jsonb(c) - 'clauses' as contract from lms_contracts c order by tenant_id, id`,
    );
    return rows;
  });
