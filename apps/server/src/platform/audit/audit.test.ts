import { listMine } from '@portal/contract/notices/announcements';
import { signOut } from '@portal/contract/identity/session';
import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import { startClosableProxy } from '#testing/database/closable-proxy.ts';
import { auditKeyOf } from './key.ts';
import { createAuditQueue } from './queue.ts';
import { createAudit } from './audit.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';

const world = await startWorld();
const password = 'Woven-Cloud7';
const { db, clock } = world;
const { secret } = world;
const { dataDirectory } = world.config;
const quiet = pino({ level: 'silent' });
const audit = createAudit({ db, clock, log: quiet, secret, dataDirectory });
const key = auditKeyOf(secret);

const nobody = { actorId: null, actorWorkNo: null, address: null, requestId: null };

const entriesOf = (personId: string) =>
  world.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('actor_id', '=', personId)
    .orderBy('seq')
    .execute();

test('signing in, failing to and signing out each leave an entry that says who, whence and in which request', async () => {
  const lin = await world.person({ password });
  await world.signIn(lin.workNo, 'Wrong-Cloud7').catch(() => undefined);
  await world.signIn(lin.workNo, password);
  await lin.call(signOut, {});

  const entries = await entriesOf(lin.id);

  expect(entries.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['sign-in.refused', { refusal: 'sign-in.failed' }],
    ['sign-in', { method: 'password' }],
    ['sign-out', {}],
  ]);
  for (const entry of entries) {
    expect(entry).toMatchObject({ actor_work_no: lin.workNo, address: '127.0.0.1' });
    expect(entry.request_id).toMatch(/^[\w-]{36}$/);
  }
});

test('A48 a request that claims another work number is refused, and the entry names who really asked', async () => {
  const [lin, wang] = [await world.person(), await world.person()];

  const reply = await world.inject({
    method: 'GET',
    url: `/api${listMine.path}`,
    headers: { ...lin.headers, workno: wang.workNo },
  });

  expect([reply.statusCode, reply.json().reason]).toEqual([403, 'claim.mismatch']);
  await vi.waitFor(async () => expect(await entriesOf(lin.id)).toHaveLength(1), 60_000);
  expect(await entriesOf(lin.id)).toMatchObject([
    { kind: 'refusal', actor_work_no: lin.workNo, detail: { refusal: 'claim.mismatch' } },
  ]);
  expect(await entriesOf(wang.id)).toEqual([]);
});

test('what a stranger typed as work number is kept nowhere, since it may be a password', async () => {
  await world.signIn('my_secret_in_the_wrong_field', 'x').catch(() => undefined);

  const entries = await world.db.selectFrom('audit_entry').selectAll().execute();
  expect(JSON.stringify([entries, world.logged])).not.toContain('my_secret_in_the_wrong_field');
});

test('entries that come at once, on eight writers, stand in one chain', async () => {
  const parts = { db, clock, log: quiet, secret, dataDirectory };
  const writers = Array.from({ length: 8 }, () => createAudit(parts));
  const before = (await audit.verify()).entries;

  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      writers.map((writer) => writer.record({ kind: 'sign-in', detail: { method: `${index}` } })),
    ).flat(),
  );

  expect(await audit.verify()).toEqual({ entries: before + 80 });
});

