import { listMine } from '@portal/contract/notices/announcements';
import { selectTenant } from '@portal/contract/workplace/tenants';
import { expect, test, vi } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';

const world = await startWorld();
const password = 'Woven-Cloud7';

await world.db
  .insertInto('tenant')
  .values([
    { id: 11, name: '一号租户' },
    { id: 12, name: '二号租户' },
    { id: 13, name: '三号租户' },
    { id: 14, name: '四号租户', status: 'frozen' },
  ])
  .execute();

const freeze = (id: number) =>
  world.db.updateTable('tenant').set({ status: 'frozen' }).where('id', '=', id).execute();

/** Signs in and answers what that brought, with calls in that session. */
async function enter(workNo: string, node = world.app) {
  const answer = await world.signIn(workNo, password);
  const { token } = answer;
  const inTenant = (tenantId: number) =>
    callsOn(node, { clock: world.clock, token, workNo, tenantId });
  return { answer, inTenant };
}

test('LOG-25 somebody of several tenants chooses one before anything opens, and works in it from then on', async () => {
  const lin = await world.person({ password, tenants: [0, 11, 12] });
  const { answer, inTenant } = await enter(lin.workNo);
  expect(answer.due).toEqual(['tenant']);
  expect(answer.tenantList.map(({ id }) => id)).toEqual([0, 11, 12]);
  await expect(inTenant(0)(listMine, {})).rejects.toThrow('due.tenant');

  const chosen = await inTenant(0)(selectTenant, { tenantId: 11 });

  expect(chosen).toMatchObject({ userInfo: { id: lin.id, loginTenantId: 11 }, due: [] });
  expect(await inTenant(11)(listMine, {})).toBeTruthy();
});

test('A46 after the choice a header that names another tenant is refused', async () => {
  const lin = await world.person({ password, tenants: [0, 11] });
  const { inTenant } = await enter(lin.workNo);
  await inTenant(0)(selectTenant, { tenantId: 11 });

  await expect(inTenant(0)(listMine, {})).rejects.toThrow('claim.mismatch');
});

test('A46 a tenant one does not belong to, that is frozen or is not there cannot be chosen', async () => {
  const lin = await world.person({ password, tenants: [0, 11, 14] });
  const { answer, inTenant } = await enter(lin.workNo);
  expect(answer.tenantList.map(({ id }) => id)).toEqual([0, 11]);

  for (const tenantId of [12, 14, 999]) {
    await expect(inTenant(0)(selectTenant, { tenantId })).rejects.toThrow('tenant.foreign');
  }
  await expect(inTenant(0)(listMine, {})).rejects.toThrow('due.tenant');
});

test('LOG-25 the choice is made once: of eight at the same moment one counts, and none afterwards', async () => {
  const lin = await world.person({ password, tenants: [0, 11, 12] });
  const { inTenant } = await enter(lin.workNo);

  const outcomes = await Promise.allSettled(
    [11, 12, 11, 12, 11, 12, 11, 12].map((tenantId) => inTenant(0)(selectTenant, { tenantId })),
  );

  const made = outcomes.filter((each) => each.status === 'fulfilled');
  const tenantId = made[0]?.value.userInfo.loginTenantId ?? -1;
  expect(made).toHaveLength(1);
  await expect(inTenant(tenantId)(selectTenant, { tenantId: 0 })).rejects.toThrow('tenant.chosen');
});

test('somebody of one tenant is never asked, and does not change it by this call', async () => {
  const lin = await world.person({ password, tenantId: 11 });
  const { answer, inTenant } = await enter(lin.workNo);
  expect([answer.due, answer.userInfo.loginTenantId]).toEqual([[], 11]);

  await expect(inTenant(11)(selectTenant, { tenantId: 11 })).rejects.toThrow('tenant.chosen');
});

test('LOG-25 what else is owed comes after the tenant', async () => {
  const lin = await world.person({ password, tenants: [0, 11], passwordChangedAt: null });
  const { answer, inTenant } = await enter(lin.workNo);
  expect(answer.due).toEqual(['tenant', 'password']);

  expect((await inTenant(0)(selectTenant, { tenantId: 0 })).due).toEqual(['password']);
});

test('freezing a tenant ends the sessions in it within a second on every node, and no other', async () => {
  const lin = await world.person({ password, tenantId: 13 });
  const wang = await world.person();
  const there = await enter(lin.workNo, await world.anotherNode());
  const here = await enter(lin.workNo);
  expect(await there.inTenant(13)(listMine, {})).toBeTruthy();
  expect(await here.inTenant(13)(listMine, {})).toBeTruthy();

  await freeze(13);

  for (const { inTenant } of [here, there]) {
    await vi.waitFor(
      () => expect(inTenant(13)(listMine, {})).rejects.toThrow('session.expired'),
      60_000,
    );
  }
  expect(await wang.call(listMine, {})).toBeTruthy();
});

test('who belongs to frozen tenants alone is told so, with the right password', async () => {
  const lin = await world.person({ password, tenantId: 14 });

  await expect(enter(lin.workNo)).rejects.toThrow('sign-in.frozen');
});

test('who loses a tenant loses the sessions in it', async () => {
  const lin = await world.person({ password, tenants: [0, 11] });
  const { inTenant } = await enter(lin.workNo);
  await inTenant(0)(selectTenant, { tenantId: 11 });

  await world.db
    .deleteFrom('person_tenant')
    .where('person_id', '=', lin.id)
    .where('tenant_id', '=', 11)
    .execute();

  await vi.waitFor(
    () => expect(inTenant(11)(listMine, {})).rejects.toThrow('session.expired'),
    60_000,
  );
});
