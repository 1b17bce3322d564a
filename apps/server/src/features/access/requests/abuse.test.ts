import * as calls from '@portal/contract/access/access-requests';
import { listApprovers, setApprover } from '@portal/contract/access/approvers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld({ accessMostDays: 30 });
const { db } = world;
await addSampleMenu(db);
const makeRole = roleIn(db);
const role = await makeRole({ menuItems: ['ams-sampleCar', 'ams-sampleCar-fuel'] });
const administrator = await world.person({ roles: ['administrator'], realname: '管理员' });
const owner = await world.person({ roles: [role], realname: '负责人' });
const stranger = await world.person({ roles: [role] });
await administrator.call(setApprover, { kind: 'system', key: 'ams', workNo: owner.workNo });
// The clock stands at the 21st of November.
const asked = {
  subject: '/ams/sampleCar/fuel',
  reason: '复核',
  roleCode: role,
  until: '2026-12-01',
};
const granted = (id: string) => ({ ids: [id], state: 'granted' as const });
const heldBy = async ({ id }: Person) =>
  (await db.selectFrom('person_role').where('person_id', '=', id).selectAll().execute()).length;

test('a stranger, the applicant and an approver who lost the role decide nothing, and each attempt is in the audit trail', async () => {
  const lin = await world.person();
  const { id } = await lin.call(calls.requestAccess, asked);
  const attempts: [Person, string][] = [
    [stranger, 'access-request.foreign'],
    [lin, 'access-request.own'],
  ];
  for (const [who, refusal] of attempts) {
    await expect(who.call(calls.decideAccessRequests, granted(id))).rejects.toThrow(refusal);
    await expect(who.call(calls.getGrantOptions, { id })).rejects.toThrow(refusal);
  }
  await db.deleteFrom('person_role').where('person_id', '=', owner.id).execute();
  await expect(owner.call(calls.decideAccessRequests, granted(id))).rejects.toThrow(
    'policy.wider-scope',
  );
  await db.insertInto('person_role').values({ person_id: owner.id, role_code: role }).execute();

  expect(await heldBy(lin)).toBe(0);
  expect(await lin.call(calls.listMyAccessRequests, {})).toMatchObject([{ state: 'waiting' }]);
  const refusedTo = async ({ id: actor }: Person) => {
    const { rows } = await sql<{ refusal: string }>`
      select detail ->> 'refusal' as refusal from audit_entry
      where kind = 'refusal' and actor_id = ${actor}`.execute(db);
    return rows.map(({ refusal }) => refusal);
  };
  for (const [who, refusal] of attempts)
    await expect.poll(() => refusedTo(who)).toEqual([refusal, refusal]);
  await expect.poll(() => refusedTo(owner)).toEqual(['policy.wider-scope']);
});

test('one’s own request hidden among others of a batch refuses the whole batch', async () => {
  const [lin, head] = [await world.person(), await world.person({ roles: ['administrator'] })];
  const theirs = await lin.call(calls.requestAccess, asked);
  await db.deleteFrom('person_role').where('person_id', '=', head.id).execute();
  const helper = await makeRole({ actions: Object.values(calls.accessRequestActions) });
  await db.insertInto('person_role').values({ person_id: head.id, role_code: helper }).execute();
  const own = await head.call(calls.requestAccess, asked);

  const batch = { ids: [theirs.id, own.id], state: 'granted' as const };
  await expect(head.call(calls.decideAccessRequests, batch)).rejects.toThrow('access-request.own');
  expect(await heldBy(lin)).toBe(0);
});

const revisions = async () =>
  (await db.selectFrom('policy_revision').select('number').execute()).length;

test('a decision sent twice, or twice at once, gives a role once', async () => {
  const lin = await world.person();
  const { id } = await lin.call(calls.requestAccess, asked);
  const before = await revisions();

  const ends = await Promise.allSettled(
    [1, 2, 3].map(() => owner.call(calls.decideAccessRequests, granted(id))),
  );

  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(owner.call(calls.decideAccessRequests, granted(id))).rejects.toThrow(
    'access-request.answered',
  );
  expect(await revisions()).toBe(before + 1);
});

