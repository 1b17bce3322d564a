import { listMine } from '@portal/contract/notices/announcements';
import {
  getReauthenticationMethods,
  reauthenticateByRecoveryCode,
  reauthenticateByTotp,
} from '@portal/contract/identity/reauthentication';
import {
  beginTotp,
  confirmTotp,
  getSecondFactors,
  removeTotp,
  renewRecoveryCodes,
} from '@portal/contract/identity/second-factor';
import { getLoginValid, signOut } from '@portal/contract/identity/session';
import { authenticatorCode } from '@portal/testing/totp';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp, openFirstFactor } from '#testing/identity/second-factor.ts';

const step = 30_000;
const password = 'Woven-Cloud7';
const world = await startWorld({ secondFactorRoles: ['auditor'] });
const { clock } = world;

/** Signs in with the password and answers what is due then, and how to go on. */
async function enter({ workNo }: { workNo: string }) {
  const { token, due } = await world.signIn(workNo, password);
  return { due, call: callsOn(world.app, { clock, token, workNo }) };
}

test('who has no second factor and needs none is in with the password', async () => {
  const lin = await enter(await world.person({ password }));

  expect(lin.due).toEqual([]);
  expect(await lin.call(getSecondFactors, {})).toMatchObject({ isRequired: false, totp: null });
});

test('who has added an authenticator app is asked for its code from the next sign-in on', async () => {
  const lin = await world.person({ password });
  const { app } = await addTotp(lin.call, clock);
  clock.advance(step);

  const { due, call } = await enter(lin);

  expect(due).toEqual(['second-factor']);
  await expect(call(listMine, {})).rejects.toThrow('due.second-factor');
  expect(await call(getReauthenticationMethods, {})).toEqual({
    isEnrolled: true,
    isFresh: true,
    ways: ['totp', 'recovery-code'],
  });
  await call(reauthenticateByTotp, { code: app() });
  expect(await call(listMine, {})).toBeTruthy();
});

test('an app whose clock is half a minute off is believed, one a whole minute off is not', async () => {
  const lin = await world.person({ password });
  const { secret, draft } = await lin.call(beginTotp, {});
  const codeAfter = (ms: number) => authenticatorCode(secret, new Date(clock.now().getTime() + ms));
  await expect(lin.call(confirmTotp, { draft, code: codeAfter(2 * step) })).rejects.toThrow(
    'second-factor.failed',
  );
  await expect(lin.call(confirmTotp, { draft, code: codeAfter(-2 * step) })).rejects.toThrow(
    'second-factor.failed',
  );
  await lin.call(confirmTotp, { draft, code: codeAfter(-step) });

  const { call } = await enter(lin);
  await expect(call(reauthenticateByTotp, { code: codeAfter(2 * step) })).rejects.toThrow(
    'second-factor.failed',
  );
  await call(reauthenticateByTotp, { code: codeAfter(step) });

  expect(await call(listMine, {})).toBeTruthy();
});

test('whose role asks for a second factor adds one before anything else, and then is in', async () => {
  const officer = await world.person({ password, roles: ['auditor'] });
  const { due, call } = await enter(officer);

  expect(due).toEqual(['second-factor']);
  expect(await call(getReauthenticationMethods, {})).toEqual({
    isEnrolled: false,
    isFresh: true,
    ways: ['password'],
  });
  await expect(call(listMine, {})).rejects.toThrow('due.second-factor');
  await openFirstFactor(world, { ...officer, call });
  const { recoveryCodes } = await addTotp(call, clock);

  expect(recoveryCodes).toHaveLength(10);
  expect(await call(listMine, {})).toBeTruthy();
  expect(await call(getSecondFactors, {})).toMatchObject({
    isRequired: true,
    recoveryCodesLeft: 10,
  });
});

test('who still owes a second factor may leave', async () => {
  const { call } = await enter(await world.person({ password, roles: ['auditor'] }));

  await call(signOut, {});

  expect(await call(getLoginValid, {})).toBe(false);
});

