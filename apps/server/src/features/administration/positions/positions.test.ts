import { setMemberships } from '@portal/contract/administration/memberships';
import {
  addPosition,
  deletePosition,
  editPosition,
  listPositions,
  organisationActions,
} from '@portal/contract/administration/positions';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { call } = await world.person({ roles: ['administrator'] });
const keyword = '试岗';
const positions = async () => (await call(listPositions, { keyword })).records;

test('a position is made, changed and found, and its code is taken once', async () => {
  await call(addPosition, { code: 'guide', name: '试岗导购', sort: 1 });
  const again = call(addPosition, { code: 'guide', name: '试岗二', sort: 2 });
  await expect(again).rejects.toThrow('position.taken');

  await call(editPosition, { code: 'guide', name: '试岗店长', sort: 3 });

  expect(await positions()).toEqual([{ code: 'guide', name: '试岗店长', sort: 3, people: 0 }]);
  const unknown = call(editPosition, { code: 'nothing', name: '试岗', sort: 1 });
  await expect(unknown).rejects.toThrow('position.not-found');
});

test('deleting a position in use says who has it', async () => {
  await call(addPosition, { code: 'used', name: '试岗在用', sort: 9 });
  const lin = await world.person({ realname: '林在岗' });
  const wanted = { id: lin.id, kind: 'position' } as const;
  const held = [{ key: 'used', endsOn: null }];
  await call(setMemberships, { ...wanted, version: 1, memberships: held });

  const refused = await world.inject({
    method: 'DELETE',
    url: `/api${deletePosition.path.replace(':code', 'used')}`,
    headers: (await world.person({ roles: ['administrator'] })).headers,
  });
  expect(refused.json()).toMatchObject({ reason: 'position.in-use' });
  expect(refused.json().message).toContain(`1 人在用：林在岗 ${lin.workNo}`);

  await call(setMemberships, { ...wanted, version: 2, memberships: [] });
  await call(deletePosition, { code: 'used' });
  expect((await positions()).map(({ code }) => code)).not.toContain('used');
});

test('positions are changed by those who reach everybody alone, and not at all without the action', async () => {
  const role = await roleIn(world.db)({ actions: Object.values(organisationActions) });
  const scoped = await world.person({ roles: [role] });
  const fields = { code: 'scoped', name: '试岗', sort: 1 };

  await expect(scoped.call(addPosition, fields)).rejects.toThrow('scope.exceeded');
  const gone = scoped.call(deletePosition, { code: 'guide' });
  await expect(gone).rejects.toThrow('scope.exceeded');
  for (const code of ['store-clerk', 'auditor']) {
    const clerk = await world.person({ roles: [code] });
    await expect(clerk.call(listPositions, {})).rejects.toThrow('action.denied');
    await expect(clerk.call(addPosition, fields)).rejects.toThrow('action.denied');
    await expect(clerk.call(editPosition, fields)).rejects.toThrow('action.denied');
    await expect(clerk.call(deletePosition, { code: 'guide' })).rejects.toThrow('action.denied');
  }
});
