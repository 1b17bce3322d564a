import { getPermissions } from '@portal/contract/access/permissions';
import { getRoleRights, listRights, listRoleMembers } from '@portal/contract/policy/role-rights';
import { getDifference } from '@portal/contract/policy/difference';
import * as drafts from '@portal/contract/policy/drafts';
import * as revisions from '@portal/contract/policy/revisions';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);
await world.db
  .insertInto('role')
  .values({ code: 'whole', name: '全部权限', holds_all: true })
  .execute();
const fuel = ['ams-sampleCar', 'ams-sampleCar-fuel'];
const lists = 'ams:sampleCar:list';

/** Each test has an author of its own, so that drafts do not meet unless they should. */
const author = () => world.person({ roles: ['whole'], realname: '管理员' });
const gainsItem = (role: string, item: string): RequestedChange => ({
  kind: 'role-menu-item',
  key: [role, item],
  after: {},
});
const losesItem = (role: string, item: string): RequestedChange => ({
  ...gainsItem(role, item),
  after: null,
});
const gainsRole = (role: string, id: string, until: string | null = null): RequestedChange => ({
  kind: 'member',
  key: [role, id],
  after: { until },
});
const change = (who: Person, ...changes: RequestedChange[]) =>
  who.call(drafts.changeDraft, { changes });
const submit = (
  who: Person,
  { id, version }: Pick<drafts.Draft, 'id' | 'version'>,
  publishAt?: string,
) =>
  who.call(drafts.submitDraft, {
    draftId: id,
    version,
    reason: '新车队上线',
    publishAt: publishAt ?? null,
  });
const newest = async (who: Person) =>
  (await who.call(revisions.listPolicyRevisions, {})).records[0];
const menuOf = async (person: Person) =>
  (await person.call(getPermissions, { systemType: 'ams' })).menu.map(({ id }) => id);

test('ADM-11 ADM-12 a change of a role goes into a draft, which shows who gains and loses what, and nobody has it until it is published', async () => {
  const lin = await author();
  const role = await makeRole();
  const driver = await world.person({ roles: [role], realname: '车队司机' });

  const draft = await change(lin, gainsItem(role, 'ams-sampleCar-fuel'), {
    kind: 'role-action',
    key: [role, lists],
    after: {},
  });

  expect(draft.changes.map(({ kind, key, before }) => [kind, ...key, before])).toEqual([
    ['role-action', role, lists, null],
    ['role-menu-item', role, 'ams-sampleCar', null],
    ['role-menu-item', role, 'ams-sampleCar-fuel', null],
  ]);
  expect(draft.names).toMatchObject({
    roles: { [role]: '测试角色' },
    menuItems: { 'ams-sampleCar-fuel': '样页油耗' },
    actions: { [lists]: '样页车辆：查询' },
  });
  expect(await menuOf(driver)).toEqual([]);

  expect(await lin.call(getDifference, { draftId: draft.id })).toEqual({
    people: 1,
    groups: [
      {
        people: 1,
        first: [{ realname: '车队司机', workNo: driver.workNo }],
        gained: {
          pages: [{ system: 'ams', path: '/ams/sampleCar/fuel', title: '样页油耗' }],
          actions: [{ code: lists, describe: '样页车辆：查询' }],
          fields: [],
        },
        lost: { pages: [], actions: [], fields: [] },
        rows: [],
      },
    ],
    groupsInAll: 1,
    pages: [{ system: 'ams', path: '/ams/sampleCar/fuel', title: '样页油耗', gained: 1, lost: 0 }],
    actions: [{ code: lists, describe: '样页车辆：查询', gained: 1, lost: 0 }],
    fields: [],
    rows: [],
  });
  expect(await menuOf(driver)).toEqual([]);
  expect((await submit(lin, draft)).state).toBe('published');
  await expect.poll(() => menuOf(driver)).toEqual(['ams-sampleCar']);
  expect(await newest(lin)).toMatchObject({ cause: 'draft', reason: '新车队上线', changes: 3 });
  expect(await lin.call(drafts.getPolicy, {})).toMatchObject({ draft: null, asksSecond: false });
});

test('ADM-15 what is taken back is as before, byte for byte, for 100 people', async () => {
  const lin = await author();
  const roles = [
    await makeRole({ menuItems: fuel, actions: [lists] }),
    await makeRole({ menuItems: ['ams-sampleMeeting', 'ams-sampleMeeting-room'] }),
    'store-clerk',
  ];
  const people: Person[] = [];
  for (let place = 0; place < 100; place += 1) {
    const held = roles.filter((_, nth) => (place >> nth) % 2 === 0);
    people.push(await world.person({ roles: held }));
  }
  const answers = () =>
    Promise.all(
      people.map(async ({ headers }) => {
        const reply = await world.inject({
          method: 'POST',
          url: '/api/common/sys/userPermission/getUserPermissionByToken',
          headers: { ...headers, systemtype: 'ams' },
        });
        return reply.body.replace(/"timestamp":\d+/, '');
      }),
    );
  const before = await answers();
  const [cars = '', rooms = ''] = roles;
  const draft = await change(
    lin,
    { kind: 'role', key: [cars], after: null },
    losesItem(rooms, 'ams-sampleMeeting-room'),
    gainsItem(rooms, 'ams-sampleCar-fuel'),
    { kind: 'role', key: ['night-shift'], after: { name: '夜班', sort: 9 } },
    gainsRole('night-shift', people[0]?.id ?? ''),
    gainsItem('night-shift', 'ams-sampleCar-fuel'),
  );
  await submit(lin, draft);
  await expect.poll(answers).not.toEqual(before);
  const made = (await newest(lin))?.number ?? 0;

  await lin.call(revisions.takeBackRevision, { number: made, reason: '发错了' });

  await expect.poll(answers).toEqual(before);
  expect(await newest(lin)).toMatchObject({ cause: 'take-back', takesBack: made });
  const again = lin.call(revisions.takeBackRevision, { number: made, reason: '再来' });
  await expect(again).rejects.toThrow('policy.taken-back');
});

