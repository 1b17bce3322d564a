import { listMine } from '@portal/contract/notices/announcements';
import { getPermissions } from '@portal/contract/access/permissions';
import {
  getReauthenticationMethods,
  reauthenticateByPassword,
  reauthenticateByRecoveryCode,
  reauthenticateByTotp,
} from '@portal/contract/identity/reauthentication';
import { listRoles } from '@portal/contract/access/roles';
import {
  beginPasskey,
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
} from '@portal/contract/identity/second-factor';
import { getSignInKey } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { encrypted } from '@portal/testing/sign-in';
import { authenticatorCode } from '@portal/testing/totp';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp, openFirstFactor } from '#testing/identity/second-factor.ts';

// What somebody who knows the password may try at the second step.

const minute = 60_000;
const step = minute / 2;
const password = 'Woven-Cloud7';
const world = await startWorld({ secondFactorRoles: ['auditor'] });
const { clock } = world;

let serial = 0;
/** Signs in with the password, from an address nobody used before. */
async function enter({ workNo }: { workNo: string }, node = world.app) {
  const address = `198.51.100.${(serial += 1)}`;
  const { token } = await world.visitorFrom({ address, node }).signIn(workNo, password);
  return callsOn(node, { clock, token, workNo, address });
}

/** Somebody with an authenticator app, whose next code is still to come. */
async function withApp() {
  const person = await world.person({ password });
  const added = await addTotp(person.call, clock);
  clock.advance(step);
  return { ...person, ...added };
}

/** A code that is surely not right at the moment. */
const wrongFor = (app: () => string) =>
  String((Number(app()) + 500_000) % 1_000_000).padStart(6, '0');

const outcome = (trying: Promise<unknown>): Promise<string> =>
  trying.then(
    () => 'in',
    (error: Error) => error.message,
  );

test('guessing codes ends after five, in the words of the door, and a right one does not help then', async () => {
  const lin = await withApp();
  const call = await enter(lin);

  const met = [];
  for (let index = 0; index < 6; index += 1) {
    met.push(await outcome(call(reauthenticateByTotp, { code: wrongFor(lin.app) })));
  }

  expect(met).toEqual([
    ...Array.from({ length: 5 }, () => 'second-factor.failed'),
    'sign-in.locked',
  ]);
  expect(await outcome(call(reauthenticateByTotp, { code: lin.app() }))).toBe('sign-in.locked');
  clock.advance(15 * minute);
  expect(await outcome(call(reauthenticateByTotp, { code: lin.app() }))).toBe('in');
});

test('signing in anew, from elsewhere, on another node or with another kind of code wins no further guesses', async () => {
  const lin = await withApp();
  const guesses = [
    async () => (await enter(lin))(reauthenticateByTotp, { code: wrongFor(lin.app) }),
    async () => (await enter(lin))(reauthenticateByRecoveryCode, { code: '00000-00000' }),
  ];
  for (let index = 0; index < 5; index += 1) await outcome(guesses[index % 2]?.() ?? enter(lin));

  const there = await enter(lin, await world.anotherNode());

  expect(await outcome(there(reauthenticateByTotp, { code: lin.app() }))).toBe('sign-in.locked');
});

test('of thirty guesses at the same moment no more than the allowed ones are looked at', async () => {
  const lin = await withApp();
  const call = await enter(lin);

  const met = await Promise.all(
    Array.from({ length: 30 }, () =>
      outcome(call(reauthenticateByTotp, { code: wrongFor(lin.app) })),
    ),
  );

  expect(met.filter((reason) => reason === 'second-factor.failed').length).toBeLessThanOrEqual(5);
  expect(await outcome(call(reauthenticateByTotp, { code: lin.app() }))).toBe('sign-in.locked');
});

test('of sixteen uses of one code exactly one is let through', async () => {
  const lin = await withApp();
  const sessions = await Promise.all(Array.from({ length: 16 }, () => enter(lin)));
  const code = lin.app();

  const met = await Promise.all(
    sessions.map((call) => outcome(call(reauthenticateByTotp, { code }))),
  );

  expect(met.filter((reason) => reason === 'in')).toHaveLength(1);
  const opened = await Promise.all(sessions.map((call) => outcome(call(listMine, {}))));
  expect(opened.filter((reason) => reason === 'in')).toHaveLength(1);
});

test('of sixteen uses of one recovery code exactly one is let through', async () => {
  const lin = await withApp();
  const sessions = await Promise.all(Array.from({ length: 16 }, () => enter(lin)));
  const [code = ''] = lin.recoveryCodes;

  const met = await Promise.all(
    sessions.map((call) => outcome(call(reauthenticateByRecoveryCode, { code }))),
  );

  expect(met.filter((reason) => reason === 'in')).toHaveLength(1);
});

test('a code somebody looked at over a shoulder is worth nothing once it was used', async () => {
  const lin = await withApp();
  const code = lin.app();
  await (
    await enter(lin)
  )(reauthenticateByTotp, { code });

  expect(await outcome((await enter(lin))(reauthenticateByTotp, { code }))).toBe(
    'second-factor.failed',
  );
});

