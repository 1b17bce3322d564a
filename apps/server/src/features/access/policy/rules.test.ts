import { actionsOf } from '@portal/contract/records/record-type';
import { getPermissions } from '@portal/contract/access/permissions';
import type { RequestedChange } from '@portal/contract/policy/changes';
import type { RulePart } from '@portal/contract/policy/data-rules';
import * as drafts from '@portal/contract/policy/drafts';
import { getDifference } from '@portal/contract/policy/difference';
import * as revisions from '@portal/contract/policy/revisions';
import { getRoleRules, listRuledTypes, previewRows } from '@portal/contract/policy/role-rules';
import { recordCalls } from '@portal/contract/records/record-calls';
import { leaves } from '@portal/hr/records/leaves';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { setFieldRules, setRule } from '#testing/fixtures/rules.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
await world.db
  .insertInto('role')
  .values({ code: 'whole', name: '全部权限', holds_all: true })
  .execute();
const makeRole = roleIn(world.db);
const desk = Object.values(drafts.policyActions);
const author = await world.person({ roles: ['whole'], realname: '林一' });
const calls = recordCalls(leaves);
const type = 'hr/leaves';
const shows = (role: string, parts: RulePart[]): RequestedChange => ({
  kind: 'data-rule',
  key: [role, type],
  after: parts.length > 0 ? { parts } : null,
});
const hides = (role: string, field: string): RequestedChange => ({
  kind: 'field-rule',
  key: [role, type, field],
  after: { access: 'hidden' },
});
const change = (who: Person, ...changes: RequestedChange[]) =>
  who.call(drafts.changeDraft, { changes });
const submit = (who: Person, { id, version }: Pick<drafts.Draft, 'id' | 'version'>) =>
  who.call(drafts.submitDraft, { draftId: id, version, reason: '调整范围', publishAt: null });

const actions = actionsOf(leaves).filter((code) => code !== leaves.allBy);
const totalOf = async (person: Person) => (await person.call(calls.count, {})).total;

test('ADM-11 a data rule and a field rule go through a draft: the difference tells the rows of the list, and taking back restores both', async () => {
  const role = await makeRole({ actions });
  const clerk = await world.person({ roles: [role], realname: '王二' });
  const before = await totalOf(clerk);

  const draft = await change(author, shows(role, [{ part: 'all' }]), hides(role, 'reason'));
  expect(draft.names.records).toMatchObject({ [type]: leaves.one, [`${type} reason`]: '事由' });
  expect(await totalOf(clerk)).toBe(before);
  const difference = await author.call(getDifference, { draftId: draft.id });
  const preview = await author.call(previewRows, { draftId: draft.id, workNo: clerk.workNo });
  await submit(author, draft);

  await expect.poll(() => totalOf(clerk)).toBeGreaterThan(before);
  const after = await totalOf(clerk);
  const gained = { least: after - before, most: after - before };
  expect(difference).toMatchObject({
    people: 1,
    groups: [
      {
        first: [{ workNo: clerk.workNo }],
        lost: { fields: [{ type, field: 'reason', from: 'open', to: 'hidden' }] },
        rows: [{ type, gained, lost: { least: 0, most: 0 } }],
      },
    ],
    rows: [{ type, system: 'hr', gained: 1, lost: 0, mostGained: after - before, mostLost: 0 }],
  });
  expect(preview.rows.find((row) => row.type === type)).toMatchObject({
    now: before,
    drafted: after,
  });
  const { records } = await clerk.call(calls.find, {});
  expect(records.some(({ fields }) => 'reason' in fields)).toBe(false);

  const number = (await author.call(revisions.listPolicyRevisions, {})).records[0]?.number ?? 0;
  await author.call(revisions.takeBackRevision, { number, reason: '恢复' });
  await expect.poll(() => totalOf(clerk)).toBe(before);
  const { fieldRules } = await clerk.call(getPermissions, { systemType: 'hr' });
  expect(fieldRules).toBeUndefined();
});

