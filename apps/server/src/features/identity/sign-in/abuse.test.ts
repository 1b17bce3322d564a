import { getSignInKey } from '@portal/contract/identity/session';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { encrypted } from '@portal/testing/sign-in';

// What a stranger with a script may try at the door; the ids are those of the abuse cases in the threat model.

const world = await startWorld();
const password = 'Woven-Cloud7';
const wrong = 'Wrong-Cloud7';
const url = '/api/common/sys/userLogin/tempEncryptLogin';

let serial = 0;
/** A network address nobody used before. */
const freshAddress = () => `198.51.100.${(serial += 1)}`;

/** Tries the same again and again, and answers what each try met. */
async function tryTimes(count: number, attempt: (index: number) => Promise<unknown>) {
  const met = [];
  for (let index = 0; index < count; index += 1) {
    met.push(
      await attempt(index).then(
        () => 'signed in',
        (error: Error) => error.message,
      ),
    );
  }
  return met;
}

test('A02 the sixth try at an account is refused, though each comes with another X-Forwarded-For', async () => {
  const lin = await world.person({ password });
  const address = freshAddress();
  const { call } = world.visitorFrom({ address });

  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    const key = await call(getSignInKey, {});
    const reply = await world.inject({
      method: 'POST',
      url,
      remoteAddress: address,
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
      payload: { username: lin.workNo, ...encrypted(key, wrong) },
    });
    statuses.push([reply.statusCode, reply.headers['retry-after']]);
  }

  expect(statuses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [200, undefined]));
  expect(statuses[5]).toEqual([429, '900']);
});

test('A02 a locked account refuses its right password too, from there, and others are not concerned', async () => {
  const [lin, wang] = [await world.person({ password }), await world.person({ password })];
  const { signIn: signInThere } = world.visitorFrom({ address: freshAddress() });
  await tryTimes(5, () => signInThere(lin.workNo, wrong));

  await expect(signInThere(lin.workNo, password)).rejects.toThrow('sign-in.locked');
  expect((await signInThere(wang.workNo, password)).userInfo.workNo).toBe(wang.workNo);
});

test('A02 a lock survives a restart and ends after fifteen minutes', async () => {
  const lin = await world.person({ password });
  const address = freshAddress();
  await tryTimes(5, () => world.visitorFrom({ address }).signIn(lin.workNo, wrong));

  const restarted = world.visitorFrom({ node: await world.anotherNode(), address });
  await expect(restarted.signIn(lin.workNo, password)).rejects.toThrow('sign-in.locked');
  world.clock.advance(15 * 60_000 - 1);
  await expect(restarted.signIn(lin.workNo, password)).rejects.toThrow('sign-in.locked');
  world.clock.advance(1);
  expect((await restarted.signIn(lin.workNo, password)).token).toBeTruthy();
});

test('A02 an account that does not exist is locked like one that does', async () => {
  const { signIn: attack } = world.visitorFrom({ address: freshAddress() });

  expect(await tryTimes(6, () => attack('nobody_here', wrong))).toEqual([
    ...Array.from({ length: 5 }, () => 'sign-in.failed'),
    'sign-in.locked',
  ]);
});

test('A02 the right password before the lock forgives what went before', async () => {
  const lin = await world.person({ password });
  const { signIn: signInFrom } = world.visitorFrom({ address: freshAddress() });
  await tryTimes(4, () => signInFrom(lin.workNo, wrong));
  await signInFrom(lin.workNo, password);

  expect(await tryTimes(2, () => signInFrom(lin.workNo, wrong))).toEqual([
    'sign-in.failed',
    'sign-in.failed',
  ]);
});

test('A02 of sixteen wrong passwords at once no more than the allowed ones are even looked at', async () => {
  const lin = await world.person({ password });
  const { signIn: attack } = world.visitorFrom({ address: freshAddress() });

  const tries = Array.from({ length: 16 }, () => tryTimes(1, () => attack(lin.workNo, wrong)));
  const met = (await Promise.all(tries)).flat();

  // Two are verified at a time, so one more than five may slip through, and not eleven.
  expect(met.filter((reason) => reason === 'sign-in.failed').length).toBeLessThanOrEqual(6);
  await expect(attack(lin.workNo, password)).rejects.toThrow('sign-in.locked');
});

test('A03 one password against many accounts is stopped by the twentieth try from one address', async () => {
  const { signIn: spray } = world.visitorFrom({ address: freshAddress() });

  const met = await tryTimes(20, (index) => spray(`sprayed_${index}`, wrong));

  expect(met.indexOf('sign-in.challenge')).toBe(19);
});

test('A03 a device is stopped after ten, and the address beside it goes on', async () => {
  const address = freshAddress();
  const { signIn: spray } = world.visitorFrom({ address, device: 'till-number-1' });

  const met = await tryTimes(11, (index) => spray(`tilled_${index}`, wrong));

  expect(met.indexOf('sign-in.locked')).toBe(10);
  const neighbour = world.visitorFrom({ address, device: 'till-number-2' });
  await expect(neighbour.signIn('somebody_else', wrong)).rejects.toThrow('sign-in.failed');
});

test('A03 addresses of version 6 count by their network, since a caller has the rest for free', async () => {
  const met = await tryTimes(20, (index) =>
    world
      .visitorFrom({ address: `2001:db8:0:7::${index.toString(16)}` })
      .signIn(`sixed_${index}`, wrong),
  );

  expect(met.indexOf('sign-in.challenge')).toBe(19);
});

