import type { RequestedChange } from '@portal/contract/policy/changes';
import { getDifference } from '@portal/contract/policy/difference';
import { changeDraft } from '@portal/contract/policy/drafts';
import { countedCalls } from '@portal/testing/counted-calls';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readKnownMenus } from '#features/access/policy/changes/sound-menus.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { visitedRows } from '#testing/database/visited-rows.ts';
import { startWorld } from '#testing/world.ts';
import { giveNewRolesUsualRules } from '../../../../installation/usual-rules.ts';

const world = await startWorld();
await sql`update subsystem set enabled = key in ('ams', 'ors')`.execute(world.db);

beforeAll(async () => {
  // So many rows take longer than a statement of a request may.
  await world.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
    insert into menu_item (id, subsystem, path, name, component, title)
    select 'many-' || n, case when n % 2 = 0 then 'ams' else 'ors' end, '/many/' || n, 'many-' || n, 'shell/RoleRules', '页面 ' || n
    from generate_series(1, 5000) n`.execute(tx);
    await sql`
    insert into role (tenant_id, code, name) select 0, 'many-' || n, '角色 ' || n from generate_series(1, 500) n`.execute(
      tx,
    );
    await sql`
    insert into role_menu_item (tenant_id, role_code, menu_item_id)
    select 0, 'many-' || r, 'many-' || (1 + (r * 37 + n * 11) % 5000)
    from generate_series(1, 500) r, generate_series(1, 60) n`.execute(tx);
    await sql`
    insert into person (id, work_no, realname, password_hash, tenant_id)
    select 'many-' || n, 'n' || n, '某人', '!', 0 from generate_series(1, 20000) n`.execute(tx);
    await sql`insert into person_tenant (person_id, tenant_id)
    select id, 0 from person where id like 'many-%'`.execute(tx);
    await sql`
    insert into person_role (tenant_id, person_id, role_code)
    select 0, 'many-' || n, 'many-' || (1 + (n * each * 7) % 500)
    from generate_series(1, 20000) n, generate_series(1, 2) each on conflict do nothing`.execute(
      tx,
    );
    await sql`insert into role (tenant_id, code, name, holds_all) values (0, 'whole', '全部', true)`.execute(
      tx,
    );
    await sql`
    insert into role_action (tenant_id, role_code, action_code)
    select 0, 'many-' || n, code from generate_series(1, 500) n,
      (values ('hr:self:list'), ('ors:stock:list'), ('lms:contract:list')) as held (code)`.execute(
      tx,
    );
    await sql`
    insert into person_store (tenant_id, person_id, store_no)
    select 0, 'many-' || n, stores[1 + (n * each) % cardinality(stores)]
    from generate_series(1, 20000) n, generate_series(1, 2) each,
      (select array_agg(distinct scope) from ors_stock_transfers where tenant_id = 0) as known (stores)
    on conflict do nothing`.execute(tx);
    await withinTenant(0, () => giveNewRolesUsualRules(tx));
    await sql`analyze`.execute(tx);
  });
});

/** Puts changes into a draft of somebody who holds everything, and returns its difference with what that cost. */
async function differenceOf(changes: RequestedChange[]) {
  const administrator = await world.person({ roles: ['whole'] });
  const { id: draftId } = await administrator.call(changeDraft, { changes });

  const find = () => administrator.call(getDifference, { draftId });
  const difference = await find();
  return { ...difference, calls: await countedCalls(find), visited: await visitedRows(find) };
}

const most = 20_000;
const ofMembers = Array.from({ length: 200 }, (_, n): RequestedChange => ({
  kind: 'member',
  key: ['many-3', `many-${n * 50 + 1}`],
  after: { until: null },
}));
const ofRules = Array.from({ length: 10 }, (_, n): RequestedChange[] => [
  { kind: 'data-rule', key: [`many-${n + 10}`, 'hr/leaves'], after: { parts: [{ part: 'all' }] } },
  {
    kind: 'data-rule',
    key: [`many-${n + 10}`, 'lms/contract-reviews'],
    after: { parts: [{ part: 'field', field: 'kind', in: ['lease'] }] },
  },
  {
    kind: 'data-rule',
    key: [`many-${n + 10}`, 'ors/stock-transfers'],
    after: { parts: [{ part: 'field', field: 'state', in: ['draft'] }] },
  },
]).flat();

test('ADM-12 the difference of roles, members and rules visits each of 20,000 people a few times, with 500 roles and 5,000 menu items', async () => {
  const { rows, calls, visited } = await differenceOf([
    { kind: 'role-menu-item', key: ['many-1', 'many-4000'], after: {} },
    { kind: 'role', key: ['many-2'], after: null },
    ...ofMembers,
    ...ofRules,
  ]);

  expect(rows.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['hr/leaves', 'lms/contract-reviews', 'ors/stock-transfers']),
  );
  // It is 15 calls a person, and 11 rows.
  expect(calls).toBeLessThan(20 * most);
  expect(visited).toBeLessThan(15 * most);
});

test('ADM-12 so is that of a menu item, which has every set of roles compared', async () => {
  const item = (await readKnownMenus(world.db)).items.get('many-4001');
  if (!item) throw new Error('there are not so many items');
  const { people, calls, visited } = await differenceOf([
    { kind: 'menu-item', key: ['many-4001'], after: { ...item, permission: 'ams:role:list' } },
    ...ofMembers,
  ]);

  expect(people).toBeGreaterThan(200);
  // It is 108 calls a person, and 21 rows; with rules compared that stay as they are it is 154.
  expect(calls).toBeLessThan(135 * most);
  expect(visited).toBeLessThan(30 * most);
});
