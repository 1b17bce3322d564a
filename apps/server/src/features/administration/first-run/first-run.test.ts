import {
  draftRoleTemplates,
  getFirstRun,
  listRoleTemplates,
  markFirstRun,
} from '@portal/contract/administration/first-run';
import { getPolicy, submitDraft } from '@portal/contract/policy/drafts';
import { getPermissions } from '@portal/contract/access/permissions';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { tenantAdministrator } from '#testing/fixtures/tenant-administrator.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
/** The first administrator of a tenant in which there is nothing else. */
const first = await tenantAdministrator(world);

const stateOf = async (key: string) => {
  const { steps } = await first.call(getFirstRun, {});
  return steps.find((step) => step.key === key)?.state;
};

test('an empty tenant has every step open, and a step is done by what is there', async () => {
  const { steps, checks } = await first.call(getFirstRun, {});
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['open']));
  const bySheet = steps.filter(({ sheet }) => sheet !== null).map(({ key }) => key);
  expect(bySheet).toEqual(['departments', 'stores', 'people']);
  expect(checks.map(({ key, isFine }) => [key, isFine])).toEqual([
    ['https', false],
    ['backup', false],
    ['messages', true],
    ['administrators', false],
  ]);

  await withinTenant(7, async () => {
    await world.db
      .insertInto('company')
      .values({ tenant_id: 7, company_no: 'QH', company_name: '青禾' })
      .execute();
    await world.db
      .insertInto('department')
      .values({ tenant_id: 7, depart_name: '总部', org_code: 'QH01', company_no: 'QH' })
      .execute();
  });
  await world.person({ tenantId: 7, roles: ['administrator'] });

  const after = await first.call(getFirstRun, {});
  const done = after.steps.filter(({ state }) => state === 'done').map(({ key }) => key);
  expect(done).toEqual(['companies', 'departments', 'people']);
  expect(after.checks.find(({ key }) => key === 'administrators')?.isFine).toBe(true);
});

test('a step is left and taken up again, and a backup is confirmed with its time', async () => {
  await first.call(markFirstRun, { key: 'brand', state: 'skipped' });
  expect(await stateOf('brand')).toBe('skipped');
  await first.call(markFirstRun, { key: 'brand', state: 'open' });
  expect(await stateOf('brand')).toBe('open');
  await first.call(markFirstRun, { key: 'systems', state: 'done' });
  expect(await stateOf('systems')).toBe('done');
  await first.call(markFirstRun, { key: 'backup', state: 'done' });

  const { checks } = await first.call(getFirstRun, {});
  const backup = checks.find(({ key }) => key === 'backup');
  expect(backup).toMatchObject({ isFine: true, detail: expect.stringContaining('2026-11-21') });
});

test('roles of templates come into a draft, and whoever has one sees its pages once it is published', async () => {
  const templates = await first.call(listRoleTemplates, {});
  expect(templates.length).toBeGreaterThanOrEqual(8);
  for (const { menuItems, actions, isThere } of templates) {
    expect(menuItems).toBeGreaterThanOrEqual(2);
    expect(actions).toBeGreaterThan(0);
    expect(isThere).toBe(false);
  }

  await first.call(draftRoleTemplates, { codes: templates.map(({ code }) => code) });

  const { draft } = await first.call(getPolicy, {});
  if (!draft) throw new Error('There is no draft');
  await first.call(submitDraft, {
    draftId: draft.id,
    version: draft.version,
    reason: '开始使用',
    publishAt: null,
  });
  const clerk = await world.person({ tenantId: 7, roles: ['store-clerk'] });
  const { menu } = await clerk.call(getPermissions, { systemType: 'ors' });
  expect(JSON.stringify(menu)).toContain('/ors/stock/query');
  const now = await first.call(listRoleTemplates, {});
  expect(now.every(({ isThere }) => isThere)).toBe(true);
});

test('a clerk neither reads the guide nor changes it, and no unknown template comes into a draft', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const refused = [
    clerk.call(getFirstRun, {}),
    clerk.call(markFirstRun, { key: 'brand', state: 'done' }),
    clerk.call(listRoleTemplates, {}),
    clerk.call(draftRoleTemplates, { codes: ['auditor'] }),
  ].map((attempt) => expect(attempt).rejects.toThrow('action.denied'));
  await Promise.all(refused);
  const unknown = first.call(draftRoleTemplates, { codes: ['emperor'] });
  await expect(unknown).rejects.toThrow('role.no-template');
});
