import * as drafts from '@portal/contract/policy/drafts';
import { getDifference } from '@portal/contract/policy/difference';
import * as revisions from '@portal/contract/policy/revisions';
import { listMenus, previewMenu } from '@portal/contract/policy/menus';
import { getRoleRights, listRights, listRoleMembers } from '@portal/contract/policy/role-rights';
import type { RulePart } from '@portal/contract/policy/data-rules';
import { getRoleRules, listRuledTypes, previewRows } from '@portal/contract/policy/role-rules';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld({ policyAsksSecond: true });
await addSampleMenu(world.db);
await world.db
  .insertInto('role')
  .values({ code: 'whole', name: '全部权限', holds_all: true })
  .execute();
const makeRole = roleIn(world.db);
const fuel = ['ams-sampleCar', 'ams-sampleCar-fuel'];
const desk = Object.values(drafts.policyActions);
const target = await makeRole({ menuItems: fuel });
const lin = await world.person({ roles: ['whole'], realname: '林一' });
const wang = await world.person({ roles: ['whole'], realname: '王二' });
const gains = (item: string, role = target): RequestedChange => ({
  kind: 'role-menu-item',
  key: [role, item],
  after: {},
});
const room = 'ams-sampleMeeting-room';
const shows = (role: string, parts: RulePart[], type = 'hr/leaves'): RequestedChange => ({
  kind: 'data-rule',
  key: [role, type],
  after: { parts },
});
const change = (who: Person, ...changes: RequestedChange[]) =>
  who.call(drafts.changeDraft, { changes });
const submit = (who: Person, { id, version }: Pick<drafts.Draft, 'id' | 'version'>) =>
  who.call(drafts.submitDraft, { draftId: id, version, reason: '测试', publishAt: null });
const answer = (
  who: Person,
  { id, version }: Pick<drafts.Draft, 'id' | 'version'>,
  isApproved = true,
) => who.call(drafts.answerDraft, { draftId: id, version, isApproved, answer: '看过了' });

const waiting = await submit(lin, await change(lin, gains(room)));
const published = await answer(wang, waiting);

/** The state of everything a call could change. */
const policyNow = async () => {
  const tables = [
    'role',
    'role_menu_item',
    'role_action',
    'person_role',
    'data_rule',
    'field_rule',
  ];
  const found = await Promise.all(
    [...tables, 'policy_draft', 'policy_change', 'policy_revision'].map(async (table) => {
      const { rows } = await sql<{ sum: string }>`
        select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as sum
        from ${sql.table(table)} where tenant_id = 0`.execute(world.db);
      return `${table} ${rows[0]?.sum}`;
    }),
  );
  return found;
};

const own = await change(lin, gains('ams-sampleCar-fuel'), gains('ams-library-loan'));
const asked = { draftId: own.id };
const attempts: Record<string, (who: Person) => Promise<unknown>> = {
  getPolicy: (who) => who.call(drafts.getPolicy, {}),
  listDrafts: (who) => who.call(drafts.listDrafts, {}),
  getPolicyDraft: (who) => who.call(drafts.getPolicyDraft, asked),
  getDifference: (who) => who.call(getDifference, asked),
  changeDraft: (who) => change(who, gains(room)),
  discardDraft: (who) => who.call(drafts.discardDraft, asked),
  reopenDraft: (who) => who.call(drafts.reopenDraft, asked),
  submitDraft: (who) => submit(who, own),
  answerDraft: (who) => answer(who, own),
  listPolicyRevisions: (who) => who.call(revisions.listPolicyRevisions, {}),
  getPolicyRevision: (who) => who.call(revisions.getPolicyRevision, { number: '1' }),
  takeBackRevision: (who) => who.call(revisions.takeBackRevision, { number: 1, reason: '测试' }),
  listRights: (who) => who.call(listRights, {}),
  listRuledTypes: (who) => who.call(listRuledTypes, {}),
  getRoleRules: (who) => who.call(getRoleRules, { roleId: target }),
  previewRows: (who) => who.call(previewRows, { ...asked, workNo: lin.workNo }),
  changeRule: (who) => change(who, shows(target, [{ part: 'own' }])),
  getRoleRights: (who) => who.call(getRoleRights, { roleId: target }),
  listMenus: (who) => who.call(listMenus, { sysType: 'ams' }),
  previewMenu: (who) => who.call(previewMenu, { sysType: 'ams', of: 'role', key: target }),
  changeMenus: (who) => change(who, { kind: 'menu-item', key: [room], after: null }),
  changeActions: (who) => change(who, { kind: 'action', key: ['ams:role:edit'], after: null }),
  listRoleMembers: (who) => who.call(listRoleMembers, { roleId: target }),
};
const clerk = await world.person({ roles: ['store-clerk'], stores: ['S02001'] });
const auditor = await world.person({ roles: ['auditor'] });
await world.db.insertInto('tenant').values({ id: 53, name: '丁集团' }).execute();
const outsider = await world.person({ tenantId: 53 });
const strangers = { clerk, auditor, outsider };
const cases = Object.entries(strangers).flatMap(([who, person]) =>
  Object.keys(attempts).map((call) => ({ who, person, call })),
);

