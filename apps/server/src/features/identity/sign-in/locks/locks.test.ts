import { reauthenticateByTotp } from '@portal/contract/identity/reauthentication';
import { getSignInKey, rememberDevice, signIn } from '@portal/contract/identity/session';
import { doWork, encrypted, fits, signInWorking } from '@portal/testing/sign-in';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp } from '#testing/identity/second-factor.ts';

// What a stranger's failures do to everybody else: little.

const world = await startWorld();
const { clock } = world;
const password = 'Woven-Cloud7';
const wrong = 'Wrong-Cloud7';

let serial = 0;
const freshAddress = () => `198.51.100.${(serial += 1)}`;

const outcome = (trying: Promise<unknown>): Promise<string> =>
  trying.then(
    () => 'in',
    (error: Error) => error.message,
  );

/** Somebody who has signed in on a browser before; answers the proof it was given. */
async function known(traits = {}) {
  const person = await world.person({ password, ...traits });
  const { token } = await world.signIn(person.workNo, password);
  const call = callsOn(world.app, { clock, token, workNo: person.workNo });
  const { device } = await call(rememberDevice, {});
  return { ...person, device };
}

/** Signs in with proofs of known browsers. */
async function signInOn(devices: string[], workNo: string, typed = password, address?: string) {
  const { call } = world.visitorFrom({ address: address ?? freshAddress() });
  const key = await call(getSignInKey, {});
  return call(signIn, { username: workNo, ...encrypted(key, typed), devices });
}

test('FIX-07 behind an address with 19 wrong passwords others get in: at once on a browser they are known on, else by work', async () => {
  const office = freshAddress();
  const [lin, wang] = [await known(), await world.person({ password })];
  const { signIn: guess, call } = world.visitorFrom({ address: office });
  for (let index = 0; index < 19; index += 1) await outcome(guess(`guessed_${index}`, wrong));

  expect(await outcome(guess(wang.workNo, password))).toBe('sign-in.challenge');
  expect(await outcome(signInWorking(call, wang.workNo, password))).toBe('in');
  expect(await outcome(signInOn([lin.device], lin.workNo, password, office))).toBe('in');
});

test('FIX-07 an account with 5 wrong passwords from elsewhere is open to its known browser, and to others by work', async () => {
  const lin = await known();
  const { signIn: guess } = world.visitorFrom({ address: freshAddress() });
  for (let index = 0; index < 5; index += 1) await outcome(guess(lin.workNo, wrong));
  expect(await outcome(guess(lin.workNo, password))).toBe('sign-in.locked');

  const elsewhere = world.visitorFrom({ address: freshAddress() });
  expect(await outcome(elsewhere.signIn(lin.workNo, password))).toBe('sign-in.challenge');
  expect(await outcome(signInOn([lin.device], lin.workNo))).toBe('in');
  expect(await outcome(signInWorking(elsewhere.call, lin.workNo, password))).toBe('in');
});

test('a known browser is no stranger in the office that is locked for its account', async () => {
  const lin = await known();
  const office = freshAddress();
  const { signIn: guess } = world.visitorFrom({ address: office });
  for (let index = 0; index < 5; index += 1) await outcome(guess(lin.workNo, wrong));

  expect(await outcome(signInOn([lin.device], lin.workNo, password, office))).toBe('in');
});

test('who has a proof of another account, an altered or an old one, is a stranger', async () => {
  const [lin, wang] = [await known(), await known()];
  const { signIn: guess } = world.visitorFrom({ address: freshAddress() });
  for (let index = 0; index < 5; index += 1) await outcome(guess(lin.workNo, wrong));
  const [id, end, mac = ''] = lin.device.split('.');
  const later = [id, String(Number(end) + 1), mac].join('.');

  for (const proofs of [[wang.device], [later], ['x'], ['..'], []]) {
    expect(await outcome(signInOn(proofs, lin.workNo))).toBe('sign-in.challenge');
  }
  clock.advance(180 * 24 * 3_600_000);
  for (let index = 0; index < 5; index += 1) await outcome(guess(lin.workNo, wrong));
  expect(await outcome(signInOn([lin.device], lin.workNo))).toBe('sign-in.challenge');
});

test('a shared browser brings the proofs of all who use it, and each is known by theirs', async () => {
  const [lin, wang] = [await known(), await known()];
  const { signIn: guess } = world.visitorFrom({ address: freshAddress() });
  for (const { workNo } of [lin, wang]) {
    for (let index = 0; index < 5; index += 1) await outcome(guess(workNo, wrong));
  }

  expect(await outcome(signInOn([lin.device, wang.device], wang.workNo))).toBe('in');
});

test('five wrong passwords on a known browser lock it for the account, and nobody else', async () => {
  const [lin, wang] = [await known(), await known()];
  const office = freshAddress();
  const tryOut = (typed: string) =>
    outcome(signInOn([lin.device, wang.device], lin.workNo, typed, office));
  for (let index = 0; index < 5; index += 1) expect(await tryOut(wrong)).toBe('sign-in.failed');

  expect(await tryOut(password)).toBe('sign-in.locked');
  expect(await outcome(signInOn([lin.device, wang.device], wang.workNo, password, office))).toBe(
    'in',
  );
});

test('a session brings one browser, however often it asks: its guesses do not grow', async () => {
  const lin = await world.person({ password });
  const first = await lin.call(rememberDevice, {});
  clock.advance(1_000);
  const second = await lin.call(rememberDevice, {});

  for (let index = 0; index < 5; index += 1) {
    await outcome(signInOn([first.device], lin.workNo, wrong));
  }

  expect(await outcome(signInOn([second.device], lin.workNo))).toBe('sign-in.locked');
});

