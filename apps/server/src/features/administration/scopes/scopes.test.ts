import { getPerson, setMemberships } from '@portal/contract/administration/memberships';
import {
  endOnlineSession,
  listOnlineSessions,
} from '@portal/contract/administration/online-sessions';
import {
  addPerson,
  countOpenWork,
  editPerson,
  freezePeople,
  getPeopleFilters,
  leavePerson,
  listPeople,
  personActions,
  resetPassword,
  resetSecondFactor,
} from '@portal/contract/administration/people';
import { getScopes, scopeAction, setScopes } from '@portal/contract/administration/scopes';
import { memberAction } from '@portal/contract/administration/memberships';
import { sessionActions } from '@portal/contract/administration/online-sessions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db } = world;
const makeRole = roleIn(db);
await db
  .insertInto('department')
  .values([
    { id: 'east', org_code: 'T1', depart_name: '东区', company_no: 'C01' },
    {
      id: 'east-1',
      org_code: 'T101',
      depart_name: '东区一部',
      company_no: 'C01',
      parent_id: 'east',
    },
    { id: 'west', org_code: 'T2', depart_name: '西区', company_no: 'C01' },
  ])
  .execute();
const { all: _, ...scoped } = personActions;
const actions = [
  ...Object.values(scoped),
  ...Object.values(sessionActions),
  memberAction,
  scopeAction,
];
const role = await makeRole({ actions });
const administrator = await world.person({ roles: ['administrator'] });
const ofEast = await world.person({ roles: [role] });
const ofWest = await world.person({ roles: [role] });
const ofNothing = await world.person({ roles: [role] });
const ofStore = await world.person({ roles: [role] });
const ofOtherStore = await world.person({ roles: [role] });
const reason = '调整范围';
const scopeOf = (key: string, kind: 'department' | 'store' = 'department') => [{ kind, key }];
await administrator.call(setScopes, { id: ofEast.id, scopes: scopeOf('east') });
await administrator.call(setScopes, { id: ofWest.id, scopes: scopeOf('west') });
await administrator.call(setScopes, { id: ofStore.id, scopes: scopeOf('S02001', 'store') });
await administrator.call(setScopes, { id: ofOtherStore.id, scopes: scopeOf('S02002', 'store') });
const inEast = await world.person({
  realname: '东区员工',
  departments: ['east-1'],
  stores: ['S02001'],
});
const inWest = await world.person({ realname: '西区员工', departments: ['west'] });

const idsOf = async (caller: Person) =>
  (await caller.call(listPeople, { pageSize: '100' })).records.map(({ id }) => id);

test('ADM-17 an administrator of a department lists those of it and below it alone, and without a scope nobody', async () => {
  expect(await idsOf(ofEast)).toEqual([inEast.id]);
  expect(await idsOf(ofWest)).toEqual([inWest.id]);
  expect(await idsOf(ofNothing)).toEqual([]);
  expect(await ofEast.call(getPeopleFilters, {})).toMatchObject({ reachesAll: false });
  const sessions = await ofEast.call(listOnlineSessions, { pageSize: '100' });
  expect(sessions.records.map(({ workNo }) => workNo)).toEqual([inEast.workNo]);
});

test('ADM-17 an administrator of a store lists those who work in it alone, and gives that store and no other', async () => {
  const people = await idsOf(ofStore);
  const { rows: workers } = await sql<{ id: string }>`
    select person_id as id from person_store where tenant_id = 0 and store_no = 'S02001'`.execute(
    db,
  );
  expect(new Set(people)).toEqual(new Set(workers.map(({ id }) => id)));
  expect(people).toContain(inEast.id);

  const give = (key: string) =>
    ofStore.call(setMemberships, {
      id: inEast.id,
      version: 1,
      kind: 'store',
      memberships: [
        { key: 'S02001', endsOn: null },
        { key, endsOn: null },
      ],
    });
  await expect(give('S02002')).rejects.toThrow('scope.exceeded');
  expect((await ofStore.call(getPerson, { id: inEast.id })).person.version).toBe(1);
});

