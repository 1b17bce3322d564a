import * as calls from '@portal/contract/access/access-requests';
import { setApprover } from '@portal/contract/access/approvers';
import { getPermissions } from '@portal/contract/access/permissions';
import { listPolicyRevisions, takeBackRevision } from '@portal/contract/policy/revisions';
import { listMine } from '@portal/contract/notices/announcements';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { beforeEach, expect, test } from 'vitest';
import { momentOf } from '@portal/common/group-time';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { reminderQueue } from './reminders.ts';

// The clock of the test begins at 17:00 of the 21st in the group's time, and goes on from test to test.
const day = 24 * 3_600_000;
// Some tests move it by days, and nobody is to be signed out by that.
const world = await startWorld({ sessionAbsoluteMs: 400 * day, sessionIdleMs: 400 * day });
const { db } = world;
await addSampleMenu(db);
const makeRole = roleIn(db);
const second = 1_000;
/** The job of each minute that takes roles away whose time is over. */
const endingQueue = { ...reminderQueue, name: 'policy-endings' };
const patience = { timeout: 60 * second };
const fuel = ['ams-sampleCar', 'ams-sampleCar-fuel'];
const subject = '/ams/sampleCar/fuel';
const inDays = (days: number) =>
  new Date(world.clock.now().getTime() + 8 * 3_600 * second + days * day)
    .toISOString()
    .slice(0, 10);
const asked = (more: object = {}) => ({
  subject,
  reason: '我负责车队的样页油耗',
  until: inDays(30),
  ...more,
});
const moveTo = (time: string) =>
  world.clock.advance(momentOf(time).getTime() - world.clock.now().getTime());

const narrow = await makeRole({ menuItems: fuel });
const wide = await makeRole({ menuItems: [...fuel, 'ams-dashboard-analysis'] });
const wider = await makeRole({ menuItems: [...fuel, 'ams-dashboard-analysis', 'ams-role'] });
const administrator = await world.person({ roles: ['administrator'], realname: '管理员' });
const owner = await world.person({ roles: [narrow, wide], realname: '系统负责人' });
const nameOwner = (workNo: string | null) =>
  administrator.call(setApprover, { kind: 'system', key: 'ams', workNo });
beforeEach(() => nameOwner(null));

const toDecide = async (who: Person) =>
  (await who.call(calls.listRequestsToDecide, {})).records.map(({ id }) => id);
const waitingFor = async (who: Person) =>
  (await who.call(countToDos, {})).groups.find(({ type }) => type === 'access-requests')?.count ??
  0;
const sees = async (who: Person) =>
  JSON.stringify(await who.call(getPermissions, { systemType: 'ams' })).includes(subject);
const decide = (who: Person, ids: string | string[], decision: object = {}) =>
  who.call(calls.decideAccessRequests, { ids: [ids].flat(), state: 'granted', ...decision });
const newestNotice = async (who: Person) => (await who.call(listMine, {})).sysMsgList[0];

