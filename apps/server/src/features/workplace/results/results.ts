import { day } from '@portal/common/durations';
import { type getResult, resultDays, ResultContents } from '@portal/contract/workplace/results';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Clock } from '#platform/time/clock.ts';
import { wireTime } from '@portal/common/group-time';

/** The newest of a person that are kept: a page that keeps one after the other fills nothing. */
const mostOfPerson = 50;

export type Results = ReturnType<typeof createResults>;

/** Keeps the outcomes that pages show, each for its person alone. */
export function createResults({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async keep(personId: string, contents: ResultContents): Promise<{ id: string; path: string }> {
      const id = randomBytes(16).toString('base64url');
      await db
        .insertInto('kept_result')
        .values({
          id,
          person_id: personId,
          contents: JSON.stringify(contents),
          kept_at: clock.now(),
        })
        .execute();
      await deleteBeyond(db, personId);
      return { id, path: `/result/${contents.kind}?id=${id}` };
    },

    /** Returns a result of the person, as it was kept. @throws {Refused} for any other, and once it is too old. */
    async of(personId: string, id: string): Promise<z.output<typeof getResult.result>> {
      const row = await db
        .selectFrom('kept_result')
        .where(ofTenant('kept_result'))
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .where('kept_at', '>', oldest(clock.now()))
        .select(['contents', 'kept_at'])
        .executeTakeFirst();
      if (!row) return refuse('result.not-found');
      return { ...ResultContents.parse(row.contents), keptAt: wireTime(row.kept_at) };
    },
  };
}

const deleteBeyond = (db: Database, personId: string) =>
  db
    .deleteFrom('kept_result')
    .where(ofTenant('kept_result'))
    .where('person_id', '=', personId)
    .where((eb) => {
      const newest = eb
        .selectFrom('kept_result as newest')
        .where(ofTenant('newest'))
        .where('newest.person_id', '=', personId)
        .orderBy('newest.kept_at', 'desc')
        .limit(mostOfPerson)
        .select('newest.id');
      return eb.not(eb('id', 'in', newest));
    })
    .execute();

const oldest = (now: Date): Date => new Date(now.getTime() - resultDays * day);

export const deleteOldResults = (db: Database, now: Date): Promise<void> =>
  eachTenant(db, () =>
    db
      .deleteFrom('kept_result')
      .where(ofTenant('kept_result'))
      .where('kept_at', '<=', oldest(now))
      .execute(),
  );
