import { openEnrolment } from '@portal/contract/identity/enrolment';
import { getPermissions } from '@portal/contract/access/permissions';
import { listRoles } from '@portal/contract/access/roles';
import { beginTotp } from '@portal/contract/identity/second-factor';
import { getSetup, makeAdministrator } from '@portal/contract/operations/setup';
import { getSignInKey } from '@portal/contract/identity/session';
import { sealed } from '@portal/testing/sign-in';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createTickets } from '#platform/tokens/tickets.ts';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp } from '#testing/identity/second-factor.ts';
import { emptyDatabase } from '#testing/database/clone.ts';
import { offerSetup } from './offer.ts';
import { migrationFolders } from '../../../systems.ts';

const world = await startWorld();
const { db, clock } = world;
const directory = await mkdtemp(join(tmpdir(), 'portal-setup-'));
afterAll(() => rm(directory, { recursive: true }));
const password = 'Kelp-72913';

/** An installation in which nobody administers. */
beforeEach(async () => {
  await db.updateTable('tenant').set({ administered: false }).execute();
  await db.deleteFrom('person_role').where('role_code', '=', 'administrator').execute();
});

/** Offers the setup token, as a start of the server does. */
const offer = () => offerSetup({ db, tickets: createTickets({ db, clock }) }, { directory });

interface Attempt {
  token: string;
  username?: string;
  password?: string;
  again?: string;
}

async function make({
  token,
  username = 'first_admin',
  ...typed
}: Attempt): Promise<{ enrolmentCode: string }> {
  const { call } = world.visitor;
  const key = await call(getSignInKey, {});
  const { password: first = password, again = first } = typed;
  return call(makeAdministrator, {
    token,
    username,
    realname: '首位管理员',
    password: sealed(key, first),
    confirmpassword: sealed(key, again),
    keyId: key.keyId,
  });
}

test('who holds the token makes the first administrator, who signs in with the password they chose', async () => {
  const token = (await offer())?.token ?? '';
  expect(await world.visitor.call(getSetup, {})).toEqual({ isOpen: true, policy: 'spec' });

  await make({ token });

  const { userInfo, due } = await world.signIn('first_admin', password);
  expect(userInfo).toMatchObject({ realname: '首位管理员', loginTenantId: 0 });
  expect(due).toEqual([]);
  expect(await world.visitor.call(getSetup, {})).toMatchObject({ isOpen: false });
});

test('FIX-12 who has just shown the token adds the first second factor with what set-up brought them', async () => {
  const { enrolmentCode: code } = await make({
    token: (await offer())?.token ?? '',
    username: 'enrolled_admin',
  });
  const { token } = await world.signIn('enrolled_admin', password);
  const call = callsOn(world.app, { clock, token, workNo: 'enrolled_admin' });
  await expect(call(beginTotp, {})).rejects.toThrow('enrolment.due');

  await call(openEnrolment, { code });

  expect((await addTotp(call, clock)).recoveryCodes).toHaveLength(10);
});

test('the role they get holds every page and action there is, also what is installed later', async () => {
  await db.deleteFrom('role').where('code', '=', 'administrator').execute();
  await make({ token: (await offer())?.token ?? '', username: 'second_admin' });
  const { token } = await world.signIn('second_admin', password);
  const call = callsOn(world.app, { clock, token, workNo: 'second_admin' });
  const menuOf = async () =>
    JSON.stringify((await call(getPermissions, { systemType: 'ams' })).menu);
  expect(await menuOf()).toContain('/ams/monitor');

  await db
    .insertInto('action')
    .values({ code: 'ams:tower:list', subsystem: 'ams', describe: '查看' })
    .execute();
  await db
    .insertInto('menu_item')
    .values({
      subsystem: 'ams',
      path: '/ams/tower',
      name: 'tower',
      component: 'ams/tower',
      title: '塔台',
      permission: 'ams:tower:list',
    })
    .execute();

  await expect.poll(menuOf).toContain('/ams/tower');
  const role = (await call(listRoles, {})).find(({ roleCode }) => roleCode === 'administrator');
  const items = await db.selectFrom('menu_item').select('id').execute();
  expect(role).toMatchObject({ members: 1, menuItems: items.length });
});

test('without the token nobody is made, nor with one that is too old', async () => {
  const token = (await offer())?.token ?? '';
  await expect(make({ token: 'A'.repeat(43), username: 'stranger' })).rejects.toThrow(
    'setup.closed',
  );

  clock.advance(24 * 3_600_000);

  await expect(make({ token, username: 'stranger' })).rejects.toThrow('setup.closed');
});

test('of eight who show the token at the same moment one becomes administrator', async () => {
  const token = (await offer())?.token ?? '';

  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => make({ token, username: `racer_${index}` })),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('where there is an administrator no token opens anything, not even one made before', async () => {
  const [one, other] = [(await offer())?.token ?? '', (await offer())?.token ?? ''];
  await make({ token: one, username: 'third_admin' });

  await expect(make({ token: other, username: 'fourth_admin' })).rejects.toThrow('setup.closed');
  expect(await offer()).toBeUndefined();
});

test('a refused password or a work number that is taken leaves the token good', async () => {
  const token = (await offer())?.token ?? '';
  const lin = await world.person();

  await expect(make({ token, password: 'kelp', username: 'fifth_admin' })).rejects.toThrow(
    'password.unfit',
  );
  await expect(make({ token, again: 'Kelp-72914', username: 'fifth_admin' })).rejects.toThrow(
    'password.unfit',
  );
  await expect(make({ token, username: lin.workNo })).rejects.toThrow('setup.work-no-taken');

  expect(await make({ token, username: 'fifth_admin' })).toHaveProperty('enrolmentCode');
});

test('the token lies in a file that its owner alone can read, until there is an administrator', async () => {
  const { token, file } = (await offer()) ?? { token: '', file: '' };

  expect((await readFile(file ?? '', 'utf8')).trim()).toBe(token);
  expect((await stat(file ?? '')).mode & 0o777).toBe(0o600);
  await make({ token, username: 'sixth_admin' });
  await offer();
  await expect(stat(file ?? '')).rejects.toThrow('ENOENT');
});

test('where no file can be written the token is offered all the same', async () => {
  const tickets = createTickets({ db, clock });

  const offered = await offerSetup({ db, tickets }, { directory: '/dev/null/portal' });

  expect(offered).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), file: undefined });
});

test('the database holds no token, only what it hashes to', async () => {
  const token = (await offer())?.token ?? '';
  const rows = await db.selectFrom('ticket').selectAll().execute();

  const text = JSON.stringify(rows) + rows.map(({ hash }) => hash.toString('base64url')).join();
  expect(text).not.toContain(token);
});

test('a database that has just been made has no account at all, and waits for the first', async () => {
  const own = await emptyDatabase();
  await migrate(own.url, migrationFolders);
  const fresh = openDatabase(own.url);

  const people = await fresh.selectFrom('person').selectAll().execute();
  const offered = await offerSetup(
    { db: fresh, tickets: createTickets({ db: fresh, clock }) },
    { directory },
  );

  expect(people).toEqual([]);
  expect(offered).toBeDefined();
  await closeDatabase(fresh);
  await own.drop();
});
