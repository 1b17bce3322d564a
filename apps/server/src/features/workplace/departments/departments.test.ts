import {
  getOwnDepartments,
  selectDepartment,
  selectDepartmentByPut,
} from '@portal/contract/workplace/departments';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';

const world = await startWorld();

/** Somebody of the departments with these codes. */
async function personOf(orgCodes: string[]) {
  const departments = await world.db
    .selectFrom('department')
    .where('department.tenant_id', '=', 0)
    .where('org_code', 'in', ['none', ...orgCodes])
    .select('id')
    .execute();
  return world.person({ departments: departments.map(({ id }) => id) });
}

test('MOD-08 one sees one’s departments and works in the first until another is chosen', async () => {
  const lin = await personOf(['A01', 'A01A01']);

  const { list, orgCode } = await lin.call(getOwnDepartments, {});

  expect(list.map((department) => department.orgCode)).toEqual(['A01', 'A01A01']);
  expect(orgCode).toBe('A01');
});

test.each([
  ['POST', selectDepartment],
  ['PUT', selectDepartmentByPut],
])('MOD-08 a department chosen by %s is the one worked in, on every node', async (_, call) => {
  const lin = await personOf(['A01', 'A01A01']);
  const there = callsOn(await world.anotherNode(), { clock: world.clock, ...lin });
  await there(getOwnDepartments, {});

  const { userInfo } = await lin.call(call, { orgCode: 'A01A01', username: lin.workNo });

  expect(userInfo).toMatchObject({ id: lin.id, orgCode: 'A01A01', loginTenantId: 0 });
  expect(await lin.call(getOwnDepartments, {})).toMatchObject({ orgCode: 'A01A01' });
  await vi.waitFor(
    async () => expect(await there(getOwnDepartments, {})).toMatchObject({ orgCode: 'A01A01' }),
    60_000,
  );
});

test('MOD-09 somebody without a department is told so', async () => {
  const lin = await personOf([]);

  expect(await lin.call(getOwnDepartments, {})).toEqual({ list: [], orgCode: null });
  await expect(
    lin.call(selectDepartment, { orgCode: 'A01', username: lin.workNo }),
  ).rejects.toThrow('department.none');
});

test('A44 nobody works in a department that is not theirs, in another’s name or in another tenant', async () => {
  const [lin, wang] = [await personOf(['A01', 'A01A01']), await personOf(['A01A02'])];
  const choose = (input: { orgCode: string; username: string; loginTenantId?: number }) =>
    lin.call(selectDepartment, input);

  await expect(choose({ orgCode: 'A01A02', username: lin.workNo })).rejects.toThrow(
    'department.foreign',
  );
  await expect(choose({ orgCode: 'A01', username: wang.workNo })).rejects.toThrow('claim.mismatch');
  await expect(choose({ orgCode: 'A01', username: lin.workNo, loginTenantId: 7 })).rejects.toThrow(
    'claim.mismatch',
  );
  expect(await lin.call(getOwnDepartments, {})).toMatchObject({ orgCode: 'A01' });
  expect(await wang.call(getOwnDepartments, {})).toMatchObject({ orgCode: 'A01A02' });
});

test('a department somebody has left is not worked in any more, though it was chosen', async () => {
  const lin = await personOf(['A01', 'A01A01']);
  await lin.call(selectDepartment, { orgCode: 'A01A01', username: lin.workNo });

  await world.db
    .deleteFrom('person_department')
    .where('person_id', '=', lin.id)
    .where('department_id', 'in', (department) =>
      department.selectFrom('department').where('org_code', '=', 'A01A01').select('id'),
    )
    .execute();

  const { list, orgCode } = await lin.call(getOwnDepartments, {});
  expect([list.length, orgCode]).toEqual([1, 'A01']);
});
