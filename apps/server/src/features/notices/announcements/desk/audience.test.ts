import {
  type AudienceKind,
  audienceKinds,
  type AudienceTarget,
} from '@portal/contract/notices/announcement-audience';
import {
  countAudience,
  getDraft,
  listAudienceChoices,
} from '@portal/contract/notices/announcement-desk';
import { listMine } from '@portal/contract/notices/announcements';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld } from '#testing/world.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';
import { roleIn } from '#testing/fixtures/role.ts';

const world = await startWorld();
await addSampleMenu(world.db);
await world.db.deleteFrom('announcement').where('tenant_id', '=', 0).execute();
const author = await world.person({ roles: ['administrator'] });
const makeRole = roleIn(world.db);

/** Two departments, one below the other, without other members. */
async function departments() {
  const { company_no } = await world.db
    .selectFrom('company')
    .where('company.tenant_id', '=', 0)
    .select('company_no')
    .executeTakeFirstOrThrow();
  const [above, below] = ['above', 'below'].map((name) => `d-${name}-${crypto.randomUUID()}`);
  const row = { depart_name: '测试部', company_no };
  await world.db
    .insertInto('department')
    .values([
      { ...row, id: above, org_code: `${above}`, parent_id: null },
      { ...row, id: below, org_code: `${below}`, parent_id: `${above}` },
    ])
    .execute();
  return { above: `${above}`, below: `${below}` };
}

const rule = (kind: AudienceKind, key: string) => ({ everyone: false, targets: [{ kind, key }] });
const isTold = async (person: typeof author, id: string) =>
  (await person.call(listMine, {})).anntMsgList.some((one) => one.id === id);

test('everyone is everyone who is not frozen, also who comes later', async () => {
  const before = (await author.call(countAudience, { everyone: true, targets: [] })).people;
  const id = await sendBy(author);
  const newcomer = await world.person();
  await world.person({ status: 'frozen' });

  expect(await isTold(newcomer, id)).toBe(true);
  expect((await author.call(countAudience, { everyone: true, targets: [] })).people).toBe(
    before + 1,
  );
});

test('a department means its own people, and with those below it only where that is said', async () => {
  const { above, below } = await departments();
  const [lin, wang] = [
    await world.person({ departments: [above] }),
    await world.person({ departments: [below] }),
  ];
  const alone = await sendBy(author, { audience: rule('department', above) });
  const whole = await sendBy(author, { audience: rule('department-tree', above) });

  expect([await isTold(lin, alone), await isTold(lin, whole)]).toEqual([true, true]);
  expect([await isTold(wang, alone), await isTold(wang, whole)]).toEqual([false, true]);
  expect(await author.call(countAudience, rule('department', above))).toEqual({ people: 1 });
  expect(await author.call(countAudience, rule('department-tree', above))).toEqual({ people: 2 });
});

