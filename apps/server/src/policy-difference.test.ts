import { PolicyChange, type RequestedChange, rowOf } from '@portal/contract/policy/changes';
import { visiblePages, visibleMenu } from '@portal/contract/access/visible-menu';
import { keyOfType } from '@portal/contract/records/record-type';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { walked } from '@portal/testing/walk';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { prepareAnswers } from '#features/access/permissions/prepared-answers.ts';
import { allowedActions, systemsWithMenu } from '#features/access/permissions/store.ts';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { addRuledRows, ruledParts, ruledTypes } from '#testing/fixtures/ruled-types.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld } from '#testing/world.ts';
import { giveUsualRules } from './installation/usual-rules.ts';
import { readMenuMaker } from '#features/access/permissions/menu-maker.ts';
import { applyChanges, readRows } from '#features/access/policy/changes/apply-changes.ts';
import { readKnownMenus } from '#features/access/policy/changes/sound-menus.ts';
import { effectsOf } from '#features/access/policy/difference/difference.ts';
import { createRowCounts } from '#features/workplace/records/reach/row-counts.ts';
import { ruledOracle } from '#testing/policy/ruled-oracle.ts';

const world = await startWorld({}, afterAll, { recordTypes: ruledTypes });
await addSampleMenu(world.db);
await addRecordTables(world, ruledTypes);
const { nodeDb } = world;
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2_147_483_647);

/** Each draft takes some 100 statements, and 0.6 s. */
const drafts = walked({ proof: 20, walk: 200 });

/** Twelve roles with random rights in two systems, and a thousand people with up to three of them. */
await sql`
  insert into role (tenant_id, code, name) select 0, 'made-' || n, '组合 ' || n from generate_series(1, 12) n;
`.execute(world.db);
await sql`select setseed(${(seed % 1000) / 1000})`.execute(world.db);
await sql`
  insert into role_menu_item (tenant_id, role_code, menu_item_id)
  select 0, 'made-' || n, id from generate_series(1, 12) n, menu_item
  where subsystem in ('ams', 'ors') and random() < 0.3`.execute(world.db);
await sql`
  insert into role_action (tenant_id, role_code, action_code)
  select 0, 'made-' || n, code from generate_series(1, 12) n, action
  where subsystem in ('ams', 'ors') and random() < 0.2`.execute(world.db);
await sql`
  insert into person (id, work_no, realname, password_hash, tenant_id)
  select 'made-' || n, 'm' || n, '某人', '!', 0 from generate_series(1, 1000) n`.execute(world.db);
await sql`
  insert into person_role (tenant_id, person_id, role_code)
  select distinct 0, 'made-' || n, 'made-' || (1 + (n * each) % 12)
  from generate_series(1, 1000) n, (values (1), (7)) as given (each)`.execute(world.db);
// Nothing that roles of other tenants hold may be removed.
for (const { id } of await world.db
  .selectFrom('tenant')
  .where('id', '<>', 0)
  .select('id')
  .execute()) {
  await withinTenant(id, async () => {
    await sql`delete from role_menu_item where tenant_id = ${id}`.execute(world.db);
    await sql`delete from role_action where tenant_id = ${id}`.execute(world.db);
  });
}
await sql`update subsystem set enabled = key in ('ams', 'ors')`.execute(world.db);
// Most are in one of eight stores and in a department, some in neither.
const { rows: eightStores } = await sql<{ no: string }>`
  select store_no as no from store where tenant_id = 0 order by 1 limit 8`.execute(world.db);
const stores = eightStores.map(({ no }) => no);
await sql`
  insert into person_store (tenant_id, person_id, store_no)
  select 0, 'made-' || n, (${stores}::text[])[1 + (n * each) % 8]
  from generate_series(1, 900) n, (values (1), (3)) as given (each) on conflict do nothing`.execute(
  world.db,
);
await sql`
  insert into person_department (tenant_id, person_id, department_id)
  select 0, 'made-' || n, (select array_agg(id order by id) from department where tenant_id = 0)[1 + n % 40]
  from generate_series(1, 950) n`.execute(world.db);
const everybody = Array.from({ length: 1000 }, (_, n) => ({
  id: `made-${n + 1}`,
  workNo: `m${n + 1}`,
}));
const records = await addRuledRows(world.db, { people: everybody, stores });
await withinTenant(0, () =>
  giveUsualRules(
    world.db,
    ruledTypes,
    Array.from({ length: 8 }, (_, n) => `made-${n + 1}`),
  ),
);
const oracle = await ruledOracle(world.db, records);

