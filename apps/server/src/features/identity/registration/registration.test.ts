import { requestCode } from '@portal/contract/identity/phone';
import { getRegistration, register } from '@portal/contract/identity/registration';
import { getSignInKey } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { encrypted } from '@portal/testing/sign-in';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { freshPhone, modes, smsWorld } from '#testing/identity/sms.ts';

const { gateway, settings } = await smsWorld();
const world = await startWorld(settings);
const password = 'Kelp-Heron-72';
const url = `/api${register.path}`;
let serial = 0;
const freshName = () => `moss_${(serial += 1)}`;

/** A stranger at their browser, with the code that came to their telephone. */
async function stranger() {
  const { phone, ...browser } = freshPhone();
  const { call } = world.visitorFrom(browser);
  await call(requestCode, { mobile: phone, smsmode: modes.registration });
  const smscode = await gateway.codeFor(phone);
  /** Sends the form; `other` says what is different in it. */
  async function send(other: Record<string, unknown> = {}) {
    const key = await call(getSignInKey, {});
    const reply = await world.inject({
      method: 'POST',
      url,
      remoteAddress: browser.address,
      headers: { 'x-device-id': browser.device },
      payload: { username: freshName(), phone, smscode, ...encrypted(key, password), ...other },
    });
    return { status: reply.statusCode, ...reply.json() };
  }
  return { phone, browser, call, smscode, send };
}

const personCalled = (name: string) =>
  world.db.selectFrom('person').selectAll().where('work_no', '=', name).executeTakeFirst();

test('LOG-28 whoever reads the telephone gets an account, signs in with it and sees no system', async () => {
  const { send } = await stranger();
  const username = freshName();

  expect(await send({ username })).toMatchObject({ success: true, message: '注册成功' });

  const signedIn = await world.signIn(username, password);
  expect(signedIn).toMatchObject({
    userInfo: { username, realname: username, loginTenantId: 0 },
    due: [],
    departs: [],
  });
  const { token } = signedIn;
  const own = callsOn(world.app, { clock: world.clock, token, workNo: username });
  const systems = await own(listSubsystems, {});
  expect(systems.filter(({ permitted }) => permitted)).toEqual([]);
});

test.each([
  ['roleIds', ['administrator']],
  ['tenantId', 1],
  ['status', 1],
  ['userIdentity', 2],
])('A19 a registration that brings %s is refused, and nobody is made', async (member, value) => {
  const { send } = await stranger();
  const username = freshName();

  const answer = await send({ username, [member]: value });

  expect(answer).toMatchObject({ status: 400, reason: 'input.invalid' });
  expect(await personCalled(username)).toBeUndefined();
});

test('A19 a name and a number that are taken are refused with one and the same answer', async () => {
  const lin = await world.person();
  const [one, other] = [await stranger(), await stranger()];
  // Somebody else got the number after the code was sent.
  await world.person({ phone: other.phone });

  const answers = [await one.send({ username: lin.workNo }), await other.send()];

  const expected = { status: 200, reason: 'registration.taken', message: answers[0].message };
  expect(answers).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)]);
});

test('A19 without the code nobody learns whether a name or a number is taken', async () => {
  const lin = await world.person({ phone: freshPhone().phone });
  const { phone: known } = (await personCalled(lin.workNo)) ?? {};
  const answers = [];
  for (const taken of [{ username: lin.workNo }, { phone: known }, {}]) {
    const { send } = await stranger();
    const { timestamp: _, ...answer } = await send({ smscode: '000000', ...taken });
    answers.push({ ...answer, message: '', reason: String(answer['reason']).split('.')[0] });
  }

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('A19 a name that differs from another in nothing but case is taken', async () => {
  const { send } = await stranger();
  await world.person({ workNo: 'Heron_fen' });

  expect(await send({ username: 'hERON_fen' })).toMatchObject({ reason: 'registration.taken' });
});

test('a name that is taken leaves the code good for another, five times in all', async () => {
  const lin = await world.person();
  const { send } = await stranger();
  for (let index = 0; index < 4; index += 1) {
    expect(await send({ username: lin.workNo })).toMatchObject({ reason: 'registration.taken' });
  }

  expect(await send()).toMatchObject({ success: true });
  expect(await send()).toMatchObject({ reason: 'phone-code.void' });
});

test('of sixteen registrations with one code at once, one makes an account', async () => {
  const { phone, send } = await stranger();

  await Promise.all(Array.from({ length: 16 }, () => send()));

  const made = await world.db
    .selectFrom('person')
    .select('id')
    .where('phone', '=', phone)
    .execute();
  expect(made).toHaveLength(1);
});

test.each([
  ['', '请输入用户名'],
  ['lin-zx', '只允许字母、数字、下划线'],
  ['abc', '用户名长度为6到18位'],
  ['a'.repeat(19), '用户名长度为6到18位'],
  ['106289', '用户名需包含字母，纯数字留作工号'],
])('the name "%s" is turned down: %s', async (username, message) => {
  const { send } = await stranger();

  expect(await send({ username })).toMatchObject({ status: 400, message });
});

test('a password that breaks the rules is turned down in the words of the rule', async () => {
  const { call, send } = await stranger();
  const key = await call(getSignInKey, {});

  expect(await send(encrypted(key, 'Password1!'))).toMatchObject({
    reason: 'password.unfit',
    message: '密码过于常见，请更换',
  });
});

test('where registration is closed neither a code is sent nor an account made', async () => {
  const own = await startWorld({ ...settings, registration: 'closed' }, onTestFinished);
  const { phone, ...browser } = freshPhone();
  const { call } = own.visitorFrom(browser);

  expect(await call(getRegistration, {})).toEqual({ isOpen: false, policy: 'spec' });
  const request = call(requestCode, { mobile: phone, smsmode: modes.registration });
  await expect(request).rejects.toThrow('registration.closed');
  const key = await call(getSignInKey, {});
  const form = { username: freshName(), phone, smscode: '123456', ...encrypted(key, password) };
  await expect(call(register, form)).rejects.toThrow('registration.closed');
});