test('ADM-19 a request reaches the to-dos of the owner, gives the role within 5 s, and ends by itself at its date', async () => {
  await nameOwner(owner.workNo);
  const lin = await world.person({ realname: '林一' });
  const offer = await lin.call(calls.getAccessOffer, { subject });
  expect(offer).toMatchObject({ title: '样页油耗', approver: '系统负责人' });
  // The narrower first.
  expect(offer.roles.map(({ code }) => code).slice(0, 3)).toEqual([narrow, wide, wider]);
  const before = await waitingFor(owner);

  const until = inDays(10);
  const made = await lin.call(calls.requestAccess, asked({ roleCode: narrow, until }));
  expect(made).toMatchObject({ state: 'waiting', approver: '系统负责人', until });
  expect(await toDecide(owner)).toContain(made.id);
  await expect.poll(() => waitingFor(owner), patience).toBe(before + 1);

  await decide(owner, made.id, { answer: '同意' });
  await expect.poll(() => sees(lin)).toBe(true);
  await expect.poll(() => waitingFor(owner), patience).toBe(before);
  expect(await lin.call(calls.listMyAccessRequests, {})).toMatchObject([
    {
      state: 'granted',
      answer: '同意',
      answeredBy: '系统负责人',
      givenUntil: until,
      isInForce: true,
    },
  ]);
  const { records } = await administrator.call(listPolicyRevisions, {});
  expect(records[0]).toMatchObject({
    cause: 'request',
    author: expect.stringContaining('林一'),
    second: expect.stringContaining('系统负责人'),
  });
  expect((await newestNotice(lin))?.titile).toBe('已开通：样页油耗');

  // Three days before its last day is over it says so, once.
  moveTo(`${inDays(7)} 23:00:00`);
  await world.jobs.send(reminderQueue, {});
  await world.jobs.send(reminderQueue, {});
  await expect.poll(async () => (await newestNotice(lin))?.titile, patience).not.toContain('到期');
  moveTo(`${inDays(1)} 00:00:00`);
  await world.jobs.send(reminderQueue, {});
  await expect
    .poll(async () => (await newestNotice(lin))?.titile, patience)
    .toBe('权限即将到期：样页油耗');
  await world.jobs.send(reminderQueue, {});

  moveTo(`${until} 23:59:59`);
  await world.jobs.send(endingQueue, {});
  expect(await sees(lin)).toBe(true);
  world.clock.advance(second);
  // The job of its moment is sent for each revision; the one of each minute does the same.
  await world.jobs.send(endingQueue, {});
  await expect.poll(() => sees(lin), patience).toBe(false);
  expect(await lin.call(calls.listMyAccessRequests, {})).toMatchObject([{ isInForce: false }]);
  const { sysMsgList } = await lin.call(listMine, {});
  expect(sysMsgList.filter(({ titile }) => titile.includes('到期'))).toHaveLength(1);
});

test('TRU-13 a person without any role asks for a system, and the approver chooses the role', async () => {
  await nameOwner(owner.workNo);
  const lin = await world.person();
  const made = await lin.call(calls.requestAccess, asked({ subject: '/ams', reason: ' 新入职 ' }));
  expect(made).toMatchObject({ about: 'system', title: '行政管理', reason: '新入职', role: null });

  await expect(decide(owner, made.id)).rejects.toThrow('access-request.role');
  await expect(decide(owner, made.id, { roleCode: 'store-clerk' })).rejects.toThrow(
    'access-request.role',
  );
  await expect(decide(owner, made.id, { roleCode: wider })).rejects.toThrow('policy.wider-scope');
  expect(await toDecide(owner)).toContain(made.id);
  // It is the owner's; an administrator of requests may step in.
  expect(await toDecide(administrator)).not.toContain(made.id);
  const { records } = await administrator.call(calls.listRequestsToDecide, { whose: 'all' });
  expect(records.map(({ id }) => id)).toContain(made.id);
  await decide(administrator, made.id, { roleCode: wider, until: inDays(5) });

  expect(await lin.call(calls.listMyAccessRequests, {})).toMatchObject([
    { state: 'granted', role: { code: wider }, givenUntil: inDays(5) },
  ]);
  await expect.poll(() => sees(lin)).toBe(true);
});

test('several requests are decided at once: each as it asks, and one that cannot be leaves the others', async () => {
  await nameOwner(owner.workNo);
  const [lin, wang, zhao] = [await world.person(), await world.person(), await world.person()];
  const made = [
    await lin.call(calls.requestAccess, asked({ roleCode: narrow, until: inDays(3) })),
    await wang.call(calls.requestAccess, asked({ roleCode: narrow, until: inDays(4) })),
    await zhao.call(calls.requestAccess, asked({ subject: '/ams', until: inDays(4) })),
  ];
  const { rows } = await decide(
    owner,
    made.map(({ id }) => id),
  );

  expect(rows.map(({ isDone }) => isDone)).toEqual([true, true, false]);
  expect(rows[2]?.message).toContain('角色');
  await expect.poll(() => sees(wang)).toBe(true);
  const [third] = made.slice(2);
  const declined = { state: 'declined', answer: '请先完成培训' };
  await decide(owner, third?.id ?? '', declined);
  expect(await zhao.call(calls.listMyAccessRequests, {})).toMatchObject([declined]);
  expect((await newestNotice(zhao))?.msgContent).toContain('请先完成培训');
});

