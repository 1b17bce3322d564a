import { explain } from '@portal/contract/access/explain';
import { listPages } from '@portal/contract/access/pages';
import { getPermissions } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
await addSampleMenu(world.db);

/** Has administration run a release with these pages, or with one that does not say what it has. */
async function release(version: string, components?: string[]): Promise<void> {
  const manifest = JSON.stringify({
    key: 'ams',
    sdk: 1,
    version,
    ...(components && { components }),
  });
  await world.db
    .insertInto('subsystem_release')
    .values({ subsystem: 'ams', version, entry: '/apps/ams/', manifest, released_at: new Date() })
    .execute();
  await world.db
    .updateTable('subsystem')
    .set({ current_version: version })
    .where('key', '=', 'ams')
    .execute();
}

test('TRU-02 a page that no release has is in no menu and not found, and its address says that it is to come', async () => {
  const administrator = await world.person({ roles: ['administrator'] });
  const menuOf = async () =>
    JSON.stringify((await administrator.call(getPermissions, { systemType: 'ams' })).menu);
  const titlesOf = async () => (await administrator.call(listPages, {})).map(({ title }) => title);

  await release('1.0.0');
  await expect.poll(menuOf).toContain('旧版报表');
  await release('1.1.0', ['dashboard/Analysis']);
  await expect.poll(menuOf).not.toContain('旧版报表');

  expect(await menuOf()).toContain('样页台账');
  expect(await titlesOf()).toContain('样页台账');
  expect(await titlesOf()).not.toContain('旧版报表');
  expect(await administrator.call(explain, { asked: '/ams/form/unknown' })).toMatchObject({
    findings: [{ title: '旧版报表', sees: 'no', reasons: [{ kind: 'not-published' }] }],
  });
});
