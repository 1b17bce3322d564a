import { getSignInKey, signIn } from '@portal/contract/identity/session';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { encrypted } from '@portal/testing/sign-in';

const world = await startWorld();
const password = 'Woven-Cloud7';
const elsewhere = world.visitorFrom({ node: await world.anotherNode() });

test('two nodes that need the first key at the same moment make one, and it opens on either', async () => {
  const lin = await world.person({ password });

  const [here, there] = await Promise.all([
    world.visitor.call(getSignInKey, {}),
    elsewhere.call(getSignInKey, {}),
  ]);

  expect(here.keyId).toBe(there.keyId);
  expect(await world.db.selectFrom('sealed_key').select('id').execute()).toHaveLength(1);
  for (const { call } of [world.visitor, elsewhere]) {
    const key = await world.visitor.call(getSignInKey, {});
    const answer = await call(signIn, { username: lin.workNo, ...encrypted(key, password) });
    expect(answer.userInfo.workNo).toBe(lin.workNo);
  }
});

test('a key that does not open any more, since the secret of the installation is another, is replaced', async () => {
  const lin = await world.person({ password });
  const before = await world.visitor.call(getSignInKey, {});
  await world.db
    .updateTable('sealed_key')
    .set({ sealed_private: Buffer.alloc(64) })
    .execute();

  const restarted = world.visitorFrom({ node: await world.anotherNode() });

  expect((await restarted.call(getSignInKey, {})).keyId).not.toBe(before.keyId);
  expect((await restarted.signIn(lin.workNo, password)).token).toBeTruthy();
});

test('the key is renewed after 30 days, and what was encrypted a moment before still opens', async () => {
  const lin = await world.person({ password });
  const month = 30 * 24 * 3_600_000;
  world.clock.advance(month);
  await world.visitor.call(getSignInKey, {});
  world.clock.advance(month - 60_000);
  const before = await world.visitor.call(getSignInKey, {});

  world.clock.advance(60_000);

  expect((await world.visitor.call(getSignInKey, {})).keyId).not.toBe(before.keyId);
  const body = { username: lin.workNo, ...encrypted(before, password) };
  expect((await world.visitor.call(signIn, body)).userInfo.workNo).toBe(lin.workNo);
});

test('a browser that kept a key for longer than the overlap fetches the new one', async () => {
  const lin = await world.person({ password });
  const { keyId, publicKey } = await world.visitor.call(getSignInKey, {});
  world.clock.advance(30 * 24 * 3_600_000);
  await world.visitor.call(getSignInKey, {});

  world.clock.advance(10 * 60_000);

  const { nonce } = await world.visitor.call(getSignInKey, {});
  const body = { username: lin.workNo, ...encrypted({ keyId, publicKey, nonce }, password) };
  await expect(world.visitor.call(signIn, body)).rejects.toThrow('sign-in.stale');
});