test('a flood of refusals is cut off and counted, and holds up nobody who waits for an entry', async () => {
  const logged: string[] = [];
  const queue = createAuditQueue({
    db,
    clock,
    key,
    log: pino({}, { write: (line) => void logged.push(line) }),
  });
  const entry = { ...nobody, at: clock.now(), kind: 'refusal', detail: {} };
  const before = (await audit.verify()).entries;

  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${advisoryLocks.auditChain})`.execute(held);
    for (let count = 0; count < 10_500; count += 1) queue.note(entry);
    await sql`select pg_advisory_unlock(${advisoryLocks.auditChain})`.execute(held);
  });
  await queue.seal(entry);

  // One was on its way already, ten thousand waited, and then there was the one that mattered.
  expect(await audit.verify()).toEqual({ entries: before + 10_002 });
  expect(logged.join('')).toContain('"dropped":499');
});

test('while the database is away whoever needs an entry is told so, and a refusal is sealed later', async () => {
  const door = await startClosableProxy(world.databaseUrl);
  const behindDoor = openDatabase(door.url);
  const queue = createAuditQueue({ db: behindDoor, clock, key, log: quiet });
  const entry = { ...nobody, at: clock.now(), kind: 'refusal', detail: {} };
  const before = (await audit.verify()).entries;
  queue.note(entry);
  await expect(queue.seal(entry)).rejects.toThrow('Connection terminated');

  door.open();

  await vi.waitFor(async () => expect((await audit.verify()).entries).toBe(before + 1), 60_000);
  await closeDatabase(behindDoor);
  await door.remove();
});

test('A98 entries can be neither changed, deleted nor cut off', async () => {
  await audit.record({ kind: 'sign-in' });
  const tampering = [
    () => db.updateTable('audit_entry').set({ kind: 'sign-out' }).execute(),
    () => db.deleteFrom('audit_entry').execute(),
    () => sql`truncate audit_entry`.execute(db),
  ];

  for (const attempt of tampering) await expect(attempt()).rejects.toThrow('cannot be changed');
});

// The operator's command is started twice, which takes a busy machine its time.
const commandsMs = 30_000;

test(
  'A98 the verification names the entry in which whoever owns the database changed one letter',
  { timeout: commandsMs },
  async () => {
    for (const method of ['a', 'b', 'c'])
      await audit.record({ kind: 'sign-in', detail: { method } });
    const { rows } = await sql<{ seq: string }>`
    select seq from audit_entry order by seq desc offset 1 limit 1`.execute(db);
    const seq = rows[0]?.seq ?? '';
    await tamper(sql`update audit_entry set detail = '{"method": "x"}' where seq = ${seq}`);

    expect(await audit.verify()).toMatchObject({ brokenAt: seq });
    expect(await verifyByCommand()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`broken at entry ${seq}`),
    });

    await tamper(sql`update audit_entry set detail = '{"method": "b"}' where seq = ${seq}`);
    expect(await verifyByCommand()).toMatchObject({ stdout: expect.stringContaining('whole') });
  },
);

test('A98 the verification names the entry whose word on the one before was changed', async () => {
  const { rows } = await sql<{ seq: string; previous: Buffer }>`
    select seq, previous_hash as previous from audit_entry order by seq desc limit 1`.execute(db);
  const [{ seq, previous } = { seq: '', previous: Buffer.alloc(0) }] = rows;
  await tamper(sql`update audit_entry set previous_hash = '\\x00' where seq = ${seq}`);

  expect(await audit.verify()).toMatchObject({ brokenAt: seq });
  await tamper(sql`update audit_entry set previous_hash = ${previous} where seq = ${seq}`);
});

test('A98 the verification names the entry before which one was taken out', async () => {
  const { rows } = await sql<{ seq: string }>`
    select seq from audit_entry order by seq desc limit 2`.execute(db);
  const [last, gone] = rows;
  await tamper(sql`delete from audit_entry where seq = ${gone?.seq}`);

  expect(await audit.verify()).toMatchObject({ brokenAt: last?.seq });
});

/** Changes entries as the owner of the tables can. */
async function tamper(change: { execute: (on: typeof db) => Promise<unknown> }): Promise<void> {
  await sql`alter table audit_entry disable trigger audit_entry_is_final`.execute(db);
  await change.execute(db);
  await sql`alter table audit_entry enable trigger audit_entry_is_final`.execute(db);
}

/** Runs the operator's command in a process of its own. */
const verifyByCommand = () =>
  promisify(execFile)(process.execPath, ['src/verify-audit.ts'], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      DATABASE_URL: world.databaseUrl,
      PORTAL_SECRET: secret,
      PORTAL_DATA: dataDirectory,
    },
  }).catch((error: unknown) => error);