test.each(cases)(
  '$who is refused $call with 403, changes nothing, and is in the audit trail',
  async ({ person, call }) => {
    const before = await policyNow();

    await expect(attempts[call]?.(person)).rejects.toThrow('action.denied');

    expect(await policyNow()).toEqual(before);
    await expect
      .poll(async () => {
        const row = await world.db
          .selectFrom('audit_entry')
          .where('kind', '=', 'refusal')
          .where('actor_id', '=', person.id)
          .orderBy('seq', 'desc')
          .select('detail')
          .executeTakeFirst();
        return row?.detail;
      })
      .toMatchObject({ refusal: 'action.denied', call: expect.stringContaining('/sys/') });
  },
);

test('an administrator who came by the id of somebody else’s draft changes, publishes and discards nothing of it', async () => {
  const thief = await world.person({ roles: ['whole'] });
  const before = await policyNow();

  const calls = [
    () => thief.call(drafts.changeDraft, { draftId: own.id, changes: [gains(room)] }),
    () => thief.call(drafts.discardDraft, asked),
    () => thief.call(drafts.reopenDraft, asked),
    () => submit(thief, own),
  ];

  for (const call of calls) await expect(call()).rejects.toThrow('policy.foreign-draft');
  expect(await policyNow()).toEqual(before);
});

test('ADM-13 nobody agrees to a draft of their own, nor to one that is not waiting', async () => {
  const role = await makeRole();
  const author = await world.person({ roles: ['whole'] });
  const draft = await submit(author, await change(author, gains(room, role)));
  const before = await policyNow();

  await expect(answer(author, draft)).rejects.toThrow('policy.own-draft');
  await expect(answer(wang, own)).rejects.toThrow('policy.draft-not-found');
  await expect(answer(wang, { ...draft, version: 1 })).rejects.toThrow('policy.draft-stale');

  expect(await policyNow()).toEqual(before);
  expect(await answer(wang, draft, false)).toMatchObject({ state: 'returned', answer: '看过了' });
  await expect(answer(wang, draft)).rejects.toThrow('policy.draft-not-found');
  const reopened = await author.call(drafts.reopenDraft, { draftId: draft.id });
  expect(reopened).toMatchObject({ state: 'open', second: null });
});

test('who holds a part of the rights gives no more than that, and to nobody a wider role', async () => {
  const narrow = await makeRole({ menuItems: fuel, actions: desk });
  const wider = await makeRole({ menuItems: [room] });
  const keeper = await world.person({ roles: [narrow] });
  const member = (role: string): RequestedChange => ({
    kind: 'member',
    key: [role, keeper.id],
    after: { until: null },
  });
  const before = await policyNow();

  const tries: RequestedChange[][] = [
    [gains(room, wider)],
    [{ kind: 'role-action', key: [wider, 'ams:notice:add'], after: {} }],
    [member(wider)],
    [member('whole')],
    [{ kind: 'role', key: [wider], after: null }],
  ];
  for (const changes of tries) {
    await expect(change(keeper, ...changes)).rejects.toThrow('policy.wider-scope');
  }
  expect(await policyNow()).toEqual(before);
  expect((await change(keeper, gains('ams-sampleCar-fuel', wider))).changes).toHaveLength(2);
});

test('the second person of a draft gives no more than they hold either', async () => {
  const author = await world.person({ roles: ['whole'] });
  const narrow = await makeRole({ menuItems: fuel, actions: desk });
  const keeper = await world.person({ roles: [narrow] });
  const draft = await submit(author, await change(author, gains(room, narrow)));

  await expect(answer(keeper, draft)).rejects.toThrow('policy.wider-scope');
});

test('nobody takes a revision back by which they themselves gain', async () => {
  const role = await makeRole({ menuItems: fuel, actions: desk });
  const keeper = await world.person({ roles: [role] });
  const author = await world.person({ roles: ['whole'] });
  const loses: RequestedChange = {
    kind: 'role-menu-item',
    key: [role, fuel[1] ?? ''],
    after: null,
  };
  await answer(wang, await submit(author, await change(author, loses)));
  const { records } = await author.call(revisions.listPolicyRevisions, {});
  const back = { number: records[0]?.number ?? 0, reason: '还给我' };
  const before = await policyNow();

  await expect(keeper.call(revisions.takeBackRevision, back)).rejects.toThrow(
    /own-gain|wider-scope/,
  );

  expect(await policyNow()).toEqual(before);
  expect(await wang.call(revisions.takeBackRevision, back)).toMatchObject({ cause: 'take-back' });
});

test('ADM-13 who agreed and what changed is in the audit trail, with both names', async () => {
  const entries = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'policy.published')
    .orderBy('seq')
    .limit(1)
    .select(['actor_id', 'detail'])
    .execute();

  expect(published.state).toBe('published');
  expect(entries).toEqual([
    {
      actor_id: wang.id,
      detail: {
        revision: '1',
        author: `林一 ${lin.workNo}`,
        second: `王二 ${wang.workNo}`,
        reason: '测试',
        difference: JSON.stringify({ people: 0, pages: [], actions: [], fields: [], rows: [] }),
      },
    },
  ]);
});
