import { freezePeople } from '@portal/contract/administration/people';
import { getPerson, setMemberships } from '@portal/contract/administration/memberships';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { changeDraft, discardDraft, listDrafts, submitDraft } from '@portal/contract/policy/drafts';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { momentOf } from '@portal/common/group-time';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

// Whoever tries, the right to administer stays with somebody: by the pages, and by a statement of whoever may write.

const world = await startWorld();
const { db } = world;
const refused = 'would have no administrator';
const reason = '调岗';
const makeRole = roleIn(db);

/** The only administrator there is. */
const last = await world.person({ roles: ['administrator'] });
await db
  .deleteFrom('person_role')
  .where('role_code', '=', 'administrator')
  .where('person_id', '<>', last.id)
  .execute();

await db
  .insertInto('action')
  .values({ code: 'ams:tower:list', subsystem: 'ams', describe: '查看' })
  .execute();
const ways: [string, () => Promise<unknown>][] = [
  ['frozen', () => sql`update person set status = 'frozen' where id = ${last.id}`.execute(db)],
  ['deleted', () => sql`delete from person where id = ${last.id}`.execute(db)],
  ['taken the role', () => sql`delete from person_role where person_id = ${last.id}`.execute(db)],
  [
    'given another role',
    () =>
      sql`update person_role set role_code = 'auditor' where person_id = ${last.id}`.execute(db),
  ],
  ['the role deleted', () => sql`delete from role where code = 'administrator'`.execute(db)],
  [
    'the role emptied',
    () => sql`delete from role_action where role_code = 'administrator'`.execute(db),
  ],
  [
    'an action of the role changed',
    () =>
      sql`update role_action set action_code = 'ams:tower:list'
        where role_code = 'administrator' and action_code = 'ams:role:edit'`.execute(db),
  ],
  [
    'the right to publish taken from the role',
    () => sql`delete from role_action where action_code = 'ams:policy:publish'`.execute(db),
  ],
  ['the action deleted', () => sql`delete from action where code = 'ams:person:all'`.execute(db)],
  [
    'taken out of the tenant',
    () => sql`delete from person_tenant where person_id = ${last.id}`.execute(db),
  ],
  [
    'everything of theirs in one transaction',
    () =>
      db.transaction().execute(async (tx) => {
        await sql`delete from role_action where action_code = 'ams:role:edit'`.execute(tx);
        await sql`delete from person_role where person_id = ${last.id}`.execute(tx);
        await sql`delete from person where id = ${last.id}`.execute(tx);
      }),
  ],
];

test('ADM-23 an administrator of an earlier release is kept from the start of this one on', async () => {
  const isKept = async () =>
    (
      await db
        .selectFrom('tenant')
        .where('id', '=', 0)
        .select('administered')
        .executeTakeFirstOrThrow()
    ).administered;
  await db.updateTable('tenant').set({ administered: false }).execute();

  await db
    .insertInto('action')
    .values({ code: 'ams:tower:edit', subsystem: 'ams', describe: '编辑' })
    .execute();

  expect(await isKept()).toBe(true);
});

test.each(ways)('ADM-23 the last administrator cannot be %s', async (_, way) => {
  await expect(way()).rejects.toThrow(refused);
});

test.each(['person', 'person_role', 'person_tenant', 'role', 'role_action', 'action', 'tenant'])(
  'ADM-23 the table %s cannot be swept empty',
  async (table) => {
    const sweep = sql`truncate ${sql.table(table)} cascade`.execute(db);
    await expect(sweep).rejects.toThrow('cannot be emptied');
  },
);

const publish = async (...changes: RequestedChange[]) => {
  const { id: draftId, version } = await last.call(changeDraft, { changes });
  return last.call(submitDraft, { draftId, version, reason, publishAt: null });
};
const rolesOf = async (personId: string) => {
  const roles = db.selectFrom('person_role').where('person_id', '=', personId);
  return (await roles.select('role_code').execute()).map(({ role_code }) => role_code);
};