test('a request is declined with a reason, withdrawn by its person, and may then be made again', async () => {
  const lin = await world.person();
  const { id } = await lin.call(calls.requestAccess, asked());
  const declined = { state: 'declined', answer: ' ' };
  await expect(decide(administrator, id, declined)).rejects.toThrow('input.invalid');
  await decide(administrator, id, { ...declined, answer: '无' });
  await expect(decide(administrator, id)).rejects.toThrow('access-request.answered');

  const again = await lin.call(calls.requestAccess, asked());
  expect(await lin.call(calls.withdrawAccessRequest, { id: again.id })).toMatchObject({
    state: 'withdrawn',
  });
  expect(await toDecide(administrator)).not.toContain(again.id);
  await expect(decide(administrator, again.id)).rejects.toThrow('access-request.answered');
  await expect(lin.call(calls.withdrawAccessRequest, { id: again.id })).rejects.toThrow(
    'access-request.answered',
  );
  expect(await lin.call(calls.requestAccess, asked())).toMatchObject({ state: 'waiting' });
});

test('of two requests for the same thing one is kept, also when they come at once', async () => {
  const lin = await world.person();

  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => lin.call(calls.requestAccess, asked())),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await lin.call(calls.listMyAccessRequests, {})).toHaveLength(1);
  await expect(lin.call(calls.requestAccess, asked())).rejects.toThrow('access-request.waiting');
});

test('what was given is held longer by another request, and a revision of it can be taken back', async () => {
  const lin = await world.person();
  const first = await lin.call(calls.requestAccess, asked({ roleCode: narrow, until: inDays(2) }));
  await decide(administrator, first.id);
  await expect.poll(() => sees(lin)).toBe(true);

  const longer = await lin.call(calls.requestAccess, asked({ until: inDays(20) }));
  await decide(administrator, longer.id);
  const mine = await lin.call(calls.listMyAccessRequests, {});
  expect(mine.filter(({ isInForce }) => isInForce)).toHaveLength(1);

  const { records } = await administrator.call(listPolicyRevisions, {});
  const [extended, given] = records.map(({ number }) => number);
  for (const number of [extended, given]) {
    await administrator.call(takeBackRevision, { number: number ?? 0, reason: '收回' });
  }
  await expect.poll(() => sees(lin)).toBe(false);
  expect((await lin.call(calls.listMyAccessRequests, {})).some(({ isInForce }) => isInForce)).toBe(
    false,
  );
});

test('a request for what was given by hand meanwhile is closed, and gives nothing more', async () => {
  const lin = await world.person();
  const { id } = await lin.call(calls.requestAccess, asked({ roleCode: wide }));
  await db.insertInto('person_role').values({ person_id: lin.id, role_code: narrow }).execute();
  await expect.poll(() => sees(lin)).toBe(true);

  await decide(administrator, id);

  expect(await lin.call(calls.listMyAccessRequests, {})).toMatchObject([
    { state: 'granted', givenUntil: null, isInForce: false },
  ]);
  await expect(lin.call(calls.requestAccess, asked())).rejects.toThrow('access-request.needless');
});

test.each(['/ams/no-such-page', 'ams:no-such:code', 'https://elsewhere.example/', '油耗', '/'])(
  'nothing is requested by %s, which names nothing that is hidden',
  async (name) => {
    const lin = await world.person();

    const asking = lin.call(calls.requestAccess, asked({ subject: name }));
    await expect(asking).rejects.toThrow('access-request.needless');
    const offered = lin.call(calls.getAccessOffer, { subject: name });
    await expect(offered).rejects.toThrow('access-request.needless');
  },
);

test('those who have waited longest come first, and answered ones after them', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  world.clock.advance(60 * second);
  const first = await lin.call(calls.requestAccess, asked({ subject: '/ams' }));
  world.clock.advance(60 * second);
  const later = await wang.call(calls.requestAccess, asked({ subject: '/ams' }));
  await decide(administrator, first.id, { state: 'declined', answer: '无' });

  const all = (await administrator.call(calls.listAccessRequests, { pageSize: '100' })).records;
  const declined = await administrator.call(calls.listAccessRequests, { state: 'declined' });

  const ids = all.map(({ id }) => id);
  expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(first.id));
  expect(declined.records.every(({ state }) => state === 'declined')).toBe(true);
  expect(declined.records[0]).toMatchObject({ id: first.id, answeredBy: '管理员' });
});
