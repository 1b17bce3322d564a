import { getPermissions } from '@portal/contract/access/permissions';
import { getDifference } from '@portal/contract/policy/difference';
import * as drafts from '@portal/contract/policy/drafts';
import * as revisions from '@portal/contract/policy/revisions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  action,
  change,
  holds,
  item,
  menusIn,
  publish,
  sampleIds,
  takeNewestBack,
} from '#testing/fixtures/menu-changes.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { readActions } from './changes/action-store.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const { author, fuel, page, valueOf } = await menusIn(world);
const { carId, fuelId, roomId } = sampleIds;

const answerOf = async (person: Person) => {
  const { menu, auth, allAuth } = await person.call(getPermissions, { systemType: 'ams' });
  return JSON.stringify({ menu, auth, allAuth });
};

test('ADM-11 a change of the menu goes into a draft, and nobody has it until it is published', async () => {
  const lin = await author();
  const role = await makeRole({ menuItems: [carId, fuelId] });
  const driver = await world.person({ roles: [role], realname: '车队司机' });
  const before = await answerOf(driver);

  const draft = await change(
    lin,
    item('ams-trips', page('sampleCar/trips', { parentId: carId })),
    holds(role, 'ams-trips'),
    item(fuelId, { ...fuel, title: '加油记录' }),
  );

  expect(draft.names.menuItems).toMatchObject({ 'ams-trips': '新页 sampleCar/trips' });
  const { pages, groups } = await lin.call(getDifference, { draftId: draft.id });
  expect(pages).toMatchObject([{ system: 'ams', path: '/ams/sampleCar/trips', lost: 0 }]);
  const gaining = groups.flatMap(({ first }) => first.map(({ workNo }) => workNo));
  expect(gaining).toContain(driver.workNo);
  expect(await answerOf(driver)).toBe(before);

  const { id: draftId, version } = draft;
  await lin.call(drafts.submitDraft, { draftId, version, reason: '行程', publishAt: null });
  await expect.poll(() => answerOf(driver)).toContain('/ams/sampleCar/trips');
  expect(await answerOf(driver)).toContain('加油记录');

  await takeNewestBack(lin);
  await expect.poll(() => answerOf(driver)).toBe(before);
});

test('what a removed item takes along comes back with it, byte for byte: items below, what roles held, actions on them', async () => {
  const lin = await author();
  const role = await makeRole({
    menuItems: [carId, fuelId],
    actions: ['ams:sampleCar:list', 'ams:sampleCar:edit'],
  });
  const driver = await world.person({ roles: [role] });
  const before = await answerOf(driver);

  await publish(lin, item(carId, null));
  await expect.poll(() => answerOf(driver)).not.toContain('样页油耗');
  const { records } = await lin.call(revisions.listPolicyRevisions, {});
  expect(records[0]?.changes).toBeGreaterThan(4);

  await takeNewestBack(lin);
  await expect.poll(() => answerOf(driver)).toBe(before);
});

test('an item that is moved out of a removed one stays with whoever held it, and two items take each other’s paths', async () => {
  const lin = await author();
  const [folder, one, two] = ['ams-tempFolder', 'ams-tempOne', 'ams-tempTwo'];
  const role = await makeRole();
  const driver = await world.person({ roles: [role] });
  await publish(
    lin,
    item(folder, page('tempFolder', { component: 'layouts/RouteView' })),
    item(one, page('tempFolder/one', { parentId: folder })),
    item(two, page('tempTwo')),
    holds(role, one),
    holds(role, two),
  );

  await publish(
    lin,
    item(folder, null),
    item(one, page('tempTwo', { title: '一' })),
    item(two, page('tempFolder/one', { title: '二' })),
  );

  await expect
    .poll(async () =>
      (await driver.call(getPermissions, { systemType: 'ams' })).menu.map(({ id, path }) => [
        id,
        path,
      ]),
    )
    .toEqual([
      [one, '/ams/tempTwo'],
      [two, '/ams/tempFolder/one'],
    ]);
});

test('a new button is named on a page and given to a role; an item that asks for it keeps it from being removed', async () => {
  const lin = await author();
  const role = await makeRole({ menuItems: [carId, fuelId] });
  const driver = await world.person({ roles: [role] });
  const code = 'ams:sampleCar:refuel';
  const value = {
    system: 'ams',
    menuItemId: fuelId,
    describe: '登记加油',
    type: '1',
    status: '1',
  } as const;

  await publish(
    lin,
    action(code, value),
    { kind: 'role-action', key: [role, code], after: {} },
    item(fuelId, { ...fuel, permission: code }),
  );

  await expect.poll(() => answerOf(driver)).toContain('登记加油');
  await expect(change(lin, action(code, null))).rejects.toThrow('policy.menu-item');
  await publish(lin, item(fuelId, fuel), action(code, null));
  await expect.poll(() => answerOf(driver)).not.toContain('登记加油');
});

test('an action whose rule is switched off is gained by everybody who lacks it, roles or none', async () => {
  const lin = await author();
  await world.person({ roles: [], realname: '无角色者' });
  const code = 'ams:sampleCar:export';
  const value = (await readActions(world.db)).get(code);
  if (!value) throw new Error('the sample menu has no such action');
  const { rows } = await sql<{ lacking: number }>`
    select count(*)::int as lacking from person_tenant
    where tenant_id = 0 and not exists (
      select from person_role join held_action using (tenant_id, role_code)
      where tenant_id = 0 and person_role.person_id = person_tenant.person_id and action_code = ${code}
    )`.execute(world.db);

  const { id: draftId } = await change(lin, action(code, { ...value, status: '0' }));

  const difference = await lin.call(getDifference, { draftId });
  expect(difference.actions).toMatchObject([{ code, gained: rows[0]?.lacking, lost: 0 }]);
  expect(rows[0]?.lacking).toBeGreaterThan(0);
});

test('two drafts that are right by themselves and together move items below each other: the later is refused', async () => {
  const [lin, wang] = [await author(), await author()];
  const [one, two] = ['ams-circleOne', 'ams-circleTwo'];
  const folder = { component: 'layouts/RouteView' };
  await publish(lin, item(one, page('circleOne', folder)), item(two, page('circleTwo', folder)));
  const second = await change(wang, item(two, page('circleTwo', { ...folder, parentId: one })));
  await publish(lin, item(one, page('circleOne', { ...folder, parentId: two })));

  const { id: draftId, version } = second;
  const late = wang.call(drafts.submitDraft, { draftId, version, reason: '移动', publishAt: null });

  await expect(late).rejects.toThrow('policy.menu-item');
  await wang.call(drafts.discardDraft, { draftId });
});

test('two drafts of one item are told of each other, and the later one meets a conflict', async () => {
  const [lin, wang] = [await author(), await author()];
  const room = valueOf(roomId);
  await change(wang, item(roomId, { ...room, hidden: true }));
  const seen = await change(lin, item(roomId, { ...room, title: '会议室' }));
  expect(seen.overlaps).toMatchObject([{ row: JSON.stringify(['menu-item', roomId]) }]);
  await publish(lin);

  const theirs = await wang.call(drafts.getPolicy, {});
  expect(theirs.draft?.conflicts).toEqual([JSON.stringify(['menu-item', roomId])]);
  await wang.call(drafts.discardDraft, { draftId: theirs.draft?.id ?? '' });
  await publish(lin, item(roomId, room));
});
