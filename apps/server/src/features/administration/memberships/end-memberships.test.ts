import { setMemberships } from '@portal/contract/administration/memberships';
import { selectStores } from '@portal/contract/workplace/contexts';
import { expect, test, vi } from 'vitest';
import { cleanUpQueue } from '#platform/jobs/clean-up.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'] });

test('a membership ends by itself after its last day, which is sealed', async () => {
  const lin = await world.person({ stores: ['S02001'] });
  const tab = lin.tab({ storeNo: 'S02001' });
  const last = { key: 'S02001', endsOn: '2026-11-21' };
  await administrator.call(setMemberships, {
    id: lin.id,
    version: 1,
    kind: 'store',
    memberships: [last],
  });
  const past = { ...last, endsOn: '2026-11-20' };
  const tooLate = administrator.call(setMemberships, {
    id: lin.id,
    version: 2,
    kind: 'store',
    memberships: [past],
  });
  await expect(tooLate).rejects.toThrow('membership.over');
  world.jobs.start();
  await world.jobs.send(cleanUpQueue, {});
  await tab(selectStores, {});

  world.clock.advance(8 * 3_600_000);
  await world.jobs.send(cleanUpQueue, {});

  await vi.waitFor(() => expect(tab(selectStores, {})).rejects.toThrow('context.foreign'), 60_000);
  const sealed = () =>
    world.db
      .selectFrom('audit_entry')
      .where('kind', '=', 'person.membership-ended')
      .select('detail')
      .execute();
  await expect
    .poll(sealed)
    .toEqual([{ detail: { object: lin.workNo, before: '{"store":"S02001"}' } }]);
});
