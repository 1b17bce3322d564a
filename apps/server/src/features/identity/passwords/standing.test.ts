import { getBoard } from '@portal/contract/analysis/board';
import {
  getAnnouncement,
  listMine,
  markRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import { getOwnDepartments, selectDepartment } from '@portal/contract/workplace/departments';
import { getDictionaryItems } from '@portal/contract/workplace/dictionaries';
import { endOtherSessions, listOwnSessions } from '@portal/contract/identity/own-sessions';
import { checkPassword } from '@portal/contract/identity/passwords';
import { getPermissions } from '@portal/contract/access/permissions';
import { listRoles } from '@portal/contract/access/roles';
import { getLoginValid, getSignInKey, signOut } from '@portal/contract/identity/session';
import { listSubsystems, updateDefaultSystem } from '@portal/contract/subsystems/subsystems';
import { changePasswordWith } from '@portal/testing/sign-in';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const day = 24 * 3_600_000;
const password = 'Woven-Cloud7';
const world = await startWorld();

/** Somebody whose password is this many days old. */
const personWith = (ageInDays: number) =>
  world.person({
    password,
    passwordChangedAt: new Date(world.clock.now().getTime() - ageInDays * day),
  });
const ms = 1 / day;

test('PWD-01 a password that was never changed is initial, and has to be changed', async () => {
  const lin = await world.person({ password, passwordChangedAt: null });

  expect(await lin.call(checkPassword, { workNo: lin.workNo })).toEqual({
    isInitial: true,
    createTime: '2026-11-21 17:00:00', // when the account was made
    state: 'initial',
    daysLeft: null,
    policy: 'spec',
  });
  expect((await world.signIn(lin.workNo, password)).due).toEqual(['password']);
});

test.each([
  [0, 'ok', 90],
  [84, 'ok', 6],
  [85 - ms, 'ok', 6],
  [85, 'warning', 5],
  [86, 'warning', 4],
  [89, 'warning', 1],
  [90 - ms, 'warning', 1],
  [90, 'expired', null],
  [200, 'expired', null],
])('CON-10 at %d days a password is %s, with %s days left', async (age, state, daysLeft) => {
  const lin = await personWith(age);

  const standing = await lin.call(checkPassword, { workNo: lin.workNo });

  expect(standing).toMatchObject({ isInitial: false, state, daysLeft });
});

test('CON-10 a password closes the session at ninety days by our clock, though it was open a moment before', async () => {
  const lin = await personWith(90 - 1 / 24);
  expect(await lin.call(listMine, {})).toBeTruthy();

  world.clock.advance(day / 24);

  await expect(lin.call(listMine, {})).rejects.toThrow('due.password');
  expect((await world.signIn(lin.workNo, password)).due).toEqual(['password']);
});

test('a changed password begins a life of its own', async () => {
  const lin = await personWith(100);

  await changePasswordWith(lin.call, { workNo: lin.workNo, from: password, to: 'Kelp-72913' });

  expect(await lin.call(checkPassword, { workNo: lin.workNo })).toMatchObject({
    state: 'ok',
    daysLeft: 90,
  });
});

test('A37 nobody is told how the password of another stands, and strangers nothing at all', async () => {
  const [lin, wang] = [
    await world.person(),
    await world.person({ password, passwordChangedAt: null }),
  ];

  await expect(lin.call(checkPassword, { workNo: wang.workNo })).rejects.toThrow('claim.mismatch');
  await expect(lin.call(checkPassword, { workNo: 'nobody' })).rejects.toThrow('claim.mismatch');
  await expect(world.visitor.call(checkPassword, { workNo: wang.workNo })).rejects.toThrow(
    'session.expired',
  );
});

test('A32 a session that owes a new password opens no business', async () => {
  const { call, workNo } = await world.person({ password, passwordChangedAt: null });
  const tries = await Promise.allSettled([
    call(listMine, {}),
    call(pageMine, { pageNo: '1', pageSize: '10' }),
    call(getAnnouncement, { id: 'any' }),
    call(markRead, { anntId: 'any' }),
    call(getDictionaryItems, { dictCode: 'sex' }),
    call(listRoles, {}),
    call(getBoard, { system: 'crm', period: 'day' }),
    call(updateDefaultSystem, { defaultSystem: 'crm' }),
    call(getOwnDepartments, {}),
    call(selectDepartment, { orgCode: 'A01', username: workNo }),
    call(listOwnSessions, {}),
    call(endOtherSessions, {}),
  ]);

  for (const each of tries) {
    expect(each).toMatchObject({ reason: new Error('due.password') });
  }
});

test('A32 it opens what a page needs to have the password changed, and the way out', async () => {
  const lin = await world.person({ password, passwordChangedAt: null });
  const { call, workNo } = lin;

  expect(await call(getPermissions, { systemType: 'ams' })).toBeTruthy();
  expect(await call(listSubsystems, {})).toBeTruthy();
  expect(await call(checkPassword, { workNo })).toBeTruthy();
  expect(await call(getSignInKey, {})).toBeTruthy();
  expect(await call(getLoginValid, {})).toBe(true);
  expect(await changePasswordWith(call, { workNo, from: password, to: 'Kelp-72913' })).toBeNull();
  expect(await call(signOut, {})).toBeNull();
});

test('where passwords do not age, an old one is fine, and a new one is measured by its length', async () => {
  const other = await startWorld({ passwordLifeMs: null, passwordPolicy: 'nist' }, onTestFinished);
  const lin = await other.person({ password, passwordChangedAt: new Date('2020-01-01T00:00:00Z') });
  const changeTo = (to: string) =>
    changePasswordWith(lin.call, { workNo: lin.workNo, from: password, to });

  expect(await lin.call(checkPassword, { workNo: lin.workNo })).toMatchObject({
    state: 'ok',
    daysLeft: null,
    policy: 'nist',
  });
  await expect(changeTo('Kelp-72913')).rejects.toThrow('password.unfit');
  expect(await changeTo('kelp moss heron')).toBeNull();
});