test('the rules of a role are read with what rules about each type may say', async () => {
  const role = await makeRole({ actions });
  await setFieldRules(world.db, [role, leaves], { reason: 'read-only' });

  const { rules, fields, holdsAll } = await author.call(getRoleRules, { roleId: role });
  expect(rules.find((rule) => rule.type === type)).toEqual({ type, parts: [{ part: 'own' }] });
  expect([fields, holdsAll]).toEqual([[{ type, field: 'reason', access: 'read-only' }], false]);
  const { systems } = await author.call(listRuledTypes, {});
  const ruled = systems.flatMap(({ types }) => types).find((each) => each.type === type);
  expect(ruled).toMatchObject({ one: leaves.one, listAction: 'hr:self:list', within: null });
  expect(ruled?.parts).toEqual(
    expect.arrayContaining([
      { part: 'own' },
      { part: 'departments' },
      { part: 'field', field: 'state' },
    ]),
  );
});

test('a role that is removed takes its rules along, and has them again when that is taken back', async () => {
  const role = await makeRole({ actions });
  await setFieldRules(world.db, [role, leaves], { reason: 'hidden' });
  const before = await author.call(getRoleRules, { roleId: role });

  await submit(author, await change(author, { kind: 'role', key: [role], after: null }));
  const number = (await author.call(revisions.listPolicyRevisions, {})).records[0]?.number ?? 0;
  await author.call(revisions.takeBackRevision, { number, reason: '恢复' });

  expect(await author.call(getRoleRules, { roleId: role })).toEqual(before);
});

const unfit: [RequestedChange, string][] = [
  [shows('store-clerk', [{ part: 'stores' }]), 'policy.unfit-rule'],
  [shows('store-clerk', [{ part: 'own', field: 'reason' }]), 'policy.unfit-rule'],
  [
    shows('store-clerk', [{ part: 'field', field: 'state', in: ['no-state'] }]),
    'policy.unfit-rule',
  ],
  [
    shows('store-clerk', [{ part: 'field', field: 'reason; drop table role', in: ['x'] }]),
    'policy.unfit-rule',
  ],
  [hides('store-clerk', 'no-field'), 'policy.unfit-rule'],
  [
    { kind: 'data-rule', key: ['store-clerk', 'hr/no-type'], after: { parts: [{ part: 'all' }] } },
    'policy.unknown-row',
  ],
  [shows('whole', [{ part: 'own' }]), 'policy.whole-role'],
];

test.each(unfit)('a draft takes no rule like %j: %s', async (wrong, refusal) => {
  const lin = await world.person({ roles: ['whole'] });

  await expect(change(lin, wrong)).rejects.toThrow(refusal);
  expect((await lin.call(drafts.getPolicy, {})).draft).toBeNull();
});

test('nobody gives or takes records or fields that they do not see, nor a role that shows more', async () => {
  const own = await makeRole({ actions: [...actions, ...desk] });
  await setFieldRules(world.db, [own, leaves], { reason: 'hidden' });
  const other = await makeRole({ actions });
  const wide = await makeRole({ actions });
  await setRule(world.db, [wide, leaves], [{ part: 'all' }]);
  const keeper = await world.person({ roles: [own] });

  const tries: RequestedChange[] = [
    shows(other, [{ part: 'all' }]),
    shows(other, [{ part: 'own' }, { part: 'departments' }]),
    shows(wide, [{ part: 'own' }]),
    hides(other, 'reason'),
    { kind: 'member', key: [wide, keeper.workNo], after: { until: null } },
    { kind: 'role', key: [wide], after: null },
  ];
  for (const each of tries) {
    await expect(change(keeper, each)).rejects.toThrow('policy.wider-scope');
  }
  expect((await change(keeper, shows(other, []))).changes).toHaveLength(1);
});
