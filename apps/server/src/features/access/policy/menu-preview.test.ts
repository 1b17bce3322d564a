import { getPermissions } from '@portal/contract/access/permissions';
import * as drafts from '@portal/contract/policy/drafts';
import { hasPage, listMenus, previewMenu } from '@portal/contract/policy/menus';
import { expect, test } from 'vitest';
import { change, holds, item, menusIn, sampleIds } from '#testing/fixtures/menu-changes.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const { author, fuel } = await menusIn(world);
const { carId, fuelId } = sampleIds;

test('a menu is previewed as a role and as a person will get it: the draft applied, and nobody else has it', async () => {
  const lin = await author();
  const role = await makeRole({ menuItems: [carId, fuelId] });
  const driver = await world.person({ roles: [role] });
  const as = { sysType: 'ams', of: 'person', key: driver.workNo } as const;
  const now = await lin.call(previewMenu, as);
  expect(now.menu).toEqual((await driver.call(getPermissions, { systemType: 'ams' })).menu);

  const code = 'preview-role';
  const { id: draftId, version } = await change(
    lin,
    item(fuelId, { ...fuel, title: '预览中的油耗' }),
    { kind: 'role', key: [code], after: { name: '预览', sort: 1 } },
    holds(code, fuelId),
  );
  const preview = await lin.call(previewMenu, { ...as, draftId });
  const ofRole = await lin.call(previewMenu, { ...as, of: 'role', key: code, draftId });

  expect(JSON.stringify(preview.menu)).toContain('预览中的油耗');
  expect(ofRole.menu).toEqual(preview.menu);
  expect(await lin.call(previewMenu, as)).toEqual(now);
  await expect(lin.call(previewMenu, { ...as, of: 'role', key: code })).rejects.toThrow(
    'role.not-found',
  );
  await expect(lin.call(previewMenu, { ...as, key: 'nobody' })).rejects.toThrow('person.not-found');

  await lin.call(drafts.submitDraft, { draftId, version, reason: '预览', publishAt: null });
  const answer = async () => (await driver.call(getPermissions, { systemType: 'ams' })).menu;
  await expect.poll(answer).toEqual(preview.menu);
});

test('items without a page are the ones that menus leave out', async () => {
  const lin = await author();
  await world.db
    .insertInto('subsystem_release')
    .values({
      subsystem: 'ams',
      version: '9.0.0',
      entry: '/apps/ams/',
      manifest: JSON.stringify({
        key: 'ams',
        sdk: 1,
        version: '9.0.0',
        components: ['dashboard/Chart'],
      }),
      released_at: new Date(),
    })
    .execute();
  await world.db
    .updateTable('subsystem')
    .set({ current_version: '9.0.0' })
    .where('key', '=', 'ams')
    .execute();

  const { items: all, components } = await lin.call(listMenus, { sysType: 'ams' });
  const { menu } = await lin.call(getPermissions, { systemType: 'ams' });

  const lacking = all.flatMap(({ id, component }) => (hasPage(component, components) ? [] : id));
  expect(lacking).toContain('ams-base-dictionary');
  expect(lacking).not.toContain('ams-chart');
  const answer = JSON.stringify(menu);
  expect(lacking.filter((id) => answer.includes(`"id":"${id}"`))).toEqual([]);
  expect(answer).toContain('"id":"ams-chart"');
});
