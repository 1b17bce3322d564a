import { organisationActions } from '@portal/contract/administration/positions';
import { personActions } from '@portal/contract/administration/people';
import { getImport, getNewestImport, startImport } from '@portal/contract/imports/imports';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { applyFile, checkFile, sheetOf } from '#testing/server/imports.ts';
import { uploadFile } from '#testing/server/upload.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const theirs = 51;
const subject = 'positions';
const actions = [organisationActions.edit, personActions.all];
const positions = (code: string) => [
  ['岗位编码', '岗位名称'],
  [code, '走查'],
];

const lin = await world.person({ roles: [await roleIn(world.db)({ actions })] });

test('an import is seen, and what it has made is known, in its tenant alone', async () => {
  await world.db.insertInto('tenant').values({ id: theirs, name: '乙集团' }).execute();
  const role = await withinTenant(theirs, () => roleIn(world.db)({ actions }));
  const wu = await world.person({ tenantId: theirs, roles: [role] });
  const file = { subject, ...sheetOf(positions('walked')) };
  const { id } = await checkFile(world, lin, file);
  expect(await applyFile(lin, id)).toMatchObject({ state: 'done', added: 1 });

  await expect(wu.call(getImport, { id })).rejects.toThrow('import.not-found');
  expect(await wu.call(getNewestImport, { subject })).toBeNull();
  const own = await checkFile(world, wu, file);
  expect(own).toMatchObject({ state: 'checked', added: 1, same: 0 });
  expect(await applyFile(wu, own.id)).toMatchObject({ state: 'done', added: 1 });
});

test('a file that is no sheet, and a sheet that is too large, are refused at once in one sentence, and stay the user’s', async () => {
  const wide = sheetOf([Array.from({ length: 201 }, (_, nth) => `列${nth}`)]);
  const broken = { name: '坏.xlsx', bytes: new TextEncoder().encode('一，二') };
  const commas = { name: '多.csv', bytes: new TextEncoder().encode(`a${','.repeat(4_000_001)}`) };

  const { id: fileId } = await uploadFile(world, lin, commas);
  await expect(lin.call(startImport, { subject, fileId })).rejects.toThrow('import.too-large');
  const run = await checkFile(world, lin, { subject, ...wide });
  expect(run).toMatchObject({ state: 'failed', problem: expect.stringContaining('最多 200 列') });
  const text = await checkFile(world, lin, { subject, ...broken });
  expect(text).toMatchObject({ state: 'checked', added: 0, wrongRows: 1 });
});

test('nobody imports with rights they had, once they have them no more', async () => {
  const role = await roleIn(world.db)({ actions });
  const wang = await world.person({ roles: [role] });
  const { id } = await checkFile(world, wang, { subject, ...sheetOf(positions('no_more')) });
  await world.db.deleteFrom('person_role').where('person_id', '=', wang.id).execute();

  // The call may still know the rights of a moment ago; the job that imports asks anew.
  const said = await applyFile(wang, id).then(
    ({ state, problem }) => `${state} ${problem}`,
    (error: unknown) => String(error),
  );
  expect(said).toMatch(/^failed 没有权限|action\.denied/);
  const made = world.db.selectFrom('position').where('code', '=', 'no_more').select('code');
  expect(await made.execute()).toEqual([]);
});
