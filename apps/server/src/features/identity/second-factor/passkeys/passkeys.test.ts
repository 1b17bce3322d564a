import { listMine } from '@portal/contract/notices/announcements';
import {
  beginPasskeyReauthentication,
  getReauthenticationMethods,
  reauthenticateByPasskey,
} from '@portal/contract/identity/reauthentication';
import {
  beginPasskey,
  confirmPasskey,
  getSecondFactors,
  removePasskey,
  renamePasskey,
} from '@portal/contract/identity/second-factor';
import type { MakeCall } from '@portal/testing/calls';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { createAuthenticator } from '#testing/identity/authenticator.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp } from '#testing/identity/second-factor.ts';

const origin = 'https://portal.example';
const password = 'Woven-Cloud7';
const world = await startWorld({ publicOrigin: origin });
const { clock } = world;

async function enter({ workNo }: { workNo: string }) {
  const { token } = await world.signIn(workNo, password);
  return callsOn(world.app, { clock, authority: world.authority, token, workNo });
}

async function addPasskey(call: MakeCall, authenticator = createAuthenticator({ origin })) {
  const made = authenticator.make(await call(beginPasskey, {}));
  const { recoveryCodes } = await call(confirmPasskey, { name: '办公电脑', made });
  return { authenticator, recoveryCodes };
}

/** Somebody with a passkey, and a session of theirs that still owes it. */
async function withPasskey() {
  const person = await world.person({ password });
  const { authenticator } = await addPasskey(person.call);
  return { person, authenticator, call: await enter(person) };
}

test('a passkey is added, and from the next sign-in on it is asked for and opens', async () => {
  const lin = await world.person({ password });
  const { authenticator, recoveryCodes } = await addPasskey(lin.call);
  expect(recoveryCodes).toHaveLength(10);

  const call = await enter(lin);
  expect(await call(getReauthenticationMethods, {})).toEqual({
    isEnrolled: true,
    isFresh: true,
    ways: ['passkey', 'recovery-code'],
  });
  await expect(call(listMine, {})).rejects.toThrow('due.second-factor');
  await call(
    reauthenticateByPasskey,
    authenticator.show(await call(beginPasskeyReauthentication, {})),
  );

  expect(await call(listMine, {})).toBeTruthy();
  expect((await call(getSecondFactors, {})).passkeys).toMatchObject([
    { name: '办公电脑', createTime: '2026-11-21 17:00:00', lastUsedTime: '2026-11-21 17:00:00' },
  ]);
});

test('a passkey is named anew and taken away by its owner alone', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  await addTotp(lin.call, clock);
  await addPasskey(lin.call);
  const id = (await lin.call(getSecondFactors, {})).passkeys[0]?.id ?? '';

  await expect(wang.call(renamePasskey, { id, name: '我的' })).rejects.toThrow('passkey.not-found');
  await expect(wang.call(removePasskey, { id })).rejects.toThrow('passkey.not-found');
  await lin.call(renamePasskey, { id, name: '家里的手机' });
  expect((await lin.call(getSecondFactors, {})).passkeys).toMatchObject([{ name: '家里的手机' }]);
  await lin.call(removePasskey, { id });

  expect(await lin.call(getSecondFactors, {})).toMatchObject({
    passkeys: [],
    recoveryCodesLeft: 10,
  });
});

test('what a passkey showed once is worth nothing a second time', async () => {
  const { person, authenticator, call } = await withPasskey();
  const shown = authenticator.show(await call(beginPasskeyReauthentication, {}));
  await call(reauthenticateByPasskey, shown);

  await expect((await enter(person))(reauthenticateByPasskey, shown)).rejects.toThrow(
    'second-factor.failed',
  );
  await expect(call(reauthenticateByPasskey, shown)).rejects.toThrow('second-factor.failed');
});

test('of sixteen copies of what a passkey showed exactly one is believed', async () => {
  const { authenticator, call } = await withPasskey();
  const shown = authenticator.show(await call(beginPasskeyReauthentication, {}));

  const met = await Promise.allSettled(
    Array.from({ length: 16 }, () => call(reauthenticateByPasskey, shown)),
  );

  expect(met.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a question asked in one session is not answered in another', async () => {
  const { person, authenticator, call } = await withPasskey();
  const shown = authenticator.show(await call(beginPasskeyReauthentication, {}));

  await expect((await enter(person))(reauthenticateByPasskey, shown)).rejects.toThrow(
    'second-factor.failed',
  );
});

test('a passkey of somebody else opens nothing, though it answers the right question', async () => {
  const [lin, wang] = [await withPasskey(), await withPasskey()];
  const asked = await lin.call(beginPasskeyReauthentication, {});

  await expect(lin.call(reauthenticateByPasskey, wang.authenticator.show(asked))).rejects.toThrow(
    'second-factor.failed',
  );
  const disguised = { ...wang.authenticator.show(asked), id: lin.authenticator.show(asked).id };
  await expect(lin.call(reauthenticateByPasskey, disguised)).rejects.toThrow(
    'second-factor.failed',
  );
});

test('a challenge of our own making is needed, and a question is good for ten minutes', async () => {
  const { authenticator, call } = await withPasskey();
  const invented = authenticator.show({ challenge: Buffer.alloc(32).toString('base64url') });
  await expect(call(reauthenticateByPasskey, invented)).rejects.toThrow('second-factor.failed');

  const asked = await call(beginPasskeyReauthentication, {});
  clock.advance(10 * 60_000);
  await expect(call(reauthenticateByPasskey, authenticator.show(asked))).rejects.toThrow(
    'second-factor.failed',
  );
});

test.each([
  ['made at another address', { origin: 'https://portal.evil.test' }],
  ['made here for another host', { origin, host: 'evil.test' }],
  ['made at another address for our host', { origin: 'https://evil.test', host: 'portal.example' }],
])('a passkey %s is not taken', async (_, place) => {
  const lin = await world.person();

  await expect(addPasskey(lin.call, createAuthenticator(place))).rejects.toThrow(
    'second-factor.failed',
  );
});

test('one authenticator cannot be added twice, by nobody', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const { authenticator } = await addPasskey(lin.call);

  await expect(addPasskey(lin.call, authenticator)).rejects.toThrow('second-factor.failed');
  await expect(addPasskey(wang.call, authenticator)).rejects.toThrow('second-factor.failed');
});

test('nobody has more than ten', async () => {
  const lin = await world.person();
  for (let index = 0; index < 10; index += 1) await addPasskey(lin.call);

  await expect(lin.call(beginPasskey, {})).rejects.toThrow('passkey.too-many');
});

test('guessing with passkeys is counted with the other guesses', async () => {
  const { authenticator, call } = await withPasskey();
  const invented = authenticator.show({ challenge: Buffer.alloc(32).toString('base64url') });
  for (let index = 0; index < 5; index += 1)
    await call(reauthenticateByPasskey, invented).catch(() => undefined);

  const shown = authenticator.show(await call(beginPasskeyReauthentication, {}));
  await expect(call(reauthenticateByPasskey, shown)).rejects.toThrow('sign-in.locked');
});
