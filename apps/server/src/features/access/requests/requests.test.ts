import {
  answerAccessRequest,
  listAccessRequests,
  listMyAccessRequests,
  requestAccess,
} from '@portal/contract/access/access-requests';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);
const administrator = await world.person({ roles: ['administrator'], realname: '管理员' });
const cars = { subject: '/ams/sampleCar/fuel', reason: '我负责车队的样页油耗' };

const waiting = async () => (await administrator.call(listAccessRequests, {})).records;

test('TRU-13 a person without any role asks for a system, and an administrator finds who asks for what and why', async () => {
  const lin = await world.person({ realname: '林一' });

  const made = await lin.call(requestAccess, { subject: '/ams', reason: ' 新入职，行政部 ' });

  expect(made).toMatchObject({
    about: 'system',
    title: '行政管理',
    subject: '/ams',
    reason: '新入职，行政部',
    state: 'waiting',
    answer: null,
  });
  expect(await lin.call(listMyAccessRequests, {})).toEqual([made]);
  expect(await waiting()).toContainEqual({
    ...made,
    realname: '林一',
    workNo: lin.workNo,
    roles: expect.arrayContaining([expect.any(String)]),
    answeredBy: null,
  });
});

test('a request is marked as granted only once its person sees what they asked for', async () => {
  const lin = await world.person();
  const { id } = await lin.call(requestAccess, cars);
  const granted = { id, state: 'granted', answer: '' } as const;
  await expect(administrator.call(answerAccessRequest, granted)).rejects.toThrow(
    'access-request.still-hidden',
  );

  const role = await makeRole({ menuItems: ['ams-sampleCar', 'ams-sampleCar-fuel'] });
  await world.db.insertInto('person_role').values({ person_id: lin.id, role_code: role }).execute();

  await expect
    .poll(() => administrator.call(answerAccessRequest, granted).catch(String))
    .toMatchObject({ state: 'granted' });
  expect(await lin.call(listMyAccessRequests, {})).toMatchObject([{ id, state: 'granted' }]);
  await expect(lin.call(requestAccess, cars)).rejects.toThrow('access-request.needless');
});

test('a request is declined with a reason its person reads, and may then be made again', async () => {
  const lin = await world.person();
  const { id } = await lin.call(requestAccess, cars);
  const declined = { id, state: 'declined', answer: '请先完成培训' } as const;

  await expect(
    administrator.call(answerAccessRequest, { ...declined, answer: ' ' }),
  ).rejects.toThrow('input.invalid');
  await administrator.call(answerAccessRequest, declined);

  expect(await lin.call(listMyAccessRequests, {})).toMatchObject([
    { id, state: 'declined', answer: '请先完成培训' },
  ]);
  await expect(administrator.call(answerAccessRequest, declined)).rejects.toThrow(
    'access-request.answered',
  );
  expect(await lin.call(requestAccess, cars)).toMatchObject({ state: 'waiting' });
});

test('of two requests for the same thing one is kept, also when they come at once', async () => {
  const lin = await world.person();

  const outcomes = await Promise.allSettled([1, 2, 3].map(() => lin.call(requestAccess, cars)));

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await lin.call(listMyAccessRequests, {})).toHaveLength(1);
  await expect(lin.call(requestAccess, cars)).rejects.toThrow('access-request.waiting');
});

test.each(['/ams/no-such-page', 'ams:no-such:code', 'https://elsewhere.example/', '油耗', '/'])(
  'nothing is requested by %s, which names nothing that is hidden',
  async (subject) => {
    const lin = await world.person();

    await expect(lin.call(requestAccess, { ...cars, subject })).rejects.toThrow(
      'access-request.needless',
    );
  },
);

test('who may not look after requests reads none and answers none, also their own', async () => {
  const clerk = await world.person({ roles: ['store-clerk'], stores: ['S02001'] });
  const { id } = await clerk.call(requestAccess, cars);
  const other = await world.person();

  await expect(clerk.call(listAccessRequests, {})).rejects.toThrow('action.denied');
  await expect(
    clerk.call(answerAccessRequest, { id, state: 'granted', answer: '' }),
  ).rejects.toThrow('action.denied');
  expect(await other.call(listMyAccessRequests, {})).toEqual([]);
  const missing = { id: 'no-such', state: 'declined', answer: '无' } as const;
  await expect(administrator.call(answerAccessRequest, missing)).rejects.toThrow(
    'access-request.not-found',
  );
});

test('those who have waited longest come first, and answered ones after them', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  world.clock.advance(60_000);
  const first = await lin.call(requestAccess, { ...cars, subject: '/ams' });
  world.clock.advance(60_000);
  const second = await wang.call(requestAccess, { ...cars, subject: '/ams' });
  await administrator.call(answerAccessRequest, {
    id: first.id,
    state: 'declined',
    answer: '无',
  });

  const all = (await waiting()).map(({ id }) => id);
  const declined = await administrator.call(listAccessRequests, { state: 'declined' });

  expect(all.indexOf(second.id)).toBeLessThan(all.indexOf(first.id));
  expect(declined.records.every(({ state }) => state === 'declined')).toBe(true);
  expect(declined.records[0]).toMatchObject({ id: first.id, answeredBy: '管理员' });
});

test('who asked and who answered is in the audit trail', async () => {
  const lin = await world.person();
  const { id } = await lin.call(requestAccess, cars);
  await administrator.call(answerAccessRequest, { id, state: 'declined', answer: '无' });

  const entries = await world.db
    .selectFrom('audit_entry')
    .where('kind', 'in', ['access.requested', 'access.answered'])
    .where('detail', '@>', JSON.stringify({}))
    .orderBy('seq', 'desc')
    .limit(2)
    .select(['kind', 'actor_id', 'detail'])
    .execute();
  expect(entries).toEqual([
    {
      kind: 'access.answered',
      actor_id: administrator.id,
      detail: { about: 'declined /ams/sampleCar/fuel' },
    },
    { kind: 'access.requested', actor_id: lin.id, detail: { about: '/ams/sampleCar/fuel' } },
  ]);
});
