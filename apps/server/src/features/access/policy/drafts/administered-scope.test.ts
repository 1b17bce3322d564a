import { setScopes } from '@portal/contract/administration/scopes';
import { changeDraft, policyActions, submitDraft } from '@portal/contract/policy/drafts';
import { previewRows } from '@portal/contract/policy/role-rules';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { takeBackRevision } from '@portal/contract/policy/revisions';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const administrator = await world.person({ roles: ['administrator'] });
const oneItem = async (subsystem: string) =>
  (
    await world.db
      .selectFrom('menu_item')
      .where('subsystem', '=', subsystem)
      .where('parent_id', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const [ofOrs, ofCrm] = [await oneItem('ors'), await oneItem('crm')];
const [orsRole, crmRole, both] = [
  await makeRole({ menuItems: [ofOrs], actions: ['ors:store:add'] }),
  await makeRole({ menuItems: [ofCrm] }),
  await makeRole({ menuItems: [ofOrs, ofCrm] }),
];
const desk = Object.values(policyActions);
/** Holds the rights of both systems, and administers some of them. */
async function scoped(scopes: { kind: 'system' | 'department'; key: string }[]): Promise<Person> {
  const rights = await makeRole({ menuItems: [ofOrs, ofCrm], actions: ['ors:store:add', ...desk] });
  const person = await world.person({ roles: [rights] });
  await administrator.call(setScopes, { id: person.id, scopes });
  return person;
}
const lin = await world.person();
const gives = (role: string, item: string): RequestedChange => ({
  kind: 'role-menu-item',
  key: [role, item],
  after: {},
});
const joins = (role: string, id = lin.id): RequestedChange => ({
  kind: 'member',
  key: [role, id],
  after: { until: null },
});
const change = (who: Person, ...changes: RequestedChange[]) => who.call(changeDraft, { changes });

test('ADM-17 an administrator of one system gives its menu items, records and roles to anybody, by a draft', async () => {
  const ofSystem = await scoped([{ kind: 'system', key: 'ors' }]);

  await change(ofSystem, gives(crmRole, ofOrs));
  await change(ofSystem, { kind: 'data-rule', key: [crmRole, 'ors/slips'], after: null });
  const draft = await change(ofSystem, joins(orsRole));

  expect(draft.changes).toHaveLength(3);
  const submitted = { draftId: draft.id, version: draft.version, reason: '开通', publishAt: null };
  expect(await ofSystem.call(submitDraft, submitted)).toMatchObject({ state: 'published' });
});

test.each([
  ['a menu item of another system', () => gives(orsRole, ofCrm)],
  ['a role that also holds another system', () => joins(both)],
  ['a role of another system', () => joins(crmRole)],
  [
    'the end of a role that also holds another system',
    (): RequestedChange => ({ kind: 'role', key: [both], after: null }),
  ],
  [
    'an action of administration',
    (): RequestedChange => ({ kind: 'role-action', key: [orsRole, 'ams:role:edit'], after: {} }),
  ],
  [
    'a data rule of another system',
    (): RequestedChange => ({ kind: 'data-rule', key: [orsRole, 'crm/members'], after: null }),
  ],
  [
    'a field rule of another system',
    (): RequestedChange => ({
      kind: 'field-rule',
      key: [orsRole, 'crm/members', 'name'],
      after: { access: 'hidden' },
    }),
  ],
])(
  'ADM-17 an administrator of one system is refused %s, though they hold it',
  async (_, wanted) => {
    const ofSystem = await scoped([{ kind: 'system', key: 'ors' }]);

    await expect(change(ofSystem, wanted())).rejects.toThrow('policy.wider-scope');

    const drafts = await world.db
      .selectFrom('policy_change')
      .innerJoin('policy_draft', 'policy_draft.id', 'draft_id')
      .where('policy_draft.tenant_id', '=', 0)
      .where('policy_change.tenant_id', '=', 0)
      .where('author_id', '=', ofSystem.id)
      .select('draft_id')
      .execute();
    expect(drafts).toEqual([]);
  },
);

test('ADM-17 an administrator of one system takes no revision back that changed another', async () => {
  const draft = await change(administrator, gives(orsRole, ofCrm));
  const submitted = {
    draftId: draft.id,
    version: draft.version,
    reason: '两个系统',
    publishAt: null,
  };
  await administrator.call(submitDraft, submitted);
  const { number } = await world.db
    .selectFrom('policy_revision')
    .where('tenant_id', '=', 0)
    .orderBy('number', 'desc')
    .select('number')
    .executeTakeFirstOrThrow();
  const ofSystem = await scoped([{ kind: 'system', key: 'ors' }]);

  const back = ofSystem.call(takeBackRevision, { number, reason: '撤销' });

  await expect(back).rejects.toThrow('policy.wider-scope');
});

test('ADM-17 an administrator of a department gives roles to its people alone, and changes no role', async () => {
  await world.db
    .insertInto('department')
    .values({ id: 'east', org_code: 'T1', depart_name: '东区', company_no: 'C01' })
    .execute();
  const inEast = await world.person({ departments: ['east'] });
  const ofEast = await scoped([{ kind: 'department', key: 'east' }]);

  await change(ofEast, joins(orsRole, inEast.id));

  await expect(change(ofEast, joins(orsRole))).rejects.toThrow('policy.wider-scope');
  await expect(change(ofEast, gives(crmRole, ofOrs))).rejects.toThrow('policy.wider-scope');
});

test('ADM-17 an administrator of a department counts the records of its people alone', async () => {
  await world.db
    .insertInto('department')
    .values({ id: 'south', org_code: 'T3', depart_name: '南区', company_no: 'C01' })
    .execute();
  const inSouth = await world.person({ departments: ['south'] });
  const ofSouth = await scoped([{ kind: 'department', key: 'south' }]);
  const { id: draftId } = await change(ofSouth, joins(orsRole, inSouth.id));

  const own = await ofSouth.call(previewRows, { draftId, workNo: inSouth.workNo });
  expect(own.workNo).toBe(inSouth.workNo);
  const others = ofSouth.call(previewRows, { draftId, workNo: lin.workNo });
  await expect(others).rejects.toThrow('policy.unknown-row');
});

test('a scope names a system that there is', async () => {
  const scopes = [{ kind: 'system' as const, key: 'nowhere' }];
  const wrong = administrator.call(setScopes, { id: lin.id, scopes });
  await expect(wrong).rejects.toThrow('membership.unknown');
});