const rowsOf = async (text: string) => {
  const { rows } = await sql<{ key: string }>`${sql.raw(text)}`.execute(world.db);
  return rows.map(({ key }) => key);
};
const items = await rowsOf(`select id as key from menu_item where subsystem in ('ams', 'ors')`);
const codes = await rowsOf(`select code as key from action where subsystem in ('ams', 'ors')`);

const menus = await readKnownMenus(world.db);
const ofMenus = [...menus.items].filter(([, { system }]) => ['ams', 'ors'].includes(system));
/** Moves to the top of the menu make no circle; what a draft would refuse is not drafted. */
const itemChange: fc.Arbitrary<RequestedChange> = fc
  .record({
    item: fc.constantFrom(...ofMenus),
    permission: fc.option(fc.constantFrom(...codes)),
    hidden: fc.boolean(),
    isTop: fc.boolean(),
    isGone: fc.boolean(),
  })
  .map(({ item: [id, value], permission, hidden, isTop, isGone }) => {
    const parentId = isTop ? null : value.parentId;
    const after = isGone ? null : { ...value, permission, hidden, parentId };
    return { kind: 'menu-item' as const, key: [id], after };
  });
const actionChange: fc.Arbitrary<RequestedChange> = fc
  .record({
    item: fc.constantFrom(...menus.actions),
    status: fc.constantFrom('0' as const, '1' as const),
  })
  .map(({ item: [code, value], status }) => ({
    kind: 'action' as const,
    key: [code],
    after: { ...value, status },
  }));

const role = fc.integer({ min: 1, max: 12 }).map((n) => `made-${n}`);
const person = fc.integer({ min: 1, max: 1000 }).map((n) => `made-${n}`);
const held = fc.constantFrom({}, null);
const change: fc.Arbitrary<RequestedChange> = fc.oneof(
  fc.record({
    kind: fc.constant('role-menu-item' as const),
    key: fc.tuple(role, fc.constantFrom(...items)),
    after: held,
  }),
  fc.record({
    kind: fc.constant('role-action' as const),
    key: fc.tuple(role, fc.constantFrom(...codes)),
    after: held,
  }),
  fc.record({
    kind: fc.constant('member' as const),
    key: fc.tuple(role, person),
    after: fc.constantFrom({ until: null }, null),
  }),
  fc.constantFrom(...ruledParts).chain(([type, parts]) =>
    fc.record({
      kind: fc.constant('data-rule' as const),
      key: fc.tuple(role, fc.constant(keyOfType(type))),
      after: fc.option(
        fc.record({ parts: fc.subarray([...parts], { minLength: 1, maxLength: 3 }) }),
      ),
    }),
  ),
  fc
    .constantFrom(
      ...ruledTypes.flatMap((type) =>
        Object.keys(type.fields).map((field) => [keyOfType(type), field] as const),
      ),
    )
    .chain(([type, field]) =>
      fc.record({
        kind: fc.constant('field-rule' as const),
        key: fc.tuple(role, fc.constant(type), fc.constant(field)),
        after: fc.constantFrom(
          { access: 'hidden' as const },
          { access: 'read-only' as const },
          null,
        ),
      }),
    ),
  fc.record({ kind: fc.constant('role' as const), key: fc.tuple(role), after: fc.constant(null) }),
  itemChange,
  actionChange,
);

/** The rights of a person: pages and actions in words, and the rules of their roles. */
interface Rights {
  rights: ReadonlySet<string>;
  rules: Awaited<ReturnType<typeof oracle.rulesOf>>;
}

const parts = { db: nodeDb, readMenuMaker, types: ruledTypes, makeRowCounts: createRowCounts };

/** Asks the code that answers sessions, person by person; those with the same roles are asked once, as its cache does. */
async function byPerson(db: Database): Promise<Map<string, Rights>> {
  const { rows } = await sql<{ id: string; roles: string[] }>`
    select person.id, array(select role_code from person_role
      where person_role.tenant_id = 0 and person_id = person.id order by 1) as roles
    from person where id like 'made-%'`.execute(db);
  const answer = prepareAnswers({ db, clock: world.clock });
  const known = new Map<string, Rights>();
  const found = new Map<string, Rights>();
  for (const { id, roles } of rows) {
    const key = roles.join();
    const rights = known.get(key) ?? (await rightsOf(db, answer, roles));
    known.set(key, rights);
    found.set(id, rights);
  }
  return found;
}