test('a business group means its people and those of its stores', async () => {
  const store = await world.db
    .selectFrom('store')
    .where('store.tenant_id', '=', 0)
    .select(['store_no', 'bg_no'])
    .executeTakeFirstOrThrow();
  const [ofGroup, ofStore, other] = [
    await world.person({ businessGroups: [store.bg_no] }),
    await world.person({ stores: [store.store_no] }),
    await world.person(),
  ];
  const id = await sendBy(author, { audience: rule('business-group', store.bg_no) });
  const toStore = await sendBy(author, { audience: rule('store', store.store_no) });

  expect(await Promise.all([ofGroup, ofStore, other].map((one) => isTold(one, id)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(await Promise.all([ofGroup, ofStore].map((one) => isTold(one, toStore)))).toEqual([
    false,
    true,
  ]);
});

test('a role means its members; a system, whoever has a menu in it', async () => {
  const role = await makeRole({ menuItems: ['ams-sampleCar'] });
  const lin = await world.person({ roles: [role] });
  const wang = await world.person();
  const toRole = await sendBy(author, { audience: rule('role', role) });
  const toSystem = await sendBy(author, { audience: rule('system', 'ams') });

  expect([await isTold(lin, toRole), await isTold(lin, toSystem)]).toEqual([true, true]);
  expect([await isTold(wang, toRole), await isTold(wang, toSystem)]).toEqual([false, false]);
});

test('who joins or leaves a department hears, or hears no more, of what is for it', async () => {
  const { above } = await departments();
  const lin = await world.person();
  const id = await sendBy(author, { audience: rule('department', above) });
  expect(await isTold(lin, id)).toBe(false);

  const membership = { person_id: lin.id, department_id: above };
  await world.db.insertInto('person_department').values(membership).execute();
  await expect.poll(() => isTold(lin, id)).toBe(true);
  await world.db.deleteFrom('person_department').where('person_id', '=', lin.id).execute();
  await expect.poll(() => isTold(lin, id)).toBe(false);
});

test('whoever is counted is told, and whoever is told is counted, whatever the rule', async () => {
  const targets = await someTargets();
  expect(new Set(targets.map(({ kind }) => kind)).size).toBe(7);
  const scopes = ['everyone', ...targets.map(({ kind, key }) => `${kind}:${key}`)];
  const { rows } = await sql<{ scope: string; id: string; told: boolean }>`
    with known as materialized (
      select id, scopes_of(0, id) as scopes from person
      join person_tenant on person_id = id and person_tenant.tenant_id = 0 where status = 'active'
    ), told as (
      select scope, id from unnest(${scopes}::text[]) scope join known on scope = any (scopes)
    ), counted as (
      select scope, id from unnest(${scopes}::text[]) scope, people_meant(0, array[scope]) id
    )
    (select *, true as told from told except select *, true from counted)
    union all
    (select *, false from counted except select *, false from told)`.execute(world.db);
  expect(rows).toEqual([]);
});

/** Two or three of each kind out of the demonstration. */
async function someTargets(): Promise<AudienceTarget[]> {
  const keys = {
    department: sql`select id as key from department order by id limit 3`,
    'department-tree': sql`select id as key from department where parent_id is null limit 2`,
    store: sql`select store_no as key from store order by store_no limit 3`,
    'business-group': sql`select bg_no as key from business_group limit 2`,
    role: sql`select code as key from role order by code limit 3`,
    system: sql`select key from subsystem order by key limit 3`,
    person: sql`select id as key from person order by id limit 3`,
  } as const;
  const found: AudienceTarget[] = [];
  for (const kind of audienceKinds) {
    const { rows } = await sql<{ key: string }>`${keys[kind]}`.execute(world.db);
    found.push(...rows.map(({ key }) => ({ kind, key })));
  }
  return found;
}

test('a rule of several parts counts nobody twice, and publishing writes no row per person', async () => {
  const role = await makeRole();
  const lin = await world.person({ roles: [role] });
  await world.person({ roles: [role] });
  const audience = {
    everyone: false,
    targets: [{ kind: 'role', key: role } as const, { kind: 'person', key: lin.id } as const],
  };

  expect(await author.call(countAudience, audience)).toEqual({ people: 2 });
  const id = await sendBy(author, { audience });
  const rows = await world.db
    .selectFrom('announcement_target')
    .where('announcement_id', '=', id)
    .select('scope')
    .execute();
  expect(rows).toHaveLength(2);
  const { targets } = await author.call(getDraft, { id });
  expect(targets.map(({ name }) => name)).toContain('测试角色');
});

test('what can be chosen is found by a part of its name or number', async () => {
  const lin = await world.person({ realname: '独一名' });

  const people = await author.call(listAudienceChoices, { kind: 'person', keyword: '独一' });

  expect(people).toEqual([{ key: lin.id, name: '独一名', note: lin.workNo }]);
  const systems = await author.call(listAudienceChoices, { kind: 'system', keyword: 'x-no-such' });
  expect(systems).toEqual([]);
});
