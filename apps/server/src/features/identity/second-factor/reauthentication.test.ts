import {
  getReauthenticationMethods,
  reauthenticateByPassword,
  reauthenticateByTotp,
} from '@portal/contract/identity/reauthentication';
import { beginTotp, removeTotp } from '@portal/contract/identity/second-factor';
import { getSignInKey } from '@portal/contract/identity/session';
import { encrypted } from '@portal/testing/sign-in';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp, openFirstFactor } from '#testing/identity/second-factor.ts';

// Showing again that it is oneself, before something dangerous.

const minute = 60_000;
const password = 'Woven-Cloud7';
const world = await startWorld();
const { clock } = world;
const sealed = async (text: string) => encrypted(await world.visitor.call(getSignInKey, {}), text);

test('fifteen minutes after signing in something dangerous asks for the password again, and then opens', async () => {
  const lin = await world.person({ password });
  clock.advance(15 * minute);
  await expect(lin.call(beginTotp, {})).rejects.toThrow('proof.stale');

  await lin.call(reauthenticateByPassword, await sealed(password));

  expect(await lin.call(beginTotp, {})).toMatchObject({ secret: expect.any(String) });
});

test('a proof is felt on every node', async () => {
  const lin = await world.person({ password });
  const there = callsOn(await world.anotherNode(), { ...lin, clock });
  clock.advance(15 * minute);
  await expect(there(beginTotp, {})).rejects.toThrow('proof.stale');

  await lin.call(reauthenticateByPassword, await sealed(password));

  await expect.poll(() => there(beginTotp, {})).toMatchObject({ secret: expect.any(String) });
});

test('who has a second factor shows that, and the password is not enough', async () => {
  const lin = await world.person({ password });
  const { app } = await addTotp(lin.call, clock);
  clock.advance(15 * minute);

  await expect(lin.call(reauthenticateByPassword, await sealed(password))).rejects.toThrow(
    'second-factor.failed',
  );
  await expect(lin.call(removeTotp, {})).rejects.toThrow('proof.stale');
  await lin.call(reauthenticateByTotp, { code: app() });
  await lin.call(removeTotp, {});
});

test('guessing the password in somebody else’s session is counted like guessing at the door', async () => {
  const lin = await world.person({ password });
  for (let index = 0; index < 5; index += 1) {
    await expect(lin.call(reauthenticateByPassword, await sealed('Wrong-Cloud7'))).rejects.toThrow(
      'sign-in.failed',
    );
  }

  await expect(lin.call(reauthenticateByPassword, await sealed(password))).rejects.toThrow(
    'sign-in.locked',
  );
  await expect(world.signIn(lin.workNo, password)).rejects.toThrow('sign-in.locked');
});

test('a session that was there before anybody kept its proof has to show one', async () => {
  const lin = await world.person({ password });
  await world.db
    .updateTable('session')
    .set({ proved_at: null })
    .where('person_id', '=', lin.id)
    .execute();

  await expect(lin.call(beginTotp, {})).rejects.toThrow('proof.stale');
});

test('who came in on the word of another system shows their password before adding what their role asks for', async () => {
  const officer = await world.person({ password, roles: ['auditor'] });
  const { token } = await world.signIn(officer.workNo, password);
  const sessions = world.db.updateTable('session').where('person_id', '=', officer.id);
  await sessions.set({ proved_at: null }).execute();
  const call = callsOn(world.app, { clock, token, workNo: officer.workNo });

  expect(await call(getReauthenticationMethods, {})).toMatchObject({
    isFresh: false,
    ways: ['password'],
  });
  await expect(call(beginTotp, {})).rejects.toThrow('proof.stale');
  await call(reauthenticateByPassword, await sealed(password));
  await openFirstFactor(world, { ...officer, call });

  expect((await addTotp(call, clock)).recoveryCodes).toHaveLength(10);
});
