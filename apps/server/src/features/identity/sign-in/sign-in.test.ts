import { getDictionaryItems } from '@portal/contract/workplace/dictionaries';
import { getSignInKey, signIn } from '@portal/contract/identity/session';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { encrypted } from '@portal/testing/sign-in';

const world = await startWorld();
const password = 'Woven-Cloud7';

test('LOG-12 the right password brings all that the browser keeps: token, person, tenants, dictionaries', async () => {
  const lin = await world.person({ password, realname: '林小满', defaultSystem: 'crm' });

  const answer = await world.signIn(lin.workNo, password);

  expect(answer).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    userInfo: {
      id: lin.id,
      username: lin.workNo,
      workNo: lin.workNo,
      realname: '林小满',
      defaultSystem: 'crm',
      loginTenantId: 0,
      createTime: '2026-11-21 17:00:00',
    },
    tenantList: [{ id: 0, status: 1 }],
  });
  const sexes = await lin.call(getDictionaryItems, { dictCode: 'sex' });
  expect(answer.sysAllDictItems['sex']).toEqual(sexes);
});

test.each([
  [0, []],
  [1, ['A01']],
  [2, ['A01', 'A01A01']],
] as const)('multi_depart is %i for somebody of the departments %j', async (several, orgCodes) => {
  const departments = await world.db
    .selectFrom('department')
    .where('department.tenant_id', '=', 0)
    .select('id')
    .where('org_code', 'in', ['none', ...orgCodes])
    .execute();
  const lin = await world.person({ password, departments: departments.map(({ id }) => id) });

  const answer = await world.signIn(lin.workNo, password);

  expect(answer.multi_depart).toBe(several);
  expect(answer.departs.map(({ orgCode }) => orgCode)).toEqual(orgCodes);
  expect(answer.userInfo.orgCode).toBe(orgCodes[0] ?? null);
});

test('LOG-13 a wrong password, an unknown work number and a person without a password get one and the same answer', async () => {
  const { call } = world.visitorFrom({ address: '192.0.2.13' });
  const [known, withoutPassword] = [await world.person({ password }), await world.person()];

  const answers = [];
  for (const username of [known.workNo, withoutPassword.workNo, 'nobody_at_all']) {
    const key = await call(getSignInKey, {});
    const reply = await world.inject({
      method: 'POST',
      url: '/api/common/sys/userLogin/tempEncryptLogin',
      remoteAddress: '192.0.2.13',
      payload: { username, ...encrypted(key, 'Wrong-Cloud7') },
    });
    answers.push(reply.body);
  }

  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({
    success: false,
    code: 500,
    message: '用户名或密码错误',
  });
});

test('a frozen person learns so with the right password, and nothing with a wrong one', async () => {
  const { signIn: signInFrom } = world.visitorFrom({ address: '192.0.2.14' });
  const lin = await world.person({ password, status: 'frozen' });

  await expect(signInFrom(lin.workNo, password)).rejects.toThrow('sign-in.frozen');
  await expect(signInFrom(lin.workNo, 'Wrong-Cloud7')).rejects.toThrow('sign-in.failed');
});

test('a body that was seen once is worth nothing', async () => {
  const lin = await world.person({ password });
  const key = await world.visitor.call(getSignInKey, {});
  const body = { username: lin.workNo, ...encrypted(key, password) };
  await world.visitor.call(signIn, body);

  await expect(world.visitor.call(signIn, body)).rejects.toThrow('sign-in.stale');
});

test('of sixteen copies of one body sent at once, on two nodes, one signs in', async () => {
  const lin = await world.person({ password });
  const elsewhere = world.visitorFrom({ node: await world.anotherNode() });
  const key = await world.visitor.call(getSignInKey, {});
  const body = { username: lin.workNo, ...encrypted(key, password) };

  const tries = Array.from({ length: 16 }, (_, index) =>
    (index % 2 === 0 ? world.visitor : elsewhere).call(signIn, body),
  );

  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a sign-in page left open for longer than its nonce lives is told so', async () => {
  const lin = await world.person({ password });
  const key = await world.visitor.call(getSignInKey, {});

  world.clock.advance(120_000);

  const late = world.visitor.call(signIn, { username: lin.workNo, ...encrypted(key, password) });
  await expect(late).rejects.toThrow('sign-in.stale');
});

test.each([
  ['nonce of somebody else', { nonce: Buffer.alloc(38, 7).toString('base64url') }],
  ['nonce of the wrong length', { nonce: 'short' }],
  ['key nobody offered', { keyId: 'made-up' }],
])('a %s signs nobody in', async (_, forged) => {
  const lin = await world.person({ password });
  const key = await world.visitor.call(getSignInKey, {});
  const body = encrypted({ ...key, ...forged }, password);

  const attempt = world.visitor.call(signIn, { username: lin.workNo, ...body });
  await expect(attempt).rejects.toThrow('sign-in.stale');
});

test('a password that is not encrypted at all is answered like a page that has expired', async () => {
  const { keyId } = await world.visitor.call(getSignInKey, {});

  const attempt = world.visitor.call(signIn, { username: 'somebody', keyId, password });
  await expect(attempt).rejects.toThrow('sign-in.stale');
});