async function rightsOf(
  db: Database,
  answer: ReturnType<typeof prepareAnswers>,
  roles: string[],
): Promise<Rights> {
  const actions = await allowedActions(db, roles);
  const grants = { roles, actions, systems: await systemsWithMenu(db, roles, actions) };
  const rights = new Set([...actions].map((code) => `action ${code}`));
  for (const system of ['ams', 'ors'].filter(isSubsystemKey) satisfies SubsystemKey[]) {
    const { menu } = await answer.view(grants, system);
    for (const { item } of visiblePages(visibleMenu(menu))) rights.add(`page ${item.path}`);
    for (const path of hiddenIn(menu)) rights.add(`page ${path}`);
  }
  return { rights, rules: await oracle.rulesOf(db, roles, actions) };
}

function ignoreRollback(error: unknown): void {
  if (!(error instanceof Error && error.message === 'rolled back')) throw error;
}

type Menu = Awaited<ReturnType<ReturnType<typeof prepareAnswers>['view']>>['menu'];
/** Pages that a menu does not show: hidden ones, and what the form builder draws, open by their address. */
const hiddenIn = (menu: Menu): string[] =>
  menu.flatMap(({ path, component, children }) => [
    ...(component?.startsWith('layouts/') && children ? [] : [path]),
    ...hiddenIn(children ?? []),
  ]);

test(`ADM-12 the difference of pages, buttons, rows and fields is equal to brute force over 1,000 people and ${drafts} drafts, in both directions`, async () => {
  console.info(`FC_SEED=${seed}`);
  const before = await withinTenant(0, () => byPerson(nodeDb));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(change, {
        minLength: 1,
        maxLength: 12,
        selector: rowOf,
      }),
      (wanted) =>
        withinTenant(0, async () => {
          const now = await readRows(nodeDb, wanted);
          // A draft keeps no change that changes nothing.
          const changes = wanted
            .map((each) => PolicyChange.parse({ ...each, before: now.get(rowOf(each)) ?? null }))
            .filter(({ before: was, after }) => !isDeepStrictEqual(was, after));
          const effects = await effectsOf(parts, changes);
          const computed = new Map<string, Set<string>>();
          for (const { people, gained, lost, rows } of effects) {
            const words = [
              ...gained.fields.map(
                ({ type, field, from, to }) => `+field ${type} ${field} ${from} ${to}`,
              ),
              ...lost.fields.map(
                ({ type, field, from, to }) => `-field ${type} ${field} ${from} ${to}`,
              ),
              ...gained.pages.map(({ path }) => `+page ${path}`),
              ...gained.actions.map(({ code }) => `+action ${code}`),
              ...lost.pages.map(({ path }) => `-page ${path}`),
              ...lost.actions.map(({ code }) => `-action ${code}`),
            ];
            for (const id of people) {
              if (!id.startsWith('made-')) continue;
              const own = [...(rows.get(id) ?? [])].flatMap(([type, row]) => [
                ...(row.gained > 0 ? [`+rows ${type} ${row.gained}`] : []),
                ...(row.lost > 0 ? [`-rows ${type} ${row.lost}`] : []),
              ]);
              computed.set(id, new Set([...words, ...own]));
            }
          }
          const forced = new Map<string, Set<string>>();
          await nodeDb
            .transaction()
            .execute(async (tx) => {
              await applyChanges(tx, changes);
              for (const [id, { rights, rules }] of await byPerson(tx)) {
                const had = before.get(id) ?? { rights: new Set<string>(), rules: new Map() };
                const words = new Set([
                  ...[...rights].filter((each) => !had.rights.has(each)).map((each) => `+${each}`),
                  ...[...had.rights].filter((each) => !rights.has(each)).map((each) => `-${each}`),
                  ...oracle.changes(id, had.rules, rules),
                ]);
                if (words.size > 0) forced.set(id, words);
              }
              throw new Error('rolled back');
            })
            .catch(ignoreRollback);
          expect(computed).toEqual(forced);
        }),
    ),
    { seed, numRuns: drafts },
  );
});
