import { listMine } from '@portal/contract/notices/announcements';
import { requestCode } from '@portal/contract/identity/phone';
import { beginRetrieval, replacePassword, verifyPhone } from '@portal/contract/identity/retrieval';
import { getSignInKey } from '@portal/contract/identity/session';
import type { MakeCall } from '@portal/testing/calls';
import { sealed } from '@portal/testing/sign-in';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { freshPhone, modes, smsWorld } from '#testing/identity/sms.ts';

const { gateway, settings } = await smsWorld();
const world = await startWorld(settings);
const [old, fresh] = ['Kelp-Heron-72', 'Fen-Osprey-38'];

/** Somebody who has forgotten their password, at their browser. */
async function forgetful() {
  const { phone, ...browser } = freshPhone();
  const person = await world.person({ phone, password: old });
  const { call } = world.visitorFrom(browser);
  return { person, phone, browser, call };
}

async function codeTo(phone: string, call: MakeCall): Promise<string> {
  await call(requestCode, { mobile: phone, smsmode: modes.retrieval });
  return gateway.codeFor(phone);
}

/** The first two steps; answers the ticket of the third. */
async function proved({ person, phone, call }: Awaited<ReturnType<typeof forgetful>>) {
  const { step } = await call(beginRetrieval, { account: person.workNo });
  return call(verifyPhone, { step, phone, smscode: await codeTo(phone, call) });
}

async function setPassword(call: MakeCall, step: string, to = fresh, again = to) {
  const key = await call(getSignInKey, {});
  return call(replacePassword, {
    step,
    password: sealed(key, to),
    confirmpassword: sealed(key, again),
    keyId: key.keyId,
  });
}

test('LOG-27 the code on the telephone leads to a new password, and every session of the person ends', async () => {
  const lin = await forgetful();
  const { step, username } = await proved(lin);

  expect(username).toBe(lin.person.workNo);
  await setPassword(lin.call, step);

  await expect(world.signIn(lin.person.workNo, old)).rejects.toThrow('sign-in.failed');
  expect((await world.signIn(lin.person.workNo, fresh)).due).toEqual([]);
  await expect(lin.person.call(listMine, {})).rejects.toThrow('session.expired');
});

test('the account may be named by its telephone number', async () => {
  const { person, phone, call } = await forgetful();
  const { step } = await call(beginRetrieval, { account: phone });

  const proof = await call(verifyPhone, { step, phone, smscode: await codeTo(phone, call) });

  expect(proof.username).toBe(person.workNo);
});

test('A20 the first step answers alike whether there is such an account or not', async () => {
  const { person, phone, call } = await forgetful();
  const frozen = await world.person({ password: old, status: 'frozen' });

  for (const account of [person.workNo, phone, frozen.workNo, 'nobody_at_all', '13800000000']) {
    const answer = await call(beginRetrieval, { account });
    expect(answer).toEqual({ step: expect.stringMatching(/^[\w-]{43}$/) });
  }
});

test('A20 whoever begins for somebody else and reads their own telephone gets nowhere, as for an account there is not', async () => {
  const [lin, wang] = [await forgetful(), await forgetful()];
  const reasons = [];
  for (const account of [lin.person.workNo, 'nobody_at_all']) {
    const { step } = await wang.call(beginRetrieval, { account });
    const shown = { step, phone: wang.phone, smscode: await codeTo(wang.phone, wang.call) };
    reasons.push(await wang.call(verifyPhone, shown).catch(String));
    world.clock.advance(60_000);
  }

  expect(reasons).toEqual(['Error: retrieval.mismatch', 'Error: retrieval.mismatch']);
  expect((await world.signIn(lin.person.workNo, old)).token).toBeTruthy();
});

test('A20 the last step cannot come first, nor be entered with the ticket of another step', async () => {
  const { person, call } = await forgetful();
  const { step } = await call(beginRetrieval, { account: person.workNo });

  await expect(setPassword(call, 'A'.repeat(43))).rejects.toThrow('retrieval.stale');
  await expect(setPassword(call, step)).rejects.toThrow('retrieval.stale');
  expect((await world.signIn(person.workNo, old)).token).toBeTruthy();
});

test('A20 a step names nobody: who the password belongs to was settled in the first one', async () => {
  const [lin, wang] = [await forgetful(), await forgetful()];
  const { step } = await proved(wang);
  const key = await wang.call(getSignInKey, {});
  const form = {
    step,
    password: sealed(key, fresh),
    confirmpassword: sealed(key, fresh),
    keyId: key.keyId,
  };

  for (const swap of [{ username: lin.person.workNo }, { phone: lin.phone }]) {
    const reply = await world.inject({
      method: 'POST',
      url: `/api${replacePassword.path}`,
      payload: { ...form, ...swap },
    });
    expect(reply.statusCode).toBe(400);
  }
  await setPassword(wang.call, step);
  expect((await world.signIn(lin.person.workNo, old)).token).toBeTruthy();
});

