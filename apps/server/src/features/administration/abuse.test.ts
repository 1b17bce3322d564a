import { listAuditEntries } from '@portal/contract/administration/audit-log';
import { encodeCall } from '@portal/contract/call';
import { memberAction } from '@portal/contract/administration/memberships';
import { lookAction } from '@portal/contract/administration/look';
import { sessionActions } from '@portal/contract/administration/online-sessions';
import { organisationActions } from '@portal/contract/administration/positions';
import { personActions } from '@portal/contract/administration/people';
import { scopeAction, setScopes } from '@portal/contract/administration/scopes';
import { tenantActions } from '@portal/contract/administration/tenants';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import { policyActions } from '@portal/contract/policy/drafts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { businessTables } from '#platform/database/tenancy.ts';
import { administrationCalls } from '#testing/server/administration-calls.ts';
import { foreignAttempts } from '#testing/fixtures/foreign-attempts.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db } = world;
const calls = await administrationCalls();
await db
  .insertInto('department')
  .values([
    { id: 'east', org_code: 'T1', depart_name: '东区', company_no: 'C01' },
    { id: 'west', org_code: 'T2', depart_name: '西区', company_no: 'C01' },
  ])
  .execute();
await db.insertInto('company').values({ company_no: 'C88', company_name: '空公司' }).execute();
await db.insertInto('position').values({ code: 'spare', name: '空岗', sort: 1 }).execute();
await db.insertInto('tenant').values({ id: 88, name: '空租户' }).execute();
const makeRole = roleIn(db);
const target = await makeRole({ menuItems: ['ams-notice-list'] });
const administrator = await world.person({ roles: ['administrator'] });
const lin = await world.person({ realname: '东区员工', departments: ['east'], roles: [target] });
const { all: _, ...ofSome } = personActions;
/** All that is about people and the organisation, but not to administer everybody. */
const aboutPeople = { ...ofSome, member: memberAction, scope: scopeAction, look: lookAction };
const ofTenant = [organisationActions, tenantActions, signInActions, policyActions];
const actions = [aboutPeople, sessionActions, ...ofTenant].flatMap((each) => Object.values(each));
const ofWest = await world.person({ roles: [await makeRole({ actions })] });
await administrator.call(setScopes, {
  id: ofWest.id,
  scopes: [{ kind: 'department', key: 'west' }],
});

const reason = '越权尝试';
const id = lin.id;
const fields = { realname: '改名', phone: '', email: '' };
const draftId = 'none';
const unit = { kind: 'company', no: 'C88', name: '改名', sort: 1, enabled: false };
const store = {
  storeNo: 'S02001',
  storeName: '改名',
  bgNo: 'BG01',
  companyNo: 'C01',
  city: '上海',
  kind: 'standard',
  area: 1,
  openedOn: '2026-11-01',
  state: 'closed',
};
const gain = { kind: 'role-menu-item', key: [target, 'ams-role-roles'], after: {} };

/** The answer to the administrator of another department: without anybody of the first one, or this refusal. */
type Outcome =
  | 'answers'
  | 'action.denied'
  | 'person.not-found'
  | 'scope.exceeded'
  | 'own-session.not-found'
  | 'policy.wider-scope'
  | 'policy.draft-not-found'
  | 'policy.revision-not-found';

