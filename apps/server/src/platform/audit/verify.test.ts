import { sql } from 'kysely';
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { anchorFileIn, readAnchors } from './anchor.ts';
import { linkHash, nothingBefore } from './entry.ts';
import { auditKeyOf } from './key.ts';
import { createAudit } from './audit.ts';
import { verifyChain } from './verify.ts';

// What whoever owns the database can do to the trail, and how it is found.

const world = await startWorld();
const { db, clock, secret } = world;
const { dataDirectory } = world.config;
const key = auditKeyOf(secret);
const logged: string[] = [];
const log = pino({}, { write: (line) => void logged.push(line) });
const file = anchorFileIn(dataDirectory);

const verify = async (keys = [key]) =>
  verifyChain(db, { keys, anchors: await readAnchors(file, [key]) });

/** Takes the trigger away, as its owner can. */
async function asOwner(change: () => Promise<unknown>): Promise<void> {
  await sql`alter table audit_entry disable trigger audit_entry_is_final`.execute(db);
  await change();
  await sql`alter table audit_entry enable trigger audit_entry_is_final`.execute(db);
}

const numbers = async () =>
  (await db.selectFrom('audit_entry').select('seq').orderBy('seq').execute()).map(({ seq }) => seq);

const trail = (name = secret) => createAudit({ db, clock, log, secret: name, dataDirectory });

beforeEach(async () => {
  await asOwner(() => db.deleteFrom('audit_entry').execute());
  await rm(file, { force: true });
  const audit = trail();
  for (const method of ['a', 'b', 'c', 'd']) {
    await audit.record({ kind: 'sign-in', detail: { method } });
  }
  await audit.flush();
});

test('FIX-09 a trail that nobody touched is whole, and its anchor agrees', async () => {
  expect(await readAnchors(file, [key])).toMatchObject([{ seq: (await numbers()).at(-1) }]);
  expect(await verify()).toEqual({ entries: 4 });
  expect(logged.join('')).toContain('"auditAnchor":{"seq"');
});

test('FIX-09 a trail written anew without the key is found, entry by entry or as a whole', async () => {
  const rows = await db.selectFrom('audit_entry').selectAll().orderBy('seq').execute();
  for (const keyId of [key.id, null]) {
    let previous = nothingBefore;
    await asOwner(async () => {
      for (const {
        seq,
        at,
        kind,
        request_id: requestId,
        address,
        actor_id: actorId,
        ...rest
      } of rows) {
        const detail = { method: 'forged' };
        const actorWorkNo = rest.actor_work_no;
        const entry = { at, kind, actorId, actorWorkNo, address, requestId, detail };
        const hash = linkHash(previous, entry, undefined);
        const forged = {
          detail: JSON.stringify(detail),
          previous_hash: previous,
          hash,
          key_id: keyId,
        };
        await db.updateTable('audit_entry').set(forged).where('seq', '=', seq).execute();
        previous = hash;
      }
    });

    expect(await verify()).toEqual({
      entries: keyId === null ? 4 : 0,
      brokenAt: rows[0]?.seq,
      flaw: keyId === null ? 'unkeyed' : 'changed',
    });
  }
});

test('FIX-09 an entry added without the key is found, at the end and after the trail has gone on', async () => {
  const seq = await addUnkeyed();
  expect(await verify()).toEqual({ entries: 5, brokenAt: seq, flaw: 'unkeyed' });

  await trail().record({ kind: 'sign-in' });
  expect(await verify()).toEqual({ entries: 5, brokenAt: seq, flaw: 'unkeyed' });
});

test('FIX-09 a gap is found', async () => {
  const [, second, third] = await numbers();
  await asOwner(() =>
    db
      .deleteFrom('audit_entry')
      .where('seq', '=', second ?? '')
      .execute(),
  );

  expect(await verify()).toEqual({ entries: 1, brokenAt: third, flaw: 'changed' });
});

