import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import { createCleaner } from './clean-html.ts';
import {
  countFor,
  findFor,
  newestUnread,
  pageFor,
  stampRead,
  type Reading,
  type Sought,
  type StoredAnnouncement,
} from './store.ts';

/** How many of each category the bell shows (spec section 3, "Notice list response"). */
const bellShows = 5;

export type Announcements = ReturnType<typeof createAnnouncements>;

interface AnnouncementParts {
  db: Database;
  clock: Clock;
  /** Told whenever somebody has read something. */
  onRead: (personId: string) => void;
}

export function createAnnouncements({ db, clock, onRead }: AnnouncementParts) {
  const clean = createCleaner();
  const readingOf = (personId: string): Reading => ({ personId, now: clock.now() });
  /** Content is kept as its author wrote it, so it is cleaned each time it leaves the house. */
  const cleaned = <A extends StoredAnnouncement>(stored: A): A => ({
    ...stored,
    content: clean(stored.content),
  });

  return {
    /** The newest that a person has not read, five of each category with how many there are of it. */
    async unreadOf(personId: string) {
      const unread = await newestUnread(db, readingOf(personId), bellShows);
      return unread.map(cleaned);
    },

    /** Everything meant for a person, or what of it they look for, newest first; pages begin with 1. */
    async pageOf(personId: string, sought: Sought, page: { number: number; size: number }) {
      const reading = readingOf(personId);
      const stretch = { offset: (page.number - 1) * page.size, limit: page.size };
      const [records, total] = await Promise.all([
        pageFor(db, reading, sought, stretch),
        countFor(db, reading, sought),
      ]);
      return { records: records.map(cleaned), total };
    },

    async find(id: string, personId: string) {
      const stored = await findFor(db, readingOf(personId), id);
      return cleaned(stored ?? refuse('announcement.not-found'));
    },

    async markRead(id: string, personId: string): Promise<void> {
      const isTheirs = await stampRead(db, readingOf(personId), id);
      if (!isTheirs) refuse('announcement.not-found');
      onRead(personId);
    },
  };
}
