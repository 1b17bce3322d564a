import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { insertAnnouncement, replaceScopes } from './desk/store.ts';
import type { Publisher } from './publisher.ts';

/** A message of the portal itself to one person, about something of theirs. */
interface PersonNotice {
  personId: string;
  sender: string;
  title: string;
  words: string;
  /** The page of the portal it leads to. */
  page: string;
  /** The object it is about; such messages are not on the desk of announcements. */
  about: { type: string; id: string };
}

export interface PersonNotices {
  /** Writes a message within a transaction. */
  write: (tx: Database, notice: PersonNotice) => Promise<void>;
  /** Shows the messages that are committed to their people. */
  publish: () => Promise<void>;
}

export function createPersonNotices(
  clock: Clock,
  publisher: Pick<Publisher, 'publishDue'>,
): PersonNotices {
  return {
    async write(tx, { personId, sender, title, words, page, about }) {
      const now = clock.now();
      const id = await insertAnnouncement(tx, {
        title,
        sender,
        content: `<p>${escaped(words)}</p>`,
        category: '2',
        open_type: 'url',
        open_page: page,
        bus_type: about.type,
        bus_id: about.id,
        created_at: now,
        sent_at: now,
        reach: 1,
      });
      await replaceScopes(tx, id, [`person:${personId}`]);
      await tx
        .insertInto('sent_message')
        .values({
          announcement_id: id,
          title,
          channel: 'bell',
          topic: 'letter',
          person_id: personId,
          outcome: 'taken',
          sent_at: now,
          tries: JSON.stringify([{ at: now, kind: 'taken' }]),
        })
        .execute();
    },
    publish: publisher.publishDue,
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (words: string): string =>
  words.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
