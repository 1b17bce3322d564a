import { PolicyChange, rowOf } from '@portal/contract/policy/changes';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { isLastAdministrator } from '#platform/database/last-administrator.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { wireTime } from '@portal/common/group-time';
import { applyChanges, lockPolicy } from '../changes/apply-changes.ts';
import { insertRevision } from './store.ts';

export const endingQueue: Queue = {
  name: 'policy-endings',
  data: z.object({}),
  retries: 5,
  retryAfter: 2,
  expiresIn: 60,
};
const everyMinute = '* * * * *';

/**
 * Takes roles away whose time is over, by a revision of its own. A job comes at the moment itself; another each minute
 * finds what that one missed.
 */
export function scheduleEndings({ db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs }) {
  async function endDue(): Promise<void> {
    await eachTenant(db, async () => {
      const now = clock.now();
      const due = await endedAt(db, now);
      if (due.length === 0) return;
      try {
        await end(due, now);
      } catch (error) {
        if (!isLastAdministrator(error)) throw error;
        // One by one: the last administrator keeps the role until there is another; the next minute asks again.
        for (const change of due) await end([change], now).catch(unlessLastAdministrator);
      }
    });
  }

  const end = (due: readonly PolicyChange[], now: Date): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await lockPolicy(tx);
      const still = new Set((await endedAt(tx, now)).map(rowOf));
      const changes = due.filter((change) => still.has(rowOf(change)));
      if (changes.length === 0) return;
      await applyChanges(tx, changes);
      await insertRevision(tx, {
        cause: 'expiry',
        changes,
        authorId: null,
        secondId: null,
        reason: '角色到期',
        draftId: null,
        takesBack: null,
        now,
      });
    });

  jobs.work(endingQueue, endDue);
  jobs.repeat(endingQueue, { cron: everyMinute, data: {} });
  return { endDue };
}

function unlessLastAdministrator(error: unknown): void {
  if (!isLastAdministrator(error)) throw error;
}

async function endedAt(tx: Database, now: Date): Promise<PolicyChange[]> {
  const rows = await tx
    .selectFrom('person_role')
    .where(ofTenant('person_role'))
    .where('until', '<=', now)
    .orderBy('role_code')
    .orderBy('person_id')
    .select(['role_code', 'person_id', 'until'])
    .execute();
  return rows.map(({ role_code, person_id, until }) =>
    PolicyChange.parse({
      kind: 'member',
      key: [role_code, person_id],
      before: { until: until && wireTime(until) },
      after: null,
    }),
  );
}
