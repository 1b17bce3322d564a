import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { cloneDatabase } from '#testing/database/clone.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';

const own = await cloneDatabase();
const db = openDatabase(own.url, { tenantId: 0 });
await addSampleMenu(db);
const now = new Date('2026-11-21T09:00:00Z');
afterAll(async () => {
  await closeDatabase(db);
  await own.drop();
});

const addAuditEntry = (previous: string, text: string) =>
  db
    .insertInto('audit_entry')
    .values({
      at: now,
      kind: 'test',
      previous_hash: Buffer.from(previous),
      hash: createHash('sha256').update(text).digest(),
    })
    .execute();

const epochOf = async (name: 'permission' | 'menu' | 'dictionary') => {
  const row = await db
    .selectFrom('epoch')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Number(row.value);
};

test('an audit entry can be neither changed nor deleted nor swept away', async () => {
  await addAuditEntry('', 'first');
  const refused = 'audit entries cannot be changed or deleted';

  await expect(db.updateTable('audit_entry').set({ kind: 'x' }).execute()).rejects.toThrow(refused);
  await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow(refused);
  await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow(refused);
});

test('two audit entries cannot follow the same one', async () => {
  await addAuditEntry('the last', 'one');

  await expect(addAuditEntry('the last', 'another')).rejects.toThrow('duplicate key');
});

test('a change raises its epoch once it is committed, and no other', async () => {
  const before = { permission: await epochOf('permission'), menu: await epochOf('menu') };

  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('person_role').where('role_code', '=', 'auditor').execute();
    expect(await epochOf('permission')).toBe(before.permission);
  });

  expect(await epochOf('permission')).toBe(before.permission + 1);
  expect(await epochOf('menu')).toBe(before.menu);
});

test('a change that is taken back raises nothing', async () => {
  const before = await epochOf('dictionary');
  const change = db.transaction().execute(async (tx) => {
    await tx.deleteFrom('dictionary_item').where('tenant_id', '=', 0).execute();
    throw new Error('taken back');
  });

  await expect(change).rejects.toThrow('taken back');
  expect(await epochOf('dictionary')).toBe(before);
});

test('every node hears of a changed menu', async () => {
  const listener = new Client({ connectionString: own.url });
  await listener.connect();
  await listener.query('listen portal');
  const heard = vi.fn<(payload: unknown) => void>();
  listener.on('notification', ({ payload }) => heard(JSON.parse(payload ?? '')));

  await db
    .updateTable('menu_item')
    .set({ hidden: true })
    .where('id', '=', 'ors-sampleStore')
    .execute();

  const value = await epochOf('menu');
  await vi.waitFor(
    () => expect(heard).toHaveBeenCalledWith({ topic: 'epoch', name: 'menu', value }),
    60_000,
  );
  await listener.end();
});

test('an action that guards a menu item cannot be deleted from under it', async () => {
  const vault = db.deleteFrom('action').where('code', '=', 'ams:vault:open');

  await expect(vault.execute()).rejects.toThrow('menu_item_permission');
});

test('a menu item hangs under its own subsystem only', async () => {
  const moved = db
    .updateTable('menu_item')
    .set({ parent_id: 'crm-member' })
    .where('id', '=', 'ors-sampleStore-archive');

  await expect(moved.execute()).rejects.toThrow('foreign key');
});
