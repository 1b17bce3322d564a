import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Tables } from '#platform/tables.gen';

type Column = Partial<Insertable<Tables['announcement']>>;

/** What a test says of an announcement; without `to` it is for all. It is sent now, unless the test says otherwise. */
export interface AnnouncementTraits extends Omit<Column, 'id' | 'audience'> {
  to?: { id: string }[];
}

/** Makes announcements up and puts them where the server finds them. */
export const announceIn =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async ({ to, ...traits }: AnnouncementTraits = {}): Promise<{ id: string }> => {
    const id = randomUUID();
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
        ...traits,
        audience: to ? 'USER' : 'ALL',
      })
      .execute();
    const audience = (to ?? []).map((person) => ({ announcement_id: id, person_id: person.id }));
    if (audience.length > 0)
      await db.insertInto('announcement_audience').values(audience).execute();
    return { id };
  };
