import { type AlongQuestion } from '@portal/contract/along';
import { getBoard } from '@portal/contract/analysis/board';
import { listMine } from '@portal/contract/notices/announcements';
import { selectStores } from '@portal/contract/workplace/contexts';
import { getPermissions } from '@portal/contract/access/permissions';
import { getSignInKey, signIn, signOut } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { encrypted } from '@portal/testing/sign-in';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

// What the first page needs is asked along with the sign-in, and is no way around any rule.

const day = 86_400_000;
// With a public origin no other host is served, and what comes along asks for that one too.
const world = await startWorld({ publicOrigin: 'https://portal.example' });
const password = 'Woven-Cloud7';
const storeClerk = { password, roles: ['store-clerk'], stores: ['S02001'] };

const systems: AlongQuestion = { path: listSubsystems.path, input: {} };
const menu: AlongQuestion = { path: getPermissions.path, input: { systemType: 'ors' } };
const boardOf = (no: string): AlongQuestion => ({
  path: getBoard.path,
  input: { system: 'ors', period: 'month' },
  about: { kind: 'store', no },
});

async function signInAsking(workNo: string, along: AlongQuestion[]) {
  const { call } = world.visitorFrom({ address: '192.0.2.40' });
  const key = await call(getSignInKey, {});
  return call(signIn, { username: workNo, ...encrypted(key, password), along });
}

test('what is asked along is answered as the same token is answered right after', async () => {
  const lin = await world.person(storeClerk);

  const { along } = await signInAsking(lin.workNo, [systems, menu, boardOf('S02001')]);

  const inStore = lin.tab({ storeNo: 'S02001' });
  expect(along?.map((answer) => answer?.result)).toEqual([
    await lin.call(listSubsystems, {}),
    await lin.call(getPermissions, { systemType: 'ors' }),
    await inStore(getBoard, { system: 'ors', period: 'month' }),
  ]);
  expect(along?.map((answer) => answer?.epochs)).toEqual(
    Array(3).fill(expect.stringMatching(/\d/)),
  );
});

test('a store that is not theirs is answered nothing along, and the sign-in stands', async () => {
  const lin = await world.person(storeClerk);

  const { token, along } = await signInAsking(lin.workNo, [boardOf('S02002'), systems]);

  expect(along).toEqual([null, { result: expect.any(Array), epochs: expect.any(String) }]);
  expect(token).toMatch(/^[\w-]{43}$/);
});

test('only what says so comes along: no other reading, no change, nothing that does not exist', async () => {
  const lin = await world.person(storeClerk);
  const others = [listMine.path, signOut.path, '/nowhere', '../metrics'];

  const { along } = await signInAsking(lin.workNo, [
    ...others.map((path) => ({ path, input: {} })),
    menu,
  ]);

  expect(along?.slice(0, -1)).toEqual(others.map(() => null));
  // So nobody was signed out.
  expect(along?.at(-1)).not.toBeNull();
});

test('bad input of a question is that question’s alone', async () => {
  const lin = await world.person(storeClerk);
  const bad = [
    { ...menu, input: { systemType: 'ors\r\nx-access-token: x' } },
    { ...menu, input: {} },
    { path: selectStores.path, input: { pageSize: '1000' } },
    boardOf('S02001;--'),
  ];

  const { along } = await signInAsking(lin.workNo, [...bad, menu]);

  expect(along?.slice(0, -1)).toEqual(bad.map(() => null));
  expect(along?.at(-1)).not.toBeNull();
});

test('who owes a new password is told no figures along', async () => {
  const lin = await world.person({
    ...storeClerk,
    passwordChangedAt: new Date(world.clock.now().getTime() - 91 * day),
  });

  const { due, along } = await signInAsking(lin.workNo, [menu, boardOf('S02001')]);

  expect(due).toEqual(['password']);
  expect(along).toEqual([expect.anything(), null]);
});

test('a board that takes too long is left out, and nobody waits for it at the door', async () => {
  // Nobody else has these memberships, so that no colleague's board is kept.
  const lin = await world.person({ ...storeClerk, departments: ['d-a01a10'] });

  const { along } = await world.db.transaction().execute(async (tx) => {
    await sql`lock table sales_day in access exclusive mode`.execute(tx);
    return signInAsking(lin.workNo, [boardOf('S02001'), menu]);
  });

  expect(along).toEqual([null, expect.anything()]);
});

test('a ninth question refuses the sign-in as bad input, and who asks none is answered none', async () => {
  const lin = await world.person(storeClerk);

  await expect(
    signInAsking(
      lin.workNo,
      Array.from({ length: 9 }, () => systems),
    ),
  ).rejects.toThrow('input.invalid');
  expect(await world.signIn(lin.workNo, password)).not.toHaveProperty('along');
});