test('A20 each ticket is good once, also for sixteen who show it at once', async () => {
  const lin = await forgetful();
  const { step: first } = await lin.call(beginRetrieval, { account: lin.person.workNo });
  const smscode = await codeTo(lin.phone, lin.call);
  const { step } = await lin.call(verifyPhone, { step: first, phone: lin.phone, smscode });

  const again = lin.call(verifyPhone, { step: first, phone: lin.phone, smscode });
  await expect(again).rejects.toThrow('retrieval.stale');
  const settled = await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) =>
      setPassword(lin.call, step, `Fen-Osprey-${100 + index}`),
    ),
  );
  const met = settled.map((each) => (each.status === 'rejected' ? String(each.reason) : 'set'));
  expect(met.filter((each) => each === 'set')).toHaveLength(1);
  expect(new Set(met)).toEqual(new Set(['set', 'Error: retrieval.stale']));
});

test('A20 a ticket is forgotten after ten minutes', async () => {
  const lin = await forgetful();
  const { step } = await proved(lin);

  world.clock.advance(10 * 60_000);

  await expect(setPassword(lin.call, step)).rejects.toThrow('retrieval.stale');
});

test('A20 nothing that is answered names the host a request claims to come by', async () => {
  const { person, phone, browser } = await forgetful();
  const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
  const asks = [
    [beginRetrieval.path, { account: person.workNo }],
    [requestCode.path, { mobile: phone, smsmode: modes.retrieval }],
    [verifyPhone.path, { step: 'A'.repeat(43), phone, smscode: '123456' }],
  ] as const;

  for (const [path, payload] of asks) {
    const reply = await world.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: browser.address,
      headers: evil,
      payload,
    });
    expect(JSON.stringify(reply.headers) + reply.body).not.toContain('evil.test');
  }
  await gateway.codeFor(phone);
  expect(JSON.stringify(gateway.messages)).not.toContain('evil.test');
});

test('a wrong code leaves the step open, a worn-out one says so', async () => {
  const { person, phone, call } = await forgetful();
  const { step } = await call(beginRetrieval, { account: person.workNo });
  const smscode = await codeTo(phone, call);
  const wrong = smscode === '000000' ? '000001' : '000000';

  await expect(call(verifyPhone, { step, phone, smscode: wrong })).rejects.toThrow(
    'phone-code.wrong',
  );
  expect((await call(verifyPhone, { step, phone, smscode })).username).toBe(person.workNo);
  const other = await call(beginRetrieval, { account: person.workNo });
  const used = call(verifyPhone, { step: other.step, phone, smscode });
  await expect(used).rejects.toThrow('phone-code.void');
});

test('a new password that breaks a rule, or is the old one, leaves another try', async () => {
  const lin = await forgetful();
  const { step } = await proved(lin);

  await expect(setPassword(lin.call, step, 'short')).rejects.toThrow('password.unfit');
  await expect(setPassword(lin.call, step, fresh, old)).rejects.toThrow('password.unfit');
  await expect(setPassword(lin.call, step, old)).rejects.toThrow('password.reused');
  await setPassword(lin.call, step);
  expect((await world.signIn(lin.person.workNo, fresh)).token).toBeTruthy();
});

test('who locked themselves out by guessing gets in with the password they retrieved', async () => {
  const { person, phone, ...rest } = await forgetful();
  const { signIn } = world.visitorFrom(rest.browser);
  for (let index = 0; index < 5; index += 1)
    await signIn(person.workNo, 'Wrong-1234').catch(String);
  await expect(signIn(person.workNo, old)).rejects.toThrow('sign-in.locked');

  const { step } = await proved({ person, phone, ...rest });
  await setPassword(rest.call, step);

  expect((await signIn(person.workNo, fresh)).token).toBeTruthy();
});

test('somebody who comes in another way has no password to retrieve, and gets no code for one', async () => {
  const { phone, ...browser } = freshPhone();
  const known = await forgetful();
  await world.person({ phone });
  await world.visitorFrom(browser).call(requestCode, { mobile: phone, smsmode: modes.retrieval });

  await codeTo(known.phone, known.call);
  expect(gateway.messages.filter(({ to }) => to === phone)).toEqual([]);
});