test('the code that added an app does not open it a second time', async () => {
  const lin = await world.person({ password });
  const { app } = await addTotp(lin.call, clock);

  expect(await outcome((await enter(lin))(reauthenticateByTotp, { code: app() }))).toBe(
    'second-factor.failed',
  );
});

test('a code or a recovery code of somebody else opens nothing', async () => {
  const [lin, wang] = [await withApp(), await withApp()];
  const call = await enter(lin);

  expect(await outcome(call(reauthenticateByTotp, { code: wang.app() }))).toBe(
    'second-factor.failed',
  );
  expect(
    await outcome(call(reauthenticateByRecoveryCode, { code: wang.recoveryCodes[0] ?? '' })),
  ).toBe('second-factor.failed');
});

test('a row of one person in the place of another does not open with the first one’s app', async () => {
  const [lin, wang] = [await withApp(), await withApp()];
  await world.db
    .updateTable('totp_secret')
    .set((row) => ({
      sealed: row.selectFrom('totp_secret').where('person_id', '=', wang.id).select('sealed'),
    }))
    .where('person_id', '=', lin.id)
    .execute();

  expect(await outcome((await enter(lin))(reauthenticateByTotp, { code: wang.app() }))).toBe(
    'server.defect',
  );
});

test('whoever owes a second factor and has one opens no business, and cannot add another instead', async () => {
  const call = await enter(await withApp());

  const met = [
    await outcome(call(listMine, {})),
    await outcome(call(listRoles, {})),
    await outcome(call(listSubsystems, {})),
    await outcome(call(getPermissions, { systemType: 'ams' })),
    await outcome(call(beginTotp, {})),
    await outcome(call(beginPasskey, {})),
    await outcome(call(removeTotp, {})),
    await outcome(call(renewRecoveryCodes, {})),
  ];

  expect(met).toEqual(met.map(() => 'due.second-factor'));
});

test('a draft that was begun when there was no second factor does not add one past the one there is', async () => {
  const officer = await world.person({ password, roles: ['auditor'] });
  const [first, second] = [await enter(officer), await enter(officer)];
  for (const call of [first, second]) await openFirstFactor(world, { ...officer, call });
  const { secret, draft } = await second(beginTotp, {});
  await addTotp(first, clock);

  const code = authenticatorCode(secret, clock.now());
  expect(await outcome(second(confirmTotp, { draft, code }))).toBe('due.second-factor');
  expect(await outcome(second(listMine, {}))).toBe('due.second-factor');
});

test.each([
  ['another person', async () => (await world.person()).call],
  ['another session of the same person', undefined],
])('a draft of one session is worth nothing in that of %s', async (_, other) => {
  const lin = await world.person({ password });
  const { secret, draft } = await lin.call(beginTotp, {});
  const call = other ? await other() : await enter(lin);

  const code = authenticatorCode(secret, clock.now());
  expect(await outcome(call(confirmTotp, { draft, code }))).toBe('second-factor.stale');
});

test('a draft is good for ten minutes, and one that was changed for nothing', async () => {
  const lin = await world.person();
  const { secret, draft } = await lin.call(beginTotp, {});
  const code = () => authenticatorCode(secret, clock.now());
  const forged = draft.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));

  expect(await outcome(lin.call(confirmTotp, { draft: forged, code: code() }))).toBe(
    'second-factor.stale',
  );
  clock.advance(10 * minute);
  expect(await outcome(lin.call(confirmTotp, { draft, code: code() }))).toBe('second-factor.stale');
});

test('the password does not stand for the second factor', async () => {
  const lin = await withApp();
  const call = await enter(lin);
  const key = await world.visitor.call(getSignInKey, {});

  expect(await outcome(call(reauthenticateByPassword, encrypted(key, password)))).toBe(
    'second-factor.failed',
  );
  expect(await outcome(call(listMine, {}))).toBe('due.second-factor');
});

test('showing the password again settles nothing for somebody who has to add a second factor', async () => {
  const call = await enter(await world.person({ password, roles: ['auditor'] }));
  const key = await world.visitor.call(getSignInKey, {});

  await call(reauthenticateByPassword, encrypted(key, password));

  expect(await outcome(call(listMine, {}))).toBe('due.second-factor');
});

test('a stranger learns nothing of anybody’s second factor', async () => {
  const { call } = world.visitorFrom({});

  expect(await outcome(call(getReauthenticationMethods, {}))).toBe('session.expired');
  expect(await outcome(call(reauthenticateByTotp, { code: '000000' }))).toBe('session.expired');
});

test('neither secret nor recovery code stands readable in the database or in the log', async () => {
  const lin = await world.person();
  const { secret, draft } = await lin.call(beginTotp, {});
  const code = authenticatorCode(secret, clock.now());
  const { recoveryCodes } = await lin.call(confirmTotp, { draft, code });

  const kept = [
    await world.db.selectFrom('totp_secret').selectAll().execute(),
    await world.db.selectFrom('recovery_code').selectAll().execute(),
    await world.db.selectFrom('audit_entry').selectAll().execute(),
  ];
  const readable = JSON.stringify(kept) + world.logged.join('');
  for (const told of [secret, draft, code, ...recoveryCodes]) expect(readable).not.toContain(told);
});
