import { getPermissions } from '@portal/contract/access/permissions';
import { listRoles } from '@portal/contract/access/roles';
import { expect, test } from 'vitest';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld, type Person } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { roleIn } from '#testing/fixtures/role.ts';

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);
const listsRoles = 'ams:role:list';
const rolePages = ['ams-sampleRole', 'ams-sampleRole-list'];

const setAction = (code: string, change: { type?: '1' | '2'; status?: '0' | '1' }) =>
  world.db.updateTable('action').set(change).where('code', '=', code).execute();

/** Returns true if the server lets a user list the roles. */
const mayList = (person: Person) =>
  person.call(listRoles, {}).then(
    () => 'let in',
    (error: Error) => error.message,
  );

const menuOf = async (person: Person) =>
  (await person.call(getPermissions, { systemType: 'ams' })).menu;

/** The call as a browser makes it that remembers an earlier answer. */
const ask = (person: Person, remembered?: string) =>
  world.inject({
    method: 'POST',
    url: '/api/common/sys/userPermission/getUserPermissionByToken',
    headers: {
      ...person.headers,
      systemtype: 'ams',
      ...(remembered && { 'if-none-match': remembered }),
    },
  });

test('PRM-01 whoever holds the action of a call is let in', async () => {
  const holder = await world.person({ roles: [await makeRole({ actions: [listsRoles] })] });

  expect(await mayList(holder)).toBe('let in');
});

test('PRM-02 whoever does not hold it is turned away, menu or no menu', async () => {
  const stranger = await world.person();
  const reader = await world.person({ roles: [await makeRole({ menuItems: rolePages })] });

  expect(await mayList(stranger)).toBe('action.denied');
  expect(await mayList(reader)).toBe('action.denied');
});

test('PRM-03 a rule that is switched off admits everybody, until it is on again', async () => {
  const stranger = await world.person();

  await setAction(listsRoles, { status: '0' });
  await expect.poll(() => mayList(stranger)).toBe('let in');
  await setAction(listsRoles, { status: '1' });
  await expect.poll(() => mayList(stranger)).toBe('action.denied');
});

test('PRM-04 each code is held by itself: one that reads as two cannot be kept', async () => {
  const twoInOne = { code: `${listsRoles},ams:role:add`, subsystem: 'ams', describe: '两个' };

  await expect(world.db.insertInto('action').values(twoInOne).execute()).rejects.toThrow('check');
});

test('PRM-05 an action of type 2 admits nobody by being switched off', async () => {
  const stranger = await world.person();
  const holder = await world.person({ roles: [await makeRole({ actions: [listsRoles] })] });

  await setAction(listsRoles, { type: '2', status: '0' });

  await expect.poll(() => mayList(holder)).toBe('let in');
  expect(await mayList(stranger)).toBe('action.denied');
  await setAction(listsRoles, { type: '1', status: '1' });
});

test('MNU-13 a page that asks for an action is in the menu of those who may take it', async () => {
  const menuItems = ['ams-form-vault', 'ams-library-loan'];
  const clerk = await world.person({ roles: [await makeRole({ menuItems })] });
  const keeper = await world.person({
    roles: [await makeRole({ menuItems, actions: ['ams:vault:open'] })],
  });

  expect((await menuOf(clerk)).map(({ id }) => id)).toEqual(['ams-library']);
  expect(await menuOf(keeper)).toMatchObject([
    { id: 'ams-library' },
    { id: 'ams-form', children: [{ id: 'ams-form-vault', path: '/ams/form/vault' }] },
  ]);
});

test('the answer tells a person’s own actions and all there are', async () => {
  const holder = await world.person({
    roles: [await makeRole({ menuItems: rolePages, actions: [listsRoles] })],
  });

  const { auth, allAuth } = await holder.call(getPermissions, { systemType: 'ams' });

  expect(auth).toEqual([{ action: listsRoles, type: '1', describe: '权限管理：查询' }]);
  expect(allAuth).toContainEqual({ ...auth[0], status: '1' });
  expect(allAuth.length).toBeGreaterThan(auth.length);
  expect(allAuth.every(({ action }) => action.startsWith('ams:'))).toBe(true);
});

test('somebody without roles gets an empty menu, not a refusal', async () => {
  const stranger = await world.person();

  expect(await stranger.call(getPermissions, { systemType: 'ams' })).toMatchObject({
    menu: [],
    auth: [],
  });
});

test('a system that is not opened has no menu for anybody', async () => {
  await world.db
    .updateTable('subsystem')
    .set({ enabled: false })
    .where('key', '=', 'syfs')
    .execute();
  const administrator = await world.person({ roles: ['administrator'] });

  const call = administrator.call(getPermissions, { systemType: 'syfs' });

  await expect(call).rejects.toThrow('subsystem.disabled');
});

test('an answer already known is not sent again', async () => {
  const [first, second] = [
    await world.person({ roles: ['head-office'] }),
    await world.person({ roles: ['head-office'] }),
  ];
  const known = String((await ask(first)).headers.etag);

  const again = await ask(second, known);

  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('what an administrator changes is in the next answer, on every node', async () => {
  const role = await makeRole({ menuItems: ['ams-sampleCar-fuel'] });
  const person = await world.person({ roles: [role] });
  const other = await world.anotherNode();
  const call = callsOn(other, { clock: world.clock, ...person });
  const menuThere = async () =>
    (await call(getPermissions, { systemType: 'ams' })).menu.map(({ id }) => id);
  const known = String((await ask(person)).headers.etag);
  expect(await menuThere()).toEqual(['ams-sampleCar']);

  await world.db
    .insertInto('role_menu_item')
    .values({ role_code: role, menu_item_id: 'ams-sampleMeeting-room' })
    .execute();

  await expect.poll(async () => (await ask(person, known)).statusCode).toBe(200);
  await expect.poll(menuThere).toEqual(['ams-sampleMeeting', 'ams-sampleCar']);
});

test('the menu of the administrator fits the contract in every system', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const systems = ['ors', 'crm', 'hr', 'gims', 'dcp'] as const;

  for (const systemType of systems) {
    const { menu } = await administrator.call(getPermissions, { systemType });
    expect(menu[0]).toMatchObject({ path: `/${systemType}/dashboard/analysis` });
  }
});