test('two drafts of one row are told of each other, and the later one is refused with what stands in its way', async () => {
  const [lin, wang] = [await author(), await author()];
  const role = await makeRole({ menuItems: fuel });
  const first = await change(lin, losesItem(role, 'ams-sampleCar-fuel'));
  const second = await change(wang, losesItem(role, 'ams-sampleCar-fuel'));
  const row = JSON.stringify(['role-menu-item', role, 'ams-sampleCar-fuel']);

  expect(second.overlaps).toEqual([{ draftId: first.id, author: '管理员', row }]);
  await submit(lin, first);

  await expect(submit(wang, second)).rejects.toThrow('policy.conflict');
  const seen = await wang.call(drafts.getPolicyDraft, { draftId: second.id });
  expect(seen).toMatchObject({ state: 'open', conflicts: [row], overlaps: [] });
  // Asked for again it is made against what is there now, and changes nothing any more.
  const rebased = await change(wang, losesItem(role, 'ams-sampleCar-fuel'));
  expect(rebased.changes).toEqual([]);
  await expect(submit(wang, rebased)).rejects.toThrow('policy.draft-empty');
  await wang.call(drafts.discardDraft, { draftId: second.id });
});

test('nobody publishes a draft that changed since they looked at it', async () => {
  const lin = await author();
  const role = await makeRole({ menuItems: fuel });
  const seen = await change(lin, losesItem(role, 'ams-sampleCar-fuel'));
  await change(lin, losesItem(role, 'ams-sampleCar'));

  await expect(submit(lin, seen)).rejects.toThrow('policy.draft-stale');
});

test('a role is copied, renamed and removed by drafts, and its members have their end', async () => {
  const lin = await author();
  const role = await makeRole({ menuItems: fuel });
  const guard = await world.person({ realname: '林护' });
  const until = '2026-12-31 18:00:00';
  await submit(
    lin,
    await change(
      lin,
      { kind: 'role', key: [role], after: { name: '车队', sort: 3 } },
      gainsRole(role, guard.id, until),
    ),
  );

  expect(await lin.call(getRoleRights, { roleId: role })).toMatchObject({
    roleName: '车队',
    sort: 3,
    menuItems: fuel,
    holdsAll: false,
  });
  const members = await lin.call(listRoleMembers, { roleId: role, keyword: '林' });
  expect(members.records).toMatchObject([{ id: guard.id, workNo: guard.workNo, until }]);
  expect((await lin.call(listRights, {})).systems.map(({ sysType }) => sysType)).toContain('ams');

  await submit(lin, await change(lin, { kind: 'role', key: [role], after: null }));
  await expect(lin.call(getRoleRights, { roleId: role })).rejects.toThrow('role.not-found');
  const { changes } = await lin.call(revisions.getPolicyRevision, {
    number: String((await newest(lin))?.number),
  });
  expect(changes).toContainEqual({
    kind: 'member',
    key: [role, guard.id],
    before: { until },
    after: null,
  });
});

const wrongChanges: [RequestedChange, string][] = [
  [{ kind: 'role', key: ['Night Shift'], after: { name: '夜班', sort: 1 } }, 'policy.role-code'],
  [{ kind: 'role', key: ['whole'], after: null }, 'policy.whole-role'],
  [gainsItem('whole', 'ams-sampleCar-fuel'), 'policy.whole-role'],
  [gainsItem('store-clerk', 'no-such-item'), 'policy.unknown-row'],
  [gainsItem('no-such-role', 'ams-sampleCar-fuel'), 'policy.unknown-row'],
  [gainsRole('store-clerk', 'no-such-person'), 'policy.unknown-row'],
];

test.each(wrongChanges)('a draft takes no change like %j: %s', async (wrong, refusal) => {
  const lin = await author();

  await expect(change(lin, wrong)).rejects.toThrow(refusal);
  expect((await lin.call(drafts.getPolicy, {})).draft).toBeNull();
});

test('revisions cannot be changed or deleted, by nobody', async () => {
  const deletion = world.nodeDb.deleteFrom('policy_revision').where('tenant_id', '=', 0).execute();

  await expect(deletion).rejects.toThrow('revisions of the policy cannot be changed or deleted');
});
