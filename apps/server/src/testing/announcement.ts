import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';

type Column = Partial<Insertable<Tables['announcement']>>;

/** What a test says of an announcement; without `to` and `scopes` it is for all. It is sent now, unless the test says otherwise. */
export interface AnnouncementTraits extends Column {
  to?: { id: string }[];
  /** Whom a rule means, as the database keeps it: `role:store-clerk`. */
  scopes?: string[];
}

/** Makes announcements up and puts them where the server finds them. */
export const announceIn =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async ({ id = randomUUID(), to, scopes, ...traits }: AnnouncementTraits = {}): Promise<{
    id: string;
  }> => {
    await db
      .insertInto('announcement')
      .values({
        id,
        title: '冬季调价',
        sender: '零售运营中心',
        content: '<p>周日零点生效</p>',
        category: '1',
        sent_at: clock.now(),
        created_at: clock.now(),
        announced_at: clock.now(),
        ...traits,
      })
      .execute();
    const meant = scopes ?? to?.map((person) => `person:${person.id}`) ?? ['everyone'];
    const targets = meant.map((scope) => ({ announcement_id: id, scope }));
    if (targets.length > 0) await db.insertInto('announcement_target').values(targets).execute();
    return { id };
  };