test('FIX-09 a cut tail is found, also after the trail has grown again, and its anchor is not written over', async () => {
  const last = (await numbers()).at(-1) ?? '';
  await asOwner(() => db.deleteFrom('audit_entry').where('seq', '=', last).execute());
  expect(await verify()).toEqual({ entries: 3, brokenAt: last, flaw: 'anchor' });

  const audit = trail();
  for (const method of ['e', 'f']) await audit.record({ kind: 'sign-in', detail: { method } });
  await audit.flush();

  expect(await verify()).toEqual({ entries: 5, brokenAt: last, flaw: 'anchor' });
  expect(logged.join('')).toContain('the audit trail was cut off or written anew');
});

test('FIX-09 an anchor that this installation did not sign is refused', async () => {
  await expect(readAnchors(file, [auditKeyOf('another secret')])).rejects.toThrow('was not signed');
});

test('FIX-09 entries of a release without a key stay good, and the entry after them covers them', async () => {
  const rows = await db.selectFrom('audit_entry').selectAll().orderBy('seq').execute();
  let previous = nothingBefore;
  await asOwner(async () => {
    for (const { seq, at, kind, detail } of rows) {
      const nobody = { actorId: null, actorWorkNo: null, address: null, requestId: null };
      const hash = linkHash(previous, { at, kind, ...nobody, detail }, undefined);
      const old = { previous_hash: previous, hash, key_id: null };
      await db.updateTable('audit_entry').set(old).where('seq', '=', seq).execute();
      previous = hash;
    }
  });
  await rm(file);
  await trail().record({ kind: 'sign-in', detail: { method: 'e' } });

  expect(await verify()).toEqual({ entries: 6 });
  const kinds = await db
    .selectFrom('audit_entry')
    .select(['kind', 'detail'])
    .orderBy('seq')
    .execute();
  expect(kinds[4]).toEqual({ kind: 'audit.key-changed', detail: { before: 'none' } });

  // The old entries cannot be written anew any more.
  await asOwner(() =>
    db
      .updateTable('audit_entry')
      .set({ kind: 'x' })
      .where('seq', '=', rows[0]?.seq ?? '')
      .execute(),
  );
  expect(await verify()).toMatchObject({ brokenAt: rows[0]?.seq, flaw: 'changed' });
});

test('FIX-09 what nodes of the release before keys add on the day of the upgrade is covered, and later it is not', async () => {
  await asOwner(() => db.deleteFrom('audit_entry').execute());
  await rm(file);
  await addUnkeyed();
  await trail().record({ kind: 'sign-in' });
  await addUnkeyed();
  await trail().record({ kind: 'sign-in' });
  expect(await verify()).toEqual({ entries: 6 });

  clock.advance(24 * 3_600_000 + 1);
  const stray = await addUnkeyed();
  await trail().record({ kind: 'sign-in' });
  await rm(file, { force: true });
  expect(await verify()).toEqual({ entries: 7, brokenAt: stray, flaw: 'unkeyed' });
});

/** Adds an entry as a release before keys does; returns its number. */
async function addUnkeyed(): Promise<string> {
  const last = await db
    .selectFrom('audit_entry')
    .select('hash')
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  const previous = last?.hash ?? nothingBefore;
  const nobody = { actorId: null, actorWorkNo: null, address: null, requestId: null };
  const entry = { at: clock.now(), kind: 'sign-in', ...nobody, detail: {} };
  const hash = linkHash(previous, entry, undefined);
  const added = await db
    .insertInto('audit_entry')
    .values({ at: entry.at, kind: entry.kind, previous_hash: previous, hash })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return added.seq;
}

test('FIX-09 under a new secret the trail goes on, and is verified with both', async () => {
  await trail('the secret that came after it').record({ kind: 'sign-in' });
  const renewed = auditKeyOf('the secret that came after it');

  expect(await verify([renewed, key])).toEqual({ entries: 6 });
  expect(await verify([key])).toMatchObject({ entries: 4, flaw: 'unknown-key' });
});
