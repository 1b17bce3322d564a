import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { acrossTenants, ofTenant, withinTenant } from './tenant.ts';

const own = await cloneDatabase();
/** As the server has it: it names no tenant of its own. One connection, so that each statement finds what the last left. */
const db = openDatabase(own.url, { max: 1 });
const looker = openDatabase(own.url, { max: 1, tenantId: 0 });
afterAll(async () => {
  await closeDatabase(looker);
  await closeDatabase(db);
  await own.drop();
});
await db.insertInto('tenant').values({ id: 31, name: '三十一号租户' }).execute();

const groups = () =>
  db.selectFrom('business_group').where(ofTenant('business_group')).select('bg_no').execute();
const addGroup = (bg_no: string) =>
  db.insertInto('business_group').values({ bg_no, bg_name: bg_no }).execute();
const tenantOf = async (bg_no: string) =>
  (
    await sql<{ tenant_id: number }>`
      select tenant_id from business_group where bg_no = ${bg_no}`.execute(looker)
  ).rows[0]?.tenant_id;

test('a statement on business rows that does not name its tenant is refused, built or written', async () => {
  await withinTenant(0, async () => {
    const statements = [
      () => db.selectFrom('store').selectAll().execute(),
      () => db.updateTable('role').set({ name: 'x' }).execute(),
      () => db.deleteFrom('announcement').execute(),
      () =>
        db.selectFrom('person').innerJoin('person_role', 'person_id', 'id').select('id').execute(),
      () => sql`select 1 from held_action`.execute(db),
      () => sql`select s.tenant_id from person_store s join store using (store_no)`.execute(db),
    ];
    for (const statement of statements) {
      await expect(statement()).rejects.toThrow('does not name its tenant');
    }
    expect(await db.selectFrom('person').select('id').limit(1).execute()).toHaveLength(1);
  });
});

test('outside any tenant, and across all of them, business rows are out of reach', async () => {
  await expect(async () => groups()).rejects.toThrow('outside any tenant');
  await expect(addGroup('BG-nobody')).rejects.toThrow('outside any tenant');
  await expect(acrossTenants(() => addGroup('BG-nobody'))).rejects.toThrow('integer');
});

test('a row belongs to the tenant whose work it came from, also on a connection that served another', async () => {
  await withinTenant(31, () => addGroup('BG-31'));
  await withinTenant(0, () => addGroup('BG-00'));
  await withinTenant(31, () => addGroup('BG-32'));

  expect([await tenantOf('BG-31'), await tenantOf('BG-00'), await tenantOf('BG-32')]).toEqual([
    31, 0, 31,
  ]);
  expect(await withinTenant(31, groups)).toEqual([{ bg_no: 'BG-31' }, { bg_no: 'BG-32' }]);
});

test('FIX-08 without the first wall the database lets nothing be written for another tenant', async () => {
  await withinTenant(31, () => addGroup('BG-mine'));

  await withinTenant(0, async () => {
    // Each names a tenant, as the pool asks, and not the one it works for.
    const statements = [
      () => sql`update business_group set bg_name = 'x' where tenant_id = 31`.execute(db),
      () => sql`update business_group set bg_name = 'x' where tenant_id is not null`.execute(db),
      () => sql`update business_group set tenant_id = 31 where tenant_id = 0`.execute(db),
      () => sql`delete from business_group where bg_no = 'BG-mine' and tenant_id > 0`.execute(db),
      () =>
        sql`insert into business_group (tenant_id, bg_no, bg_name) values (31, 'y', 'y')`.execute(
          db,
        ),
    ];
    for (const statement of statements) {
      await expect(statement()).rejects.toThrow('a row of another tenant cannot be written');
    }
  });
  expect(await withinTenant(31, groups)).toContainEqual({ bg_no: 'BG-mine' });
});

test('a page taken out of a system is taken from the roles of all tenants', async () => {
  const [item] = await db
    .selectFrom('menu_item')
    .select('id')
    .where('path', '=', '/ors/stock')
    .execute();
  await withinTenant(31, async () => {
    await db.insertInto('role').values({ code: 'holder', name: '持有者' }).execute();
    const held = { role_code: 'holder', menu_item_id: item?.id ?? '' };
    await db.insertInto('role_menu_item').values(held).execute();
  });

  await withinTenant(0, () =>
    db
      .deleteFrom('menu_item')
      .where('id', '=', item?.id ?? '')
      .execute(),
  );

  const { rows } = await sql`select from role_menu_item where tenant_id = 31`.execute(looker);
  expect(rows).toEqual([]);
});

test('a transaction that is taken back does not leave its connection with the tenant before', async () => {
  await withinTenant(0, groups);
  const undone = withinTenant(31, () =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('business_group').values({ bg_no: 'BG-x', bg_name: 'x' }).execute();
      throw new Error('taken back');
    }),
  );
  await expect(undone).rejects.toThrow('taken back');

  await withinTenant(31, () => addGroup('BG-33'));
  expect(await tenantOf('BG-33')).toBe(31);
});
