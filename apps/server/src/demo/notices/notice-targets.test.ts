import { explain } from '@portal/contract/access/explain';
import { pageMine } from '@portal/contract/notices/announcements';
import { isSubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { expect, inject, test } from 'vitest';
import { callsOn } from '#testing/server/caller.ts';
import { startWorld } from '#testing/world.ts';
import { cast } from '../people/cast.ts';
import { notices } from './notices.ts';

const world = await startWorld({ secondFactorRoles: [] });
const { app, authority, clock } = world;

/** Signs a person of the demonstration in, whose password is neither the first one nor too old here. */
async function callsOf(workNo: string) {
  const account = inject('demoAccounts').find((each) => each.workNo === workNo);
  const { token } = await world.signIn(workNo, account?.password ?? '');
  return callsOn(app, { clock, authority, token, workNo, device: workNo });
}

test('TRU-09 every page that an announcement of the demonstration leads to exists, and each reader can be told beforehand whether it is theirs', async () => {
  const now = clock.now();
  // Whom a step after signing in would keep from their inbox.
  await world.db.deleteFrom('person_tenant').where('tenant_id', '<>', 0).execute();
  await world.db.updateTable('person').set({ password_changed_at: now }).execute();
  const answers = new Map<string, string[]>();
  for (const { workNo } of cast) {
    const call = await callsOf(workNo);
    const { records } = await call(pageMine, { pageSize: '100' });
    for (const { titile, openType, openPage } of records) {
      if (openType !== 'url' || openPage === null) continue;
      expect(openPage).toSatisfy((path: string) => isSubsystemKey(path.split('/')[1] ?? ''));
      const { findings } = await call(explain, { asked: openPage });
      const found = findings.filter(({ about, path }) => about === 'page' && path === openPage);
      expect({ titile, workNo, pages: found.length }).toEqual({ titile, workNo, pages: 1 });
      answers.set(titile, [...(answers.get(titile) ?? []), found[0]?.sees ?? '']);
    }
  }
  const leading = notices.filter(({ page, cancelled }) => page !== undefined && !cancelled);
  expect([...answers.keys()].toSorted()).toEqual(leading.map(({ title }) => title).toSorted());
  const nobodys = [...answers].filter(([, sees]) => !sees.includes('yes'));
  expect(nobodys).toEqual([]);
});
