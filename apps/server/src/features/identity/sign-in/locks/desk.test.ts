import {
  listSignInLocks,
  unlockNetwork,
  unlockPerson,
} from '@portal/contract/identity/sign-in-administration';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const password = 'Woven-Cloud7';
const administrator = await world.person({ roles: ['administrator'] });

let serial = 0;
const freshAddress = () => `198.51.100.${(serial += 1)}`;

/** Fails at an account so many times, from an address of its own or the named one. */
async function failAt(workNo: string, times: number, address = freshAddress()) {
  const { signIn } = world.visitorFrom({ address });
  for (let tries = 0; tries < times; tries += 1) {
    await signIn(workNo, 'Wrong-Cloud7').catch(() => undefined);
  }
  return { address, signIn };
}

test('an administrator sees a locked account, unlocks it, and that is sealed', async () => {
  const lin = await world.person({ password, realname: '林锁' });
  const { signIn } = await failAt(lin.workNo, 5);
  await expect(signIn(lin.workNo, password)).rejects.toThrow('sign-in.locked');

  const { people } = await administrator.call(listSignInLocks, {});
  expect(people).toContainEqual({
    username: lin.workNo,
    realname: '林锁',
    failures: 5,
    lockedUntil: '2026-11-21 17:15:00',
  });
  await administrator.call(unlockPerson, { username: lin.workNo });

  expect((await signIn(lin.workNo, password)).token).toBeTruthy();
  const after = await administrator.call(listSignInLocks, {});
  expect(after.people.map(({ username }) => username)).not.toContain(lin.workNo);
  const sealed = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'sign-in.unlocked')
    .select(['actor_id', 'detail'])
    .execute();
  expect(sealed).toContainEqual({ actor_id: administrator.id, detail: { workNo: lin.workNo } });
});

test('a network that asks for work is listed, and asks for none once it is unlocked', async () => {
  const address = freshAddress();
  for (let index = 0; index < 19; index += 1) await failAt(`guessed_${index}`, 1, address);
  const lin = await world.person({ password });
  const { signIn } = world.visitorFrom({ address });
  await expect(signIn(lin.workNo, password)).rejects.toThrow('sign-in.challenge');

  const { networks } = await administrator.call(listSignInLocks, {});
  expect(networks).toContainEqual({ network: address, failures: 19, lockedUntil: null });
  await administrator.call(unlockNetwork, { network: address });

  expect((await signIn(lin.workNo, password)).token).toBeTruthy();
});

test('what strangers typed is not listed: only people there are, of the tenant one works in', async () => {
  const other = await world.db
    .insertInto('tenant')
    .values({ id: 4_711, name: '另一租户' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const foreign = await world.person({ password, tenantId: other.id });
  await failAt('nobody_of_that_name', 5);
  await failAt(foreign.workNo, 5);

  const { people } = await administrator.call(listSignInLocks, {});

  const names = people.map(({ username }) => username);
  expect(names).not.toContain('nobody_of_that_name');
  expect(names).not.toContain(foreign.workNo);
  const unlock = administrator.call(unlockPerson, { username: foreign.workNo });
  await expect(unlock).rejects.toThrow('person.not-found');
});

test.each(['store-clerk', 'auditor'])(
  'a member of %s sees no locks and lifts none',
  async (role) => {
    const { call } = await world.person({ roles: [role] });

    await expect(call(listSignInLocks, {})).rejects.toThrow('action.denied');
    await expect(call(unlockPerson, { username: 'x' })).rejects.toThrow('action.denied');
    await expect(call(unlockNetwork, { network: 'x' })).rejects.toThrow('action.denied');
  },
);
