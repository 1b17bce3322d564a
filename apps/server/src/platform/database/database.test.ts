import { sql } from 'kysely';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { cloneDatabase } from '#testing/database/clone.ts';
import { isUnavailable } from './errors.ts';
import { closeDatabase, openDatabase } from './database.ts';

const own = await cloneDatabase();
const db = openDatabase(own.url, { max: 1, tenantId: 0 });
afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
});

const preparedTimes = async (part: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like ${`%${part}%`}`.execute(db);
  return rows.filter(({ name }) => /^[0-9a-f]{40}$/.test(name)).length;
};

test('a query asked twice is planned by its name once', async () => {
  for (const code of ['administrator', 'auditor']) {
    await db.selectFrom('role').select('name as marked').where('code', '=', code).execute();
  }

  expect(await preparedTimes('as "marked"')).toBe(1);
});

test('the statements of one pool leave the names of another alone', async () => {
  const other = openDatabase(own.url, { max: 1 });
  for (let nth = 0; nth < 501; nth += 1) {
    await sql`select ${nth}::int as ${sql.ref(`nth_${nth}`)}`.execute(other);
  }
  await closeDatabase(other);

  await db.selectFrom('role').select('name as after_many').where('code', '=', 'x').execute();

  expect(await preparedTimes('as "after_many"')).toBe(1);
});

test('a bulk insert takes none of the names', async () => {
  const rows = Array.from({ length: 900 }, (_, index) => ({ code: `bulk_${index}`, name: 'x' }));
  await db.insertInto('dictionary').values(rows).execute();

  expect(await preparedTimes('insert into "dictionary"')).toBe(0);
});

test('a large number keeps its last digit and a day stays a day', async () => {
  const { rows } = await sql`
    select 9007199254740993::bigint as fen, '2026-03-01'::date as day`.execute(db);

  expect(rows).toEqual([{ fen: '9007199254740993', day: '2026-03-01' }]);
});

test('no query may run longer than fifteen seconds', async () => {
  const { rows } = await sql`show statement_timeout`.execute(db);

  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});

test('a connection that breaks while nobody uses it is told of and replaced', async () => {
  const onConnectionError = vi.fn<(error: Error) => void>();
  const other = openDatabase(own.url, { max: 1, onConnectionError });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other);

  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);

  await vi.waitFor(() => expect(onConnectionError).toHaveBeenCalledOnce(), 60_000);
  expect((await sql`select 1 as one`.execute(other)).rows).toEqual([{ one: 1 }]);
  await closeDatabase(other);
});

test('a database that turns everybody away is not stormed: while no connection stands, few are tried', async () => {
  let tried = 0;
  const closed = createServer((connection) => {
    tried += 1;
    connection.destroy();
  }).listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const address = closed.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const other = openDatabase(`postgresql://nobody@127.0.0.1:${address.port}/none`);
  const refused: unknown[] = [];

  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());

  for (let ms = 0; ms < 600; ms += 10) {
    refused.push(await sql`select 1`.execute(other).catch((error: unknown) => error));
    vi.advanceTimersByTime(10);
  }

  expect(refused.every(isUnavailable)).toBe(true);
  expect(tried).toBe(3);
  await closeDatabase(other);
  closed.close();
});