test('whether the password was right is not told before the work is done, for nobody less than for somebody', async () => {
  const lin = await world.person({ password });
  for (const workNo of [lin.workNo, 'nobody_there']) {
    const { signIn: guess } = world.visitorFrom({ address: freshAddress() });
    for (let index = 0; index < 5; index += 1) await outcome(guess(workNo, wrong));
  }
  const { call } = world.visitorFrom({ address: freshAddress() });

  const plain = async (workNo: string, typed: string) => {
    const key = await call(getSignInKey, {});
    return outcome(call(signIn, { username: workNo, ...encrypted(key, typed) }));
  };
  expect(await plain(lin.workNo, password)).toBe('sign-in.challenge');
  expect(await plain(lin.workNo, wrong)).toBe('sign-in.challenge');
  expect(await plain('nobody_there', wrong)).toBe('sign-in.challenge');
  expect(await outcome(signInWorking(call, 'nobody_there', wrong))).toBe('sign-in.failed');
});

test('work is good for one sign-in of one account', async () => {
  const [lin, wang] = [await world.person({ password }), await world.person({ password })];
  for (const { workNo } of [lin, wang]) {
    const { signIn: guess } = world.visitorFrom({ address: freshAddress() });
    for (let index = 0; index < 5; index += 1) await outcome(guess(workNo, wrong));
  }
  const { call } = world.visitorFrom({ address: freshAddress() });
  const first = await call(getSignInKey, {});
  const work = doWork({ nonce: first.nonce, username: lin.workNo });
  const using = (workNo: string, key: typeof first) =>
    outcome(call(signIn, { username: workNo, ...encrypted(key, password), work }));

  // An answer fits another task by luck one time in 64: then the next one is taken.
  let other = await call(getSignInKey, {});
  while (fits({ nonce: other.nonce, username: wang.workNo }, work)) {
    other = await call(getSignInKey, {});
  }
  expect(await using(wang.workNo, other)).toBe('sign-in.challenge');
  expect(await using(lin.workNo, first)).toBe('in');
  expect(await using(lin.workNo, first)).toBe('sign-in.stale');
});

test('who has the password alone cannot lock the second factor of a known browser', async () => {
  const lin = await known();
  const { app } = await addTotp(lin.call, clock);
  clock.advance(30_000);
  const enter = async (devices: string[]) => {
    const { token } = await signInOn(devices, lin.workNo);
    return callsOn(world.app, { clock, token, workNo: lin.workNo });
  };
  const thief = await enter([]);
  const code = String((Number(app()) + 500_000) % 1_000_000).padStart(6, '0');
  for (let index = 0; index < 5; index += 1) await outcome(thief(reauthenticateByTotp, { code }));
  expect(await outcome(thief(reauthenticateByTotp, { code: app() }))).toBe('sign-in.locked');

  expect(await outcome((await enter([]))(reauthenticateByTotp, { code: app() }))).toBe(
    'sign-in.locked',
  );
  expect(await outcome((await enter([lin.device]))(reauthenticateByTotp, { code: app() }))).toBe(
    'in',
  );
});

test('a browser is not known before the second factor was shown', async () => {
  const lin = await known();
  await addTotp(lin.call, clock);
  const { token } = await world.signIn(lin.workNo, password);
  const call = callsOn(world.app, { clock, token, workNo: lin.workNo });

  await expect(call(rememberDevice, {})).rejects.toThrow('due.second-factor');
});

test('guessing at one account ends for strangers after a day’s bound, whatever they work, and not for its known browser', async () => {
  const strict = await startWorld(
    {
      signIn: { ...readConfig({}).signIn, lockAccountDay: 7, lockNetwork: 9 },
    },
    onTestFinished,
  );
  const lin = await strict.person({ password });
  const { device } = await lin.call(rememberDevice, {});
  const from = () => strict.visitorFrom({ address: freshAddress() });
  for (let index = 0; index < 7; index += 1) {
    expect(await outcome(signInWorking(from().call, lin.workNo, wrong))).toBe('sign-in.failed');
  }

  const { call } = from();
  expect(await outcome(signInWorking(call, lin.workNo, password))).toBe('sign-in.day-locked');
  const key = await call(getSignInKey, {});
  const body = { username: lin.workNo, ...encrypted(key, password), devices: [device] };
  expect(await outcome(call(signIn, body))).toBe('in');
  strict.clock.advance(23 * 3_600_000);
  expect(await outcome(signInWorking(from().call, lin.workNo, password))).toBe(
    'sign-in.day-locked',
  );
  strict.clock.advance(3_600_000);
  expect(await outcome(from().signIn(lin.workNo, password))).toBe('in');
});

test('a network that goes on and on is closed to browsers that are not known, and opens again', async () => {
  const strict = await startWorld(
    { signIn: { ...readConfig({}).signIn, lockNetwork: 9 } },
    onTestFinished,
  );
  const lin = await strict.person({ password });
  const { signIn: guess } = strict.visitorFrom({ address: '198.51.100.7' });
  for (let index = 0; index < 9; index += 1) await outcome(guess(`guessed_${index}`, wrong));

  expect(await outcome(guess(lin.workNo, password))).toBe('sign-in.network-locked');
  strict.clock.advance(15 * 60_000);
  expect(await outcome(guess(lin.workNo, password))).toBe('in');
});