/** Each call with an input about somebody, or something, of another department. A new call needs its row. */
const attempts: Record<string, [input: Record<string, unknown>, outcome: Outcome]> = {
  listPeople: [{ pageSize: '100' }, 'answers'],
  getPeopleFilters: [{}, 'answers'],
  getPerson: [{ id }, 'person.not-found'],
  addPerson: [{ workNo: 'of_east', ...fields, departId: 'east' }, 'scope.exceeded'],
  editPerson: [{ id, version: 1, ...fields }, 'person.not-found'],
  freezePeople: [{ ids: id, status: '2', reason }, 'person.not-found'],
  freezeEach: [{ ids: [id], status: '2', reason }, 'answers'],
  exportPeople: [{}, 'answers'],
  countOpenWork: [{ id }, 'person.not-found'],
  leavePerson: [{ id, successor: ofWest.workNo, reason }, 'person.not-found'],
  resetPassword: [{ id }, 'person.not-found'],
  resetSecondFactor: [{ id }, 'person.not-found'],
  listMembershipOptions: [{ kind: 'store' }, 'answers'],
  setMemberships: [{ id, version: 1, kind: 'store', memberships: [] }, 'person.not-found'],
  getScopes: [{ id }, 'person.not-found'],
  setScopes: [{ id, scopes: [{ kind: 'department', key: 'east' }] }, 'scope.exceeded'],
  lookAs: [{ id, reason }, 'person.not-found'],
  listOnlineSessions: [{ pageSize: '100' }, 'answers'],
  endOnlineSession: [{ id: 'none' }, 'own-session.not-found'],
  listSignInLocks: [{}, 'answers'],
  unlockPerson: [{ username: lin.workNo }, 'person.not-found'],
  unlockNetwork: [{ network: '192.0.2.0/24' }, 'answers'],
  issueEnrolmentCode: [{ username: lin.workNo }, 'person.not-found'],

  listPositions: [{}, 'answers'],
  addPosition: [{ code: 'new', name: '新岗', sort: 1 }, 'scope.exceeded'],
  editPosition: [{ code: 'spare', name: '改名', sort: 2 }, 'scope.exceeded'],
  deletePosition: [{ code: 'spare' }, 'scope.exceeded'],
  listDepartments: [{}, 'answers'],
  addDepartment: [{ departName: '新部门', companyNo: 'C01', parentId: 'west' }, 'scope.exceeded'],
  editDepartment: [
    { id: 'east', version: 1, departName: '改名', companyNo: 'C01' },
    'scope.exceeded',
  ],
  getMoveEffect: [{ id: 'east', parentId: 'west' }, 'scope.exceeded'],
  moveDepartment: [{ id: 'east', parentId: 'west', version: 1 }, 'scope.exceeded'],
  getMergeEffect: [{ id: 'east', into: 'west' }, 'scope.exceeded'],
  mergeDepartment: [{ id: 'east', into: 'west', version: 1 }, 'scope.exceeded'],
  deleteDepartment: [{ id: 'east' }, 'scope.exceeded'],
  getDepartmentChanges: [{ id: 'east' }, 'answers'],
  listUnits: [{ kind: 'company' }, 'answers'],
  addUnit: [{ ...unit, no: 'C89' }, 'scope.exceeded'],
  editUnit: [{ ...unit, version: 1 }, 'scope.exceeded'],
  deleteUnit: [{ kind: 'company', no: 'C88' }, 'scope.exceeded'],
  getUnitChanges: [{ kind: 'company', no: 'C88' }, 'answers'],
  listStores: [{}, 'answers'],
  addStore: [{ ...store, storeNo: 'S99001' }, 'scope.exceeded'],
  editStore: [{ ...store, version: 1 }, 'scope.exceeded'],
  deleteStore: [{ storeNo: 'S02001' }, 'scope.exceeded'],
  getStoreChanges: [{ storeNo: 'S02001' }, 'answers'],
  listTenants: [{}, 'answers'],
  addTenant: [{ id: 89, name: '新租户' }, 'scope.exceeded'],
  editTenant: [{ id: 88, version: 1, name: '改名', status: 0 }, 'scope.exceeded'],
  deleteTenant: [{ id: '88' }, 'scope.exceeded'],
  getTenantChanges: [{ id: '88' }, 'answers'],

  listRights: [{}, 'answers'],
  listMenus: [{ sysType: 'ors' }, 'action.denied'],
  previewMenu: [{ sysType: 'ors', of: 'role', key: 'store-clerk' }, 'action.denied'],
  getRoleRights: [{ roleId: target }, 'answers'],
  listRuledTypes: [{}, 'answers'],
  getRoleRules: [{ roleId: target }, 'answers'],
  listRoleMembers: [{ roleId: target }, 'answers'],
  getPolicy: [{}, 'answers'],
  listDrafts: [{}, 'answers'],
  getPolicyDraft: [{ draftId }, 'policy.draft-not-found'],
  getDifference: [{ draftId }, 'policy.draft-not-found'],
  previewRows: [{ draftId, workNo: lin.workNo }, 'policy.draft-not-found'],
  changeDraft: [{ changes: [gain] }, 'policy.wider-scope'],
  discardDraft: [{ draftId }, 'policy.draft-not-found'],
  reopenDraft: [{ draftId }, 'policy.draft-not-found'],
  submitDraft: [{ draftId, version: 1, reason, publishAt: null }, 'policy.draft-not-found'],
  answerDraft: [{ draftId, version: 1, isApproved: true, answer: '' }, 'policy.draft-not-found'],
  listPolicyRevisions: [{}, 'answers'],
  getPolicyRevision: [{ number: '99' }, 'policy.revision-not-found'],
  takeBackRevision: [{ number: 99, reason }, 'policy.revision-not-found'],

  listRoleTemplates: [{}, 'answers'],
  draftRoleTemplates: [{ codes: ['store-clerk'] }, 'policy.wider-scope'],

  ...Object.fromEntries(
    Object.entries(foreignAttempts).map(([name, input]) => [name, [input, 'action.denied']]),
  ),
};

