import { platforms, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems, updateDefaultSystem } from '@portal/contract/subsystems/subsystems';
import { expect, test } from 'vitest';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { roleIn } from '#testing/fixtures/role.ts';

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);

const landingOf = async ({ id }: Person) =>
  (
    await world.db
      .selectFrom('person')
      .where('id', '=', id)
      .select('default_system')
      .executeTakeFirstOrThrow()
  ).default_system;

test('SYS-01 all fifteen subsystems come in their five platforms, in the order they are shown', async () => {
  const lin = await world.person();

  const listed = await lin.call(listSubsystems, {});

  expect(listed).toHaveLength(15);
  expect([...new Set(listed.map(({ platform }) => platform))]).toEqual(
    platforms.map(({ key }) => key),
  );
  expect(listed[0]).toMatchObject({ sysType: 'ors', sysName: '门店运营', kind: 'esm' });
});

test('a subsystem says whether it is opened, and whether the caller has a menu in it', async () => {
  await world.db
    .updateTable('subsystem')
    .set({ enabled: false })
    .where('key', '=', 'syfs')
    .execute();
  const clerk = await world.person({ roles: ['store-clerk'] });

  const listed = await clerk.call(listSubsystems, {});

  const permitted = listed.filter((one) => one.permitted).map(({ sysType }) => sysType);
  expect(permitted.toSorted()).toEqual(['cms', 'hr', 'ors']);
  const closed = listed.filter((one) => !one.enabled).map(({ sysType }) => sysType);
  expect(closed.toSorted()).toEqual(['syfs']);
});

test('a system that also stands outside the portal brings what the identity provider is asked with', async () => {
  const third = { response_type: 'code', redirect_uri: 'https://cas.example/in', client_id: 'cas' };
  await world.db
    .updateTable('subsystem')
    .set({ third_param: JSON.stringify(third) })
    .where('key', '=', 'cas')
    .execute();
  const lin = await world.person();

  const cas = (await lin.call(listSubsystems, {})).find(({ sysType }) => sysType === 'cas');

  expect(cas).toMatchObject({
    kind: 'esm',
    thirdParam: { response_type: 'code', client_id: 'cas' },
  });
});

test('SYS-05 the star is kept for the caller alone', async () => {
  const [lin, wang] = [
    await world.person({ roles: ['head-office'] }),
    await world.person({ roles: ['head-office'], defaultSystem: 'ams' }),
  ];

  await lin.call(updateDefaultSystem, { defaultSystem: 'hr' });

  expect([await landingOf(lin), await landingOf(wang)]).toEqual(['hr', 'ams']);
});

test.each<[SubsystemKey, string]>([
  ['crm', 'subsystem.no-menu'],
  ['syfs', 'subsystem.disabled'],
])('A50 %s cannot be the landing of somebody who may not enter it', async (system, refusal) => {
  const lin = await world.person({ roles: ['head-office'], defaultSystem: 'ams' });

  const starred = lin.call(updateDefaultSystem, { defaultSystem: system });

  await expect(starred).rejects.toThrow(refusal);
  expect(await landingOf(lin)).toBe('ams');
});

test.each([['zzz'], ['../'], [{ $ne: 'ams' }], [['ors']], [null]])(
  'A50 %j is no subsystem, and the star stays where it was',
  async (defaultSystem) => {
    const lin = await world.person({ roles: ['head-office'], defaultSystem: 'ams' });

    const reply = await world.inject({
      method: 'PUT',
      url: '/api/common/sys/userInfo/updateDefaultSystem',
      headers: lin.headers,
      payload: { defaultSystem },
    });

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, reason: 'input.invalid' });
    expect(await landingOf(lin)).toBe('ams');
  },
);

test('somebody else’s star cannot be moved by naming them', async () => {
  const lin = await world.person({ roles: ['head-office'] });
  const wang = await world.person({ roles: ['head-office'] });

  const reply = await world.inject({
    method: 'PUT',
    url: '/api/common/sys/userInfo/updateDefaultSystem',
    headers: lin.headers,
    payload: { defaultSystem: 'hr', id: wang.id },
  });

  expect(reply.statusCode).toBe(400);
  expect([await landingOf(lin), await landingOf(wang)]).toEqual([null, null]);
});

test('a menu of which every page asks for an action the caller lacks is none', async () => {
  const role = await makeRole({ menuItems: ['ams-form-vault'] });
  const lin = await world.person({ roles: [role] });

  const starred = lin.call(updateDefaultSystem, { defaultSystem: 'ams' });

  await expect(starred).rejects.toThrow('subsystem.no-menu');
});