test('ADM-23 nothing is published that takes the last administrator, and their role ends by no date', async () => {
  const key: [string, string] = ['administrator', last.workNo];
  await expect(publish({ kind: 'member', key, after: null })).rejects.toThrow('administrator.last');
  const [draft] = (await last.call(listDrafts, {})).records;
  await last.call(discardDraft, { draftId: draft?.id ?? '' });

  const other = await world.person();
  const passing = await makeRole();
  const after = { until: '2026-11-22 10:00:00' };
  await publish(
    { kind: 'member', key, after },
    { kind: 'member', key: [passing, other.workNo], after },
  );
  expect(await rolesOf(other.id)).toEqual([passing]);
  world.clock.advance(momentOf(after.until).getTime() - world.clock.now().getTime());

  await expect.poll(() => rolesOf(other.id)).toEqual([]);
  expect(await rolesOf(last.id)).toEqual(['administrator']);
  await db
    .updateTable('person_role')
    .set({ until: null })
    .where('person_id', '=', last.id)
    .execute();
});

test('ADM-23 the last open tenant with an administrator cannot be frozen', async () => {
  const freeze = sql`update tenant set status = 'frozen' where id = 0`.execute(db);

  await expect(freeze).rejects.toThrow('no open tenant would have an administrator');
});

test('ADM-23 whoever lacks one of their rights cannot freeze an administrator', async () => {
  const codes = await db
    .selectFrom('action')
    .where('code', 'like', 'ams:%')
    .where('code', '<>', 'ams:role:edit')
    .select('code')
    .execute();
  const role = await makeRole({ actions: codes.map(({ code }) => code) });
  const deputy = await world.person({ roles: [role] });

  const freeze = deputy.call(freezePeople, { ids: last.id, status: '2', reason });

  await expect(freeze).rejects.toThrow('person.protected');
});

test('ADM-23 of two administrators who freeze each other on their pages one stays', async () => {
  const twin = await world.person({ roles: ['administrator'] });
  const outcomes = await Promise.allSettled([
    twin.call(freezePeople, { ids: last.id, status: '2', reason }),
    last.call(freezePeople, { ids: twin.id, status: '2', reason }),
  ]);

  const { rows } = await sql<{
    id: string;
  }>`select id from person join person_role on person.id = person_id
    where role_code = 'administrator' and status = 'active'`.execute(db);
  expect(rows).toHaveLength(1);
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
  await sql`update person set status = 'active' where status = 'frozen'`.execute(db);
  await sql`delete from person_role where person_id = ${twin.id}`.execute(db);
});

test('ADM-23 of two administrators who take each other’s right at the same moment one keeps it', async () => {
  const twin = await world.person({ roles: ['administrator'] });
  const connections = [
    openDatabase(world.databaseUrl, { tenantId: 0, max: 1 }),
    openDatabase(world.databaseUrl, { tenantId: 0, max: 1 }),
  ] as const;
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  /** Commits when the other one has changed its rows too: neither saw what the other did. */
  const together = (own: (typeof connections)[number], change: RawBuilder<unknown>) =>
    own.transaction().execute(async (tx) => {
      await change.execute(tx);
      arrived += 1;
      if (arrived === 2) both.resolve();
      await both.promise;
    });

  const outcomes = await Promise.allSettled([
    together(connections[0], sql`delete from person_role where person_id = ${last.id}`),
    together(connections[1], sql`update person set status = 'frozen' where id = ${twin.id}`),
  ]);
  await Promise.all(connections.map(closeDatabase));

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await sql`select from person_role join person on person.id = person_id
    where role_code = 'administrator' and status = 'active'`.execute(db);
  expect(rows).toHaveLength(1);
  await sql`update person set status = 'active' where id = ${twin.id}`.execute(db);
});

test('a membership that would take the last administrator out of the tenant cannot end by itself', async () => {
  const twin = await world.person({ roles: ['administrator'] });
  const tenants = [{ key: '0', endsOn: '2026-11-30' }];
  const { person } = await twin.call(getPerson, { id: twin.id });
  const wanted = { id: twin.id, version: person.version, kind: 'tenant' } as const;

  const end = twin.call(setMemberships, { ...wanted, memberships: tenants });

  await expect(end).rejects.toThrow('membership.last-tenant');
});