test.each([[['900001', '900002']], [{}], [1], [null], [true]])(
  'A05 a work number that is %j is refused, not made into text',
  async (username) => {
    const { keyId } = await world.visitor.call(getSignInKey, {});

    const reply = await world.inject({
      method: 'POST',
      url,
      payload: { username, keyId, password: 'x' },
    });

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, reason: 'input.invalid' });
  },
);

test.each([
  ['a NUL', (workNo: string) => `${workNo}\0`],
  ['ten thousand characters', (workNo: string) => workNo.padEnd(10_000, '1')],
  ['a letter of another alphabet', (workNo: string) => workNo.replace('a', '\u0430')],
])('A06 a work number with %s is refused and never another one', async (_, disguise) => {
  const workNo = `123a${(serial += 1)}`;
  await world.person({ password, workNo });
  const key = await world.visitor.call(getSignInKey, {});

  const reply = await world.inject({
    method: 'POST',
    url,
    payload: { username: disguise(workNo), ...encrypted(key, password) },
  });

  expect(reply.statusCode).toBe(400);
});

test.each([
  ['direction marks', (workNo: string) => `\u202e${workNo}`],
  ['full-width digits', (workNo: string) => workNo.replaceAll('1', '\uff11')],
  ['spaces around', (workNo: string) => ` ${workNo}\t`],
])('A06 FIX-37 %s in a work number are folded, and failures count', async (_, disguise) => {
  const { workNo } = await world.person({ password, workNo: `111b${(serial += 1)}` });
  const { signIn } = world.visitorFrom({ address: freshAddress() });
  expect((await signIn(disguise(workNo), password)).userInfo.workNo).toBe(workNo);
  await tryTimes(5, () => signIn(disguise(workNo), wrong));
  await expect(signIn(workNo, password)).rejects.toThrow('sign-in.locked');
});

test('A06 a work number in other case is another work number', async () => {
  const lin = await world.person({ password, workNo: 'abc_77' });

  await expect(world.signIn('ABC_77', password)).rejects.toThrow('sign-in.failed');
  expect((await world.signIn(lin.workNo, password)).token).toBeTruthy();
});

test('A07 a body of a megabyte and a password of 200 characters are refused before anything is computed', async () => {
  const key = await world.visitor.call(getSignInKey, {});
  const send = (payload: object) => world.inject({ method: 'POST', url, payload });

  const large = await send({
    username: 'somebody',
    keyId: key.keyId,
    password: 'x'.repeat(1_000_000),
  });
  const long = await send({ username: 'somebody', ...encrypted(key, 'x'.repeat(200)) });

  expect([large.statusCode, large.json().reason]).toEqual([413, 'input.too-large']);
  expect([long.statusCode, long.json().reason]).toEqual([400, 'input.invalid']);
});

test('A09 a token the caller chose is neither taken over nor made valid by signing in with it', async () => {
  const lin = await world.person({ password });
  const chosen = 'A'.repeat(43);
  const key = await world.visitor.call(getSignInKey, {});

  const reply = await world.inject({
    method: 'POST',
    url,
    headers: { 'x-access-token': chosen, cookie: `sid=${chosen}; token=${chosen}` },
    payload: { username: lin.workNo, ...encrypted(key, password) },
  });

  expect(reply.json().result.token).not.toBe(chosen);
  expect(reply.headers['set-cookie']).toBeUndefined();
  const check = await world.inject({
    method: 'POST',
    url: '/api/common/sys/userPermission/getLoginValidByToken',
    headers: { 'x-access-token': chosen },
    payload: {},
  });
  expect(check.json().result).toBe(false);
});

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
])('A17 a sign-in sent as %s is refused unread', async (type, status) => {
  const reply = await world.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: '{"username":"a","password":"b","keyId":"c"}',
  });

  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ success: false, reason: 'input.unsupported' });
});

test.each(['https://evil.test', 'null', 'http://localhost.evil.test'])(
  'A17 a sign-in that a page of %s sends is refused',
  async (origin) => {
    const lin = await world.person({ password });
    const key = await world.visitor.call(getSignInKey, {});

    const reply = await world.inject({
      method: 'POST',
      url,
      headers: { origin },
      payload: { username: lin.workNo, ...encrypted(key, password) },
    });

    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'origin.foreign']);
  },
);

test('A17 a sign-in from our own page is not', async () => {
  const lin = await world.person({ password });
  const key = await world.visitor.call(getSignInKey, {});

  const reply = await world.inject({
    method: 'POST',
    url,
    headers: { origin: 'https://portal.test', host: 'portal.test' },
    payload: { username: lin.workNo, ...encrypted(key, password) },
  });

  expect(reply.statusCode).toBe(200);
});

test('a sign-in with one member too many, or one too few, is refused', async () => {
  const lin = await world.person({ password });
  const key = await world.visitor.call(getSignInKey, {});
  const body = { username: lin.workNo, ...encrypted(key, password) };

  for (const payload of [
    { ...body, isAdmin: true },
    { ...body, tenantId: 1 },
    { username: lin.workNo },
  ]) {
    const reply = await world.inject({ method: 'POST', url, payload });
    expect(reply.statusCode).toBe(400);
  }
});

test('an empty work number is told in the words of the form', async () => {
  const reply = await world.inject({
    method: 'POST',
    url,
    payload: { username: '', password: 'x', keyId: 'x' },
  });

  expect(reply.json().message).toBe('请输入用户名');
});
