import { getPermissions } from '@portal/contract/access/permissions';
import * as drafts from '@portal/contract/policy/drafts';
import { listPolicyRevisions } from '@portal/contract/policy/revisions';
import { listRoles } from '@portal/contract/access/roles';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { expect, test } from 'vitest';
import { momentOf } from '@portal/common/group-time';
import { callsOn } from '#testing/server/caller.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
await addSampleMenu(world.db);
const makeRole = roleIn(world.db);
const second = 1_000;
const patience = { timeout: 60 * second };
const administrator = () => world.person({ roles: ['administrator'] });
/** The clock of the test begins at 17:00 of the 21st in the group's time. */
const moveTo = (time: string) => world.clock.moveTo(momentOf(time));
const menuOf = async (person: Person) =>
  (await person.call(getPermissions, { systemType: 'ams' })).menu.map(({ id }) => id);
const gains = (role: string): RequestedChange => ({
  kind: 'role-menu-item',
  key: [role, 'ams-sampleCar-fuel'],
  after: {},
});
const submit = async (
  who: Pick<Person, 'call'>,
  publishAt: string | null,
  ...changes: RequestedChange[]
) => {
  const { id: draftId, version } = await who.call(drafts.changeDraft, { changes });
  return who.call(drafts.submitDraft, { draftId, version, reason: '早班前生效', publishAt });
};
const newest = async (who: Person) => (await who.call(listPolicyRevisions, {})).records[0];
const untilHeard = async (who: Person) =>
  (await who.call(drafts.listDrafts, {})).records.map(({ state }) => state);

test('a timed draft whose rows changed meanwhile is returned with a reason, and publishes nothing', async () => {
  const [lin, wang] = [await administrator(), await administrator()];
  const role = await makeRole();
  const timed = await submit(lin, '2026-11-22 09:00:00', gains(role));
  await submit(wang, null, gains(role));
  const { number } = (await newest(wang)) ?? { number: 0 };

  moveTo('2026-11-22 09:00:00');

  await expect
    .poll(async () => {
      const { records } = await lin.call(drafts.listDrafts, {});
      return records.find(({ id }) => id === timed.id);
    }, patience)
    .toMatchObject({ state: 'returned', answer: expect.stringContaining('他人改动') });
  expect((await newest(lin))?.number).toBe(number);
});

test('a role that is given until a moment ends then by itself, as a revision of its own', async () => {
  const lin = await administrator();
  const role = await makeRole({ actions: ['ams:role:list'] });
  const person = await world.person();
  const until = '2026-11-22 10:00:00';
  await submit(lin, null, { kind: 'member', key: [role, person.workNo], after: { until } });
  const mayList = () =>
    person.call(listRoles, {}).then(
      () => true,
      () => false,
    );
  await expect.poll(mayList, patience).toBe(true);

  moveTo('2026-11-22 10:00:00');

  await expect.poll(mayList, patience).toBe(false);
  expect(await newest(lin)).toMatchObject({ cause: 'expiry', author: null, changes: 1 });
});

test('nothing is published at a time that is over', async () => {
  const lin = await administrator();
  const role = await makeRole();

  await expect(submit(lin, '2026-11-21 08:00:00', gains(role))).rejects.toThrow(
    'policy.in-the-past',
  );
});

test('ADM-13 a timed draft is published at its time and not before, also by a node that was started since', async () => {
  const lin = await administrator();
  const role = await makeRole();
  const person = await world.person({ roles: [role] });

  const scheduled = await submit(lin, '2026-11-23 08:00:00', gains(role));
  expect(scheduled).toMatchObject({ state: 'scheduled', publishAt: '2026-11-23 08:00:00' });
  await world.jobs.stop();
  const wang = await administrator();
  const call = callsOn(await world.anotherNode(), { clock: world.clock, ...wang });
  // The queues of a node begin with its first job; in operation they do when it listens.
  await submit({ ...wang, call }, '2026-12-01 08:00:00', gains(await makeRole()));
  moveTo('2026-11-23 07:59:59');
  await expect.poll(() => menuOf(person), patience).toEqual([]);
  expect(await untilHeard(lin)).toContain('scheduled');

  world.clock.advance(second);
  await expect.poll(() => menuOf(person), patience).toEqual(['ams-sampleCar']);
  expect(await newest(lin)).toMatchObject({ cause: 'draft', publishTime: '2026-11-23 08:00:00' });
});