const form = { realname: '改名', phone: '', email: '' };
/** Each call about somebody. */
const calls: [string, (caller: Person, id: string) => Promise<unknown>][] = [
  ['getPerson', ({ call }, id) => call(getPerson, { id })],
  ['editPerson', ({ call }, id) => call(editPerson, { id, version: 1, ...form })],
  ['freezePeople', ({ call }, id) => call(freezePeople, { ids: id, status: '2', reason })],
  ['countOpenWork', ({ call }, id) => call(countOpenWork, { id })],
  ['leavePerson', ({ call }, id) => call(leavePerson, { id, successor: inWest.workNo, reason })],
  ['resetPassword', ({ call }, id) => call(resetPassword, { id })],
  ['resetSecondFactor', ({ call }, id) => call(resetSecondFactor, { id })],
  ['getScopes', ({ call }, id) => call(getScopes, { id })],
  [
    'setMemberships',
    ({ call }, id) => call(setMemberships, { id, version: 1, kind: 'store', memberships: [] }),
  ],
];

const stateOf = async () =>
  JSON.stringify([
    await db.selectFrom('person').where('id', '=', inEast.id).selectAll().execute(),
    await db.selectFrom('person_store').where('person_id', '=', inEast.id).selectAll().execute(),
    await db.selectFrom('session').where('person_id', '=', inEast.id).select('id').execute(),
  ]);

test.each(calls)(
  'ADM-17 %s about somebody of another department or store finds nobody and changes nothing',
  async (_name, make) => {
    const before = await stateOf();

    await expect(make(ofWest, inEast.id)).rejects.toThrow('person.not-found');
    await expect(make(ofOtherStore, inEast.id)).rejects.toThrow('person.not-found');
    await expect(make(ofNothing, inEast.id)).rejects.toThrow('person.not-found');

    expect(await stateOf()).toBe(before);
  },
);

test.each(['store-clerk', 'auditor', 'security-officer'])(
  'a member of %s is denied every call, which is sealed, and nothing changes',
  async (code) => {
    const caller = await world.person({ roles: [code] });
    const before = await stateOf();
    for (const [, make] of calls) {
      await expect(make(caller, inEast.id)).rejects.toThrow('action.denied');
    }
    const more = [
      () => caller.call(addPerson, { workNo: 'by_clerk', ...form }),
      () => caller.call(listPeople, {}),
      () => caller.call(getPeopleFilters, {}),
      () => caller.call(setScopes, { id: caller.id, scopes: scopeOf('east') }),
      () => caller.call(listOnlineSessions, {}),
      () => caller.call(endOnlineSession, { id: 'x' }),
    ];
    for (const make of more) await expect(make()).rejects.toThrow('action.denied');
    expect(await stateOf()).toBe(before);
    await expect
      .poll(async () => {
        const sealed = db.selectFrom('audit_entry').where('actor_id', '=', caller.id);
        return (await sealed.where('kind', '=', 'refusal').select('seq').execute()).length;
      })
      .toBe(calls.length + more.length);
  },
);

test('ADM-17 nobody gives what they do not administer: another department, a store, a tenant, a scope', async () => {
  const give = (kind: 'department' | 'store' | 'group' | 'company' | 'tenant', key: string) =>
    ofEast.call(setMemberships, {
      id: inEast.id,
      version: 1,
      kind,
      memberships: [{ key, endsOn: null }],
    });

  for (const [kind, key] of [
    ['department', 'west'],
    ['store', 'S02002'],
    ['group', 'BG01'],
    ['company', 'C01'],
    ['tenant', '0'],
  ] as const) {
    const outcome = await give(kind, key).then(
      () => 'given',
      (error: Error) => error.message,
    );
    // The tenant at work is theirs already: to name it changes nothing.
    expect([kind, outcome]).toEqual([kind, kind === 'tenant' ? 'given' : 'scope.exceeded']);
  }
  const scope = ofEast.call(setScopes, { id: inEast.id, scopes: scopeOf('east') });
  await expect(scope).rejects.toThrow('scope.exceeded');
  const place = { workNo: 'of_west', ...form, departId: 'west' };
  await expect(ofEast.call(addPerson, place)).rejects.toThrow('scope.exceeded');
  const nowhere = { ...place, departId: '' };
  await expect(ofEast.call(addPerson, nowhere)).rejects.toThrow('person.no-place');
});

test('ADM-17 whoever administers is changed by those alone who administer everybody', async () => {
  await db
    .insertInto('person_department')
    .values({ person_id: administrator.id, department_id: 'east' })
    .execute();

  const reset = ofEast.call(resetPassword, { id: administrator.id });
  await expect(reset).rejects.toThrow('person.protected');
  const { isChangeable } = await ofEast.call(getPerson, { id: administrator.id });
  expect(isChangeable).toBe(false);
});

test('a department’s administrator makes people of it', async () => {
  const made = { workNo: 'of_east', ...form, departId: 'east-1' };
  const { id } = await ofEast.call(addPerson, made);

  expect(await idsOf(ofEast)).toContain(id);
});