/** Makes a call and returns its outcome: `answers`, with the words of it, or the name of the refusal. */
async function attempt(caller: Person, name: string) {
  const call = calls.get(name);
  const [input] = attempts[name] ?? [];
  if (!call || !input) throw new Error(`no attempt at ${name}`);
  const { url, body } = encodeCall(call, input);
  const answer = await world.inject({
    method: call.method,
    url: `/api${url}`,
    headers: caller.headers,
    ...(body !== undefined && { payload: body }),
  });
  const isTable = answer.headers['content-type']?.toString().startsWith('text/csv') ?? false;
  const reply: unknown = isTable ? {} : answer.json();
  const refusal =
    typeof reply === 'object' && reply !== null && 'reason' in reply ? String(reply.reason) : '';
  return { outcome: refusal || 'answers', status: answer.statusCode, text: answer.body };
}

/** A sum over every row that a call of administration could change. */
async function everything(): Promise<string> {
  const people =
    'person person_tenant person_department person_store person_position person_company';
  const rights =
    'person_business_group person_role administration_scope role role_menu_item role_action data_rule field_rule';
  const places =
    'department position store company business_group tenant menu_item action subsystem';
  const others =
    'dictionary dictionary_item check_rule policy_change policy_revision enrolment_code';
  const tables = [
    people,
    rights,
    places,
    others,
    'password_history subsystem_release access_request',
  ]
    .join(' ')
    .split(' ');
  const sums = await Promise.all(
    tables.map(async (table) => {
      const isBusiness = businessTables.some((each) => each === table);
      const { rows } = await sql<{ sum: string }>`/* unnamed */
        select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as sum
        from ${sql.table(table)} t where ${isBusiness ? sql`t.tenant_id = 0` : sql`true`}`.execute(
        db,
      );
      return `${table} ${rows[0]?.sum}`;
    }),
  );
  return sums.join('\n');
}

const sealedRefusals = async (caller: Person) => {
  const entries = db.selectFrom('audit_entry').where('actor_id', '=', caller.id);
  return (await entries.where('kind', '=', 'refusal').select('seq').execute()).length;
};

test('ADM-17 every call of administration has its attempt here', () => {
  expect(Object.keys(attempts).toSorted()).toEqual([...calls.keys()].toSorted());
});

const names = Object.keys(attempts);

test('ADM-17 a clerk is denied every call of administration, each refusal is sealed, and nothing changes', async () => {
  const clerk = await world.person({ roles: ['store-clerk'], stores: ['S02001'] });
  const before = await everything();
  for (const name of names) {
    expect([name, await attempt(clerk, name)]).toMatchObject([
      name,
      { outcome: 'action.denied', status: 403 },
    ]);
  }
  expect(await everything()).toBe(before);
  await expect.poll(() => sealedRefusals(clerk)).toBe(names.length);
});

test('ADM-17 an auditor reads the audit trail, is denied every other call, and nothing changes', async () => {
  const auditor = await world.person({ roles: ['auditor'] });
  const own = ['listAuditEntries', 'exportAuditEntries', 'getAuditCheck', 'startAuditCheck'];
  const others = names.filter((name) => !own.includes(name));
  const before = await everything();
  for (const name of others) {
    expect([name, (await attempt(auditor, name)).outcome]).toEqual([name, 'action.denied']);
  }
  expect(await everything()).toBe(before);
  await expect.poll(() => sealedRefusals(auditor)).toBe(others.length);
  expect((await auditor.call(listAuditEntries, { workNo: auditor.workNo })).records).not.toEqual(
    [],
  );
});

test('ADM-17 an administrator of another department finds nobody of this one by any call, changes nothing, and each refusal is sealed', async () => {
  const before = await everything();
  const found: Record<string, string> = {};
  const told: string[] = [];
  let refused = 0;
  for (const name of names) {
    const { outcome, text } = await attempt(ofWest, name);
    found[name] = outcome;
    if (outcome !== 'answers') refused += 1;
    else if (text.includes(lin.workNo)) told.push(name);
  }
  expect(found).toEqual(Object.fromEntries(names.map((name) => [name, attempts[name]?.[1]])));
  expect(told).toEqual([]);
  expect(await everything()).toBe(before);
  await expect.poll(() => sealedRefusals(ofWest)).toBe(refused);
});