test.each(['2026-11-20', '2026-12-22', '2036-01-01'])(
  'no end on %s: neither asked for nor given',
  async (until) => {
    const lin = await world.person();
    await expect(lin.call(calls.requestAccess, { ...asked, until })).rejects.toThrow(
      'access-request.until',
    );
    const { id } = await lin.call(calls.requestAccess, asked);
    await expect(owner.call(calls.decideAccessRequests, { ...granted(id), until })).rejects.toThrow(
      'access-request.until',
    );
    expect(await heldBy(lin)).toBe(0);
  },
);

test('nobody names a role that is not offered, and a person’s own call makes no grant longer', async () => {
  const lin = await world.person();
  await expect(
    lin.call(calls.requestAccess, { ...asked, roleCode: 'store-clerk' }),
  ).rejects.toThrow('access-request.role');
  const { id } = await lin.call(calls.requestAccess, asked);
  await owner.call(calls.decideAccessRequests, granted(id));
  const until = async () =>
    (
      await db
        .selectFrom('person_role')
        .where('person_id', '=', lin.id)
        .select('until')
        .executeTakeFirstOrThrow()
    ).until;
  const given = await until();

  await expect(
    lin.call(calls.decideAccessRequests, { ...granted(id), until: '2026-12-20' }),
  ).rejects.toThrow('access-request.own');
  await expect(
    owner.call(calls.decideAccessRequests, { ...granted(id), until: '2026-12-20' }),
  ).rejects.toThrow('access-request.answered');
  expect(await until()).toEqual(given);
});

test('a request of somebody else is neither seen nor withdrawn, and who may not name approvers names none', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const { id } = await lin.call(calls.requestAccess, asked);

  await expect(wang.call(calls.withdrawAccessRequest, { id })).rejects.toThrow(
    'access-request.not-found',
  );
  expect(await wang.call(calls.listMyAccessRequests, {})).toEqual([]);
  expect((await wang.call(calls.listRequestsToDecide, {})).records).toEqual([]);
  await expect(wang.call(calls.listAccessRequests, {})).rejects.toThrow('action.denied');
  await expect(wang.call(listApprovers, { kind: 'system' })).rejects.toThrow('action.denied');
  const naming = { kind: 'system', key: 'ams', workNo: wang.workNo } as const;
  await expect(wang.call(setApprover, naming)).rejects.toThrow('action.denied');
  await expect(owner.call(setApprover, naming)).rejects.toThrow('action.denied');
  await expect(administrator.call(setApprover, { ...naming, key: 'no-such' })).rejects.toThrow(
    'access-approver.unknown',
  );
  await expect(administrator.call(setApprover, { ...naming, workNo: 'no-such' })).rejects.toThrow(
    'access-approver.unfit',
  );
});

test('who asked, who withdrew, who answered and who named an approver is in the audit trail', async () => {
  const lin = await world.person();
  const withdrawn = await lin.call(calls.requestAccess, asked);
  await lin.call(calls.withdrawAccessRequest, { id: withdrawn.id });
  const { id } = await lin.call(calls.requestAccess, asked);
  await owner.call(calls.decideAccessRequests, granted(id));
  await administrator.call(setApprover, { kind: 'system', key: 'hr', workNo: owner.workNo });

  const entries = await db
    .selectFrom('audit_entry')
    .where('kind', 'like', 'access.%')
    .orderBy('seq', 'desc')
    .limit(5)
    .select(['kind', 'actor_id', 'detail'])
    .execute();
  expect(entries.map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
    ['access.approver-set', administrator.id],
    ['access.answered', owner.id],
    ['access.requested', lin.id],
    ['access.withdrawn', lin.id],
    ['access.requested', lin.id],
  ]);
  expect(entries[0]?.detail).toMatchObject({ object: 'system:hr', before: expect.any(String) });
  expect(entries[1]?.detail).toMatchObject({
    about: asked.subject,
    workNo: lin.workNo,
    role,
    until: '2026-12-01',
  });
});
