import { addressOf } from '@portal/testing/server-address';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { withClient } from '#platform/database/client.ts';
import { cloneDatabase, emptyDatabase } from '#testing/database/clone.ts';
import { production, runServerWith, type ServerRun } from '#testing/server/server-run.ts';

// Nodes that do not belong together, as processes on one database. For the clock see node-state.test.ts.

const otherSecret = 'pA0sGh4Jf9LdK6Hy1Rc5Tm7Wx2Bn8QvZ';
const sentence =
  'PORTAL_SECRET, or the file secret of the data directory, is not the secret that the other nodes of this database have: give this node theirs, or set PORTAL_SECRET_REPLACED=yes for one start if it was replaced on purpose.\n';

test('OPS-04 FIX-05 of two nodes with different secrets that start at once one runs, and the other says why it does not', async () => {
  const database = await ownDatabase();
  const nodes = await Promise.all([
    runServerWith({ ...production, ...database }),
    runServerWith({ ...production, ...database, PORTAL_SECRET: otherSecret }),
  ]);

  const outcomes = await Promise.all(nodes.map(outcomeOf));

  expect(outcomes.toSorted()).toEqual([`1: ${sentence}`, 'listens']);
});

test('nodes that have one secret start at once, and a secret that was replaced on purpose is the new measure', async () => {
  const database = await ownDatabase();
  const settings = { ...production, ...database };
  const both = await Promise.all([runServerWith(settings), runServerWith(settings)]);
  expect(await Promise.all(both.map(outcomeOf))).toEqual(['listens', 'listens']);

  const replaced = { ...settings, PORTAL_SECRET: otherSecret, PORTAL_SECRET_REPLACED: 'yes' };
  expect(await outcomeOf(await runServerWith(replaced))).toBe('listens');

  expect(await outcomeOf(await runServerWith(settings))).toBe(`1: ${sentence}`);
  const { rows } = await query(database.DATABASE_URL, 'select i::text as row from installation i');
  expect(JSON.stringify(rows)).not.toContain(otherSecret);
});

test('OPS-04 a release older than the database does not start, and names what it lacks', async () => {
  const database = await ownDatabase();
  const first = await runServerWith({ ...production, ...database });
  expect(await outcomeOf(first)).toBe('listens');
  await query(
    database.DATABASE_URL,
    `insert into migration (name, sha256) values ('9999-of-a-later-release.sql', '')`,
  );

  const older = await runServerWith({ ...production, ...database });

  expect(await outcomeOf(older)).toBe(
    '1: The database has migration 9999-of-a-later-release.sql, this release has not: it is older than the database. Start the newer release again, or restore a backup made before the upgrade.\n',
  );
});

test('a second demonstration node leaves the passwords of the first as they are, and says where they are kept', async () => {
  // The first one made it, with a folder of its own.
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  const hashes = async () =>
    (await query(url, 'select work_no, password_hash from person order by 1')).rows;
  const before = await hashes();

  const second = await runServerWith({ DATABASE_URL: url, PORTAL_SECRET: otherSecret });
  const printed = text(second.child.stdout ?? Readable.from([]));
  expect(await outcomeOf(second)).toBe('listens');
  second.child.kill();

  expect(await hashes()).toEqual(before);
  expect(await printed).toContain('Passwords: in accounts.json of the node that made');
  expect(existsSync(join(second.directory, 'accounts.json'))).toBe(false);
});

async function ownDatabase(): Promise<{ DATABASE_URL: string }> {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url };
}

/** Returns the outcome of a start. */
const outcomeOf = ({ child, ended }: ServerRun): Promise<string> =>
  addressOf(child).then(
    () => 'listens',
    async () => {
      const { code, said } = await ended;
      return `${code}: ${said}`;
    },
  );

const query = (url: string, sql: string) => withClient(url, (client) => client.query(sql));
