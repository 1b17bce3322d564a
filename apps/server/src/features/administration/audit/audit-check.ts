import { z } from 'zod';
import { anchorFileIn, readAnchors } from '#platform/audit/anchor.ts';
import { auditKeyOf } from '#platform/audit/key.ts';
import { verifyChain } from '#platform/audit/verify.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs, Queue } from '#platform/jobs/queue.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Clock } from '#platform/time/clock.ts';
import { countEntries, insertCheck, newestCheck, updateCheck } from './store.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  secret: string;
  config: { dataDirectory: string; earlierSecrets: readonly string[] };
}

export type AuditChecks = ReturnType<typeof createAuditChecks>;

/** A million entries take a minute or two; a check whose node is gone is made by another. */
const checkQueue: Queue<{ id: string }> = {
  name: 'audit-check',
  data: z.object({ id: z.string() }),
  retries: 1,
  retryAfter: 5,
  expiresIn: 1_800,
};

/** Recomputes the chain of the audit trail in a job, and tells how far it is. */
export function createAuditChecks({ db, jobs, clock, secret, config }: Parts) {
  const keys = [secret, ...config.earlierSecrets].map(auditKeyOf);

  async function check(id: string): Promise<void> {
    const total = await countEntries(db);
    await updateCheck(db, id, { state: 'running', checked: 0, total });
    const anchors = await readAnchors(anchorFileIn(config.dataDirectory), keys);
    const onProgress = async (checked: number) => void (await updateCheck(db, id, { checked }));
    const verdict = await verifyChain(db, { keys, anchors, onProgress });
    await updateCheck(db, id, {
      state: verdict.flaw ? 'broken' : 'sound',
      checked: verdict.entries,
      broken_at: verdict.brokenAt ?? null,
      flaw: verdict.flaw ?? null,
      ended_at: clock.now(),
    });
  }

  jobs.work(checkQueue, async ({ data: { id }, isLastTry }) => {
    try {
      await check(id);
    } catch (error) {
      if (isLastTry) await updateCheck(db, id, { state: 'failed', ended_at: clock.now() });
      throw error;
    }
  });

  return {
    newest: () => newestCheck(db),

    async start({ session: { personId } }: Caller): Promise<void> {
      await db.transaction().execute(async (within) => {
        const id = await insertCheck(within, { personId, now: clock.now() });
        if (id !== undefined) await jobs.send(checkQueue, { id }, { within });
      });
      jobs.wake(checkQueue);
    },
  };
}
