import { hour } from '@portal/common/durations';
import { createHash } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';

/** Much longer than any service lets its codes live. */
const rememberedMs = hour;

export type UsedCodes = ReturnType<typeof createUsedCodes>;

/** Remembers used codes of services outside. Whatever the service thinks, each is good once. */
export function createUsedCodes({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Notes a code as used, before the service is asked. @throws {Refused} when it was shown before. */
    async spend(service: string, code: string): Promise<void> {
      const hash = createHash('sha256').update(`${service}\n${code}`).digest();
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('spent_code')
        .values({ hash, spent_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) refuse('outside.spent');
    },
  };
}

export const deleteOldUsedCodes = (db: Database, now: Date) =>
  db
    .deleteFrom('spent_code')
    .where('spent_at', '<=', new Date(now.getTime() - rememberedMs))
    .execute();