test('a recovery code opens once, however it is typed, and is used up', async () => {
  const lin = await world.person({ password });
  const { recoveryCodes } = await addTotp(lin.call, clock);
  const [first = '', second = ''] = recoveryCodes;

  const { call } = await enter(lin);
  await call(reauthenticateByRecoveryCode, { code: first.toLowerCase().replace('-', ' ') });
  expect(await call(getSecondFactors, {})).toMatchObject({ recoveryCodesLeft: 9 });

  const again = await enter(lin);
  await expect(again.call(reauthenticateByRecoveryCode, { code: first })).rejects.toThrow(
    'second-factor.failed',
  );
  await again.call(reauthenticateByRecoveryCode, { code: second });
});

test('new recovery codes put an end to the old ones', async () => {
  const lin = await world.person({ password });
  const { recoveryCodes: old } = await addTotp(lin.call, clock);
  const { recoveryCodes: fresh } = await lin.call(renewRecoveryCodes, {});

  const { call } = await enter(lin);
  await expect(call(reauthenticateByRecoveryCode, { code: old[0] ?? '' })).rejects.toThrow(
    'second-factor.failed',
  );
  await call(reauthenticateByRecoveryCode, { code: fresh[0] ?? '' });

  expect(new Set([...old, ...fresh]).size).toBe(20);
});

test('who does without again is in with the password, and old recovery codes are worth nothing', async () => {
  const lin = await world.person({ password });
  await addTotp(lin.call, clock);
  await lin.call(removeTotp, {});

  expect((await enter(lin)).due).toEqual([]);
  expect(await lin.call(getSecondFactors, {})).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
  await expect(lin.call(renewRecoveryCodes, {})).rejects.toThrow('second-factor.none');
});

test('where a role asks for it, the last one stays', async () => {
  const officer = await world.person({ password, roles: ['auditor'] });
  await addTotp(officer.call, clock);

  await expect(officer.call(removeTotp, {})).rejects.toThrow('second-factor.last');

  expect((await officer.call(getSecondFactors, {})).totp).not.toBeNull();
});

test('an app that takes the place of another is the only one that counts', async () => {
  const lin = await world.person({ password });
  const { app: lost } = await addTotp(lin.call, clock);
  const { app, recoveryCodes } = await addTotp(lin.call, clock);
  clock.advance(step);

  const { call } = await enter(lin);
  await expect(call(reauthenticateByTotp, { code: lost() })).rejects.toThrow(
    'second-factor.failed',
  );
  await call(reauthenticateByTotp, { code: app() });

  expect(recoveryCodes).toEqual([]);
});

test('every change and every proof leaves an entry', async () => {
  const lin = await world.person({ password });
  const { recoveryCodes } = await addTotp(lin.call, clock);
  await lin.call(renewRecoveryCodes, {});
  const { call } = await enter(lin);
  await call(reauthenticateByRecoveryCode, { code: recoveryCodes[0] ?? '' }).catch(() => undefined);
  await lin.call(removeTotp, {});

  const entries = await world.db
    .selectFrom('audit_entry')
    .where('actor_id', '=', lin.id)
    .where('kind', '<>', 'refusal')
    .select(['kind', 'detail'])
    .orderBy('seq')
    .execute();
  expect(entries).toEqual([
    { kind: 'second-factor.added', detail: { factor: 'totp' } },
    { kind: 'recovery-codes.renewed', detail: {} },
    { kind: 'sign-in', detail: { method: 'password' } },
    { kind: 'second-factor.removed', detail: { factor: 'totp' } },
  ]);
});

test('whose password is to be changed, too, adds and shows the second factor first', async () => {
  const officer = await world.person({ password, passwordChangedAt: null, roles: ['auditor'] });
  const first = await enter(officer);
  expect(first.due).toEqual(['second-factor', 'password']);
  await openFirstFactor(world, { ...officer, call: first.call });
  const { app } = await addTotp(first.call, clock);
  await expect(first.call(listMine, {})).rejects.toThrow('due.password');
  clock.advance(step);

  const { call } = await enter(officer);
  await call(reauthenticateByTotp, { code: app() });

  await expect(call(listMine, {})).rejects.toThrow('due.password');
  await expect(call(beginTotp, {})).rejects.toThrow('due.password');
});
